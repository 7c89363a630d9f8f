import type { LoadTexts } from "./instance.ts";

/** Texts of a language by their file. */
export type Namespaces = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * A language comes whole, as one file: the first screen's texts come beside the page's code, and whoever goes on needs most of the
 * others, on a network where asking is dearer than a few kilobytes.
 */
const languages = import.meta.glob<{ readonly texts: Namespaces }>("../../locales/*/texts.ts");

/** Reads all texts of a language; none for a language that is not ours, and rejects when they cannot be had. */
export async function readLanguage(locale: string): Promise<Namespaces> {
  return (await languages[`../../locales/${locale}/texts.ts`]?.())?.texts ?? {};
}

/** Reads a namespace of a language; rejects when it cannot be had. */
export const loadTexts: LoadTexts = async (locale, namespace) => {
  const texts = (await readLanguage(locale))[`./${namespace}.json`];
  if (!texts) throw new Error(`No texts ${namespace} in ${locale}`);
  return texts;
};
