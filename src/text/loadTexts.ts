import type { LoadTexts } from "./instance.ts";

/** Texts of a language by their file, relative to `languages/`. */
export type Namespaces = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * A language comes whole, as one file: the first screen's texts are in the page, and whoever goes on needs most of the
 * others, on a network where asking is dearer than a few kilobytes.
 */
const languages: Readonly<Record<string, () => Promise<{ readonly texts: Namespaces }>>> = {
  ja: () => import("./languages/ja.ts"),
  "zh-cn": () => import("./languages/zh-cn.ts"),
  en: () => import("./languages/en.ts"),
  "zh-tw": () => import("./languages/zh-tw.ts"),
  kr: () => import("./languages/kr.ts"),
};

/** Reads all texts of a language; none for a language that is not ours, and rejects when they cannot be had. */
export async function readLanguage(locale: string): Promise<Namespaces> {
  return (await languages[locale]?.())?.texts ?? {};
}

/** Reads a namespace of a language; rejects when it cannot be had. */
export const loadTexts: LoadTexts = async (locale, namespace) => {
  const texts = (await readLanguage(locale))[`../../../locales/${locale}/${namespace}.json`];
  if (!texts) throw new Error(`No texts ${namespace} in ${locale}`);
  return texts;
};
