import type { WireLanguage } from "#contract/scalars.ts";

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<WireLanguage, string>> = {
  ja: "日本語",
  zh: "简体中文",
  en: "English",
  tw: "繁體中文",
  ko: "한국어",
};
