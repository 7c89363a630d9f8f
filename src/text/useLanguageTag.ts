import { useTranslation } from "react-i18next";
import { intlTag as tagOf, isLocale } from "#domain/values/localeCodes.ts";

/** The language shown as `Intl` knows it: Korean's `kr` is `ko`, Chinese by script. */
export function useLanguageTag(): string {
  const { i18n } = useTranslation();
  return intlTag(i18n.language);
}

export function intlTag(locale: string): string {
  return tagOf(isLocale(locale) ? locale : "ja");
}
