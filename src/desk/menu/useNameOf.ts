import { useTranslation } from "react-i18next";
import type { MenuText } from "#contract/menuDocument.ts";
import { wordsIn } from "#domain/menu/document/menuTexts.ts";
import { isLocale, wireLanguage } from "#domain/values/localeCodes.ts";

/** Says a text in the language of whoever reads it; where it is missing, in the first in which it is there. */
export function useNameOf(): (text: MenuText) => string {
  const { i18n, t } = useTranslation("desk/menu");
  const own = isLocale(i18n.language) ? wireLanguage(i18n.language) : "ja";
  return (text) => wordsIn(text, own) || t("nameless");
}
