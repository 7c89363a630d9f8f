import { createInstance, type FormatterModule, type i18n, type Resource } from "i18next";
import { initReactI18next } from "react-i18next";

/** Namespaces of texts, by name, in one language. */
export type Texts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Reads one namespace of a language. */
export type LoadTexts = (locale: string, namespace: string) => Promise<Readonly<Record<string, unknown>>>;

/**
 * Starts the texts in a language with the namespaces that are at hand; synchronous, so that the first render speaks.
 * Every text is at hand before its screen is shown: see `ensureTexts`.
 */
export function startTexts(locale: string, texts: Texts): i18n {
  const instance = createInstance();
  void instance
    .use(initReactI18next)
    .use(formatter)
    .init({
      lng: locale,
      // Our codes are lower case (zh-tw), and i18next would look for zh-TW.
      lowerCaseLng: true,
      fallbackLng: false,
      initAsync: false,
      resources: { [locale]: texts } as Resource,
      defaultNS: "common",
      ns: Object.keys(texts),
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
      returnNull: false,
      keySeparator: ".",
      nsSeparator: ":",
    });
  return instance;
}

/** Loads what a screen's texts lack in a language; resolves when all of them are at hand. */
export async function ensureTexts(
  instance: i18n,
  load: LoadTexts,
  locale: string,
  namespaces: readonly string[],
): Promise<void> {
  const missing = namespaces.filter((namespace) => !instance.hasResourceBundle(locale, namespace));
  const loaded = await Promise.all(missing.map((namespace) => load(locale, namespace)));
  missing.forEach((namespace, index) => {
    instance.addResourceBundle(locale, namespace, loaded[index] ?? {});
  });
}

/** The one format that texts name: {{percent, fold}} in the Chinese ones. i18next's own stay out of the build. */
const formatter: FormatterModule = {
  type: "formatter",
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown, name) => (name === "fold" ? fold(Number(value)) : String(value)),
};

/**
 * What is left to pay after `percent` off, in tenths, as prices are marked in Chinese: 10 gives 9 (9折), 15 gives 8.5
 * (8.5折). `percent` is a whole number from 1 to 99.
 */
function fold(percent: number): string {
  return String((100 - percent) / 10);
}
