import { LOCALES, type Locale } from "#domain/localeCodes.ts";
import { type Namespaces, readLanguage } from "./loadTexts.ts";

interface Coverage {
  readonly locale: Locale;
  /** Of the texts that Japanese has, 0 to 1. */
  readonly share: number;
}

/** How many of the app's texts each language has, of those that Japanese has; rejects when one cannot be had. */
export async function coverageOf(): Promise<readonly Coverage[]> {
  const all = await Promise.all(
    LOCALES.map(async (locale) => ({ locale, keys: keysOf(await readLanguage(locale), locale) })),
  );
  const wanted = [...(all.find(({ locale }) => locale === "ja")?.keys ?? [])];
  return all.map(({ locale, keys }) => ({
    locale,
    share: wanted.filter((key) => keys.has(key)).length / Math.max(1, wanted.length),
  }));
}

/** Keys without the plural form that some languages write and Japanese does not. */
function keysOf(texts: Namespaces, locale: Locale): Set<string> {
  const found = new Set<string>();
  const walk = (value: unknown, path: string) => {
    if (typeof value === "string") {
      if (value.trim() !== "") found.add(path.replace(/_(zero|one|two|few|many|other)$/, ""));
    } else for (const [key, each] of Object.entries(value ?? {})) walk(each, `${path}.${key}`);
  };
  for (const [file, each] of Object.entries(texts)) walk(each, file.replace(`/${locale}/`, "/"));
  return found;
}
