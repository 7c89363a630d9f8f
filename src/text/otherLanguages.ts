import type { i18n } from "i18next";
import { type Locale, LOCALES } from "#domain/values/localeCodes.ts";
import { type Namespaces, readLanguage } from "./loadTexts.ts";

/** The namespaces that a card for the staff is written in. */
const CARD = ["staffCard", "menu", "bill"] as const;

const files: Namespaces = import.meta.glob<Readonly<Record<string, unknown>>>(
  "../../locales/ja/{staffCard,menu,bill}.json",
  { eager: true, import: "default" },
);

/**
 * What the staff read, whatever language the customer does. The words come along with the code of whoever imports this:
 * what is shown across the counter must not need a network.
 */
export function japaneseOf(instance: i18n) {
  for (const namespace of CARD) {
    if (instance.hasResourceBundle("ja", namespace)) continue;
    instance.addResourceBundle("ja", namespace, files[`../../locales/ja/${namespace}.json`] ?? {});
  }
  return instance.getFixedT("ja", CARD);
}

interface Coverage {
  readonly locale: Locale;
  /** Of the texts that Japanese has, 0 to 1. */
  readonly share: number;
}

/** How many of the app's texts each language has, of those that Japanese has; rejects when one cannot be had. */
export async function coverageOf(): Promise<readonly Coverage[]> {
  const all = await Promise.all(
    LOCALES.map(async (locale) => ({ locale, keys: keysOf(await readLanguage(locale)) })),
  );
  const wanted = [...(all.find(({ locale }) => locale === "ja")?.keys ?? [])];
  return all.map(({ locale, keys }) => ({
    locale,
    share: wanted.filter((key) => keys.has(key)).length / Math.max(1, wanted.length),
  }));
}

/** The path of each text, without the plural form that some languages write and Japanese does not. */
export function keysOf(texts: Namespaces): Set<string> {
  const found = new Set<string>();
  const walk = (value: unknown, path: string) => {
    if (typeof value === "string") {
      if (value.trim() !== "") found.add(path.replace(/_(zero|one|two|few|many|other)$/, ""));
    } else for (const [key, each] of Object.entries(value ?? {})) walk(each, `${path}.${key}`);
  };
  for (const [file, each] of Object.entries(texts)) walk(each, file);
  return found;
}
