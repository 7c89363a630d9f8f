import type { WireLanguage } from "#contract/scalars.ts";

/** Languages by the codes of the wire, of the client, and of browsers; the longest that fits decides. */
const languages: Readonly<Record<string, WireLanguage>> = {
  ja: "ja",
  en: "en",
  ko: "ko",
  kr: "ko",
  zh: "zh",
  tw: "tw",
  "zh-cn": "zh",
  "zh-tw": "tw",
  "zh-hk": "tw",
  "zh-mo": "tw",
  "zh-hant": "tw",
};

/** The page's language: the one asked for in its address, else the first of the browser's that we have, else Japanese. */
export function sandboxLanguage(asked: string | undefined, accepted: string | undefined): WireLanguage {
  const inAddress = asked === undefined ? undefined : known(asked);
  if (inAddress !== undefined) return inAddress;
  const ofBrowser = (accepted ?? "")
    .split(",")
    .map((entry) => {
      const [tag = "", ...parameters] = entry.trim().split(";");
      const weight = parameters
        .find((parameter) => parameter.trim().startsWith("q="))
        ?.trim()
        .slice(2);
      return { language: known(tag), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return ofBrowser.find(({ language }) => language !== undefined)?.language ?? "ja";
}

function known(tag: string): WireLanguage | undefined {
  const parts = tag.toLowerCase().split("-");
  return languages[parts.slice(0, 2).join("-")] ?? languages[parts[0] ?? ""];
}
