import type { Locale } from "#domain/values/localeCodes.ts";

/** Each language in its own words. */
export const languageNames: Readonly<Record<Locale, string>> = {
  ja: "日本語",
  "zh-cn": "简体中文",
  en: "English",
  "zh-tw": "繁體中文",
  kr: "한국어",
};
