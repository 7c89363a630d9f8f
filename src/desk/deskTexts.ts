import type { Locale } from "#domain/values/localeCodes.ts";
import type { Texts } from "#text/instance.ts";

/** Of each language what the desk says, and what the parts say that it shares with the customers' client. */
const files = import.meta.glob<Readonly<Record<string, unknown>>>(
  ["../../locales/*/desk/*.json", "../../locales/*/{form,common,menu}.json"],
  { import: "default" },
);

/** Reads the desk's texts of a language; rejects when they cannot be had. */
export async function deskTexts(locale: Locale): Promise<Texts> {
  const folder = `../../locales/${locale}/`;
  const own = Object.entries(files).filter(([path]) => path.startsWith(folder));
  const read = await Promise.all(
    own.map(async ([path, load]) => [path.slice(folder.length).replace(".json", ""), await load()] as const),
  );
  return Object.fromEntries(read);
}
