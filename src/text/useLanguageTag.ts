import { useTranslation } from "react-i18next";

/** The language shown as `Intl` knows it: Korean's `kr` is `ko`, Chinese by script. */
export function useLanguageTag(): string {
  const { i18n } = useTranslation();
  return intlTag(i18n.language);
}

const tags: Readonly<Record<string, string>> = {
  ja: "ja",
  en: "en",
  "zh-cn": "zh-CN",
  "zh-tw": "zh-TW",
  kr: "ko",
};

export function intlTag(locale: string): string {
  return tags[locale] ?? "ja";
}
