import { useTranslation } from "react-i18next";
import type { MenuText } from "#contract/menuDocument.ts";
import { wordsIn } from "#domain/menu/document/menuTexts.ts";
import { isLocale, wireLanguage } from "#domain/values/localeCodes.ts";

/** Says a text of a menu in the language of the desk, else in the first in which it was written. */
export function useMenuWords(): (text: MenuText) => string {
  const { i18n, t } = useTranslation("desk/publish");
  const language = isLocale(i18n.language) ? wireLanguage(i18n.language) : "ja";
  return (text) => wordsIn(text, language) || t("unnamed");
}
