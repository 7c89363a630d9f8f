import type { WireLanguage } from "#contract/scalars.ts";
import { bcp47, LOCALES, wireLanguage } from "#domain/values/localeCodes.ts";

const tagOf = (language: WireLanguage) =>
  bcp47(LOCALES.find((locale) => wireLanguage(locale) === language) ?? "ja");

/** BCP 47 tags by the wire's codes, for `lang`. */
export const LANGUAGE_TAGS: Readonly<Record<WireLanguage, string>> = {
  ja: tagOf("ja"),
  zh: tagOf("zh"),
  en: tagOf("en"),
  tw: tagOf("tw"),
  ko: tagOf("ko"),
};
