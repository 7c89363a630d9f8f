import type { MenuLanguage } from "#contract/menuDocument.ts";
import { isMenuLanguage } from "#domain/menu/document/menuTexts.ts";
import { LOCALES, wireLanguage } from "#domain/values/localeCodes.ts";

/** The languages of a menu's texts, the one that a store writes first before the others. */
export const MENU_LANGUAGES: readonly MenuLanguage[] = LOCALES.map(wireLanguage).filter(isMenuLanguage);
