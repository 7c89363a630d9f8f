/**
 * The languages, by the app's own codes (specification, section 1), in the order in which they are offered. A new one is
 * a line here and a folder in `locales/`. `wire` is its code on the wire, `name` its name in itself, `tag` its BCP 47
 * tag for `lang`, `region` the one with a territory, for `Intl` and for other services.
 */
export const LANGUAGES = {
  ja: { wire: "ja", name: "日本語", tag: "ja", region: "ja-JP" },
  "zh-cn": { wire: "zh", name: "简体中文", tag: "zh-Hans", region: "zh-CN" },
  en: { wire: "en", name: "English", tag: "en", region: "en-US" },
  "zh-tw": { wire: "tw", name: "繁體中文", tag: "zh-Hant", region: "zh-TW" },
  kr: { wire: "ko", name: "한국어", tag: "ko", region: "ko-KR" },
} as const;
