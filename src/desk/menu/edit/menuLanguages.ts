import type { MenuLanguage, MenuText } from "#contract/menuDocument.ts";
import { isMenuLanguage } from "#domain/menu/document/menuTexts.ts";
import { LOCALES, wireLanguage } from "#domain/values/localeCodes.ts";

/** The languages of a menu's texts, the one that a store writes first before the others. */
export const MENU_LANGUAGES: readonly MenuLanguage[] = LOCALES.map(wireLanguage).filter(isMenuLanguage);

/** A text that nobody has written yet. */
export const NO_WORDS: MenuText = { ja: "", zh: "", tw: "", en: "", ko: "" };
