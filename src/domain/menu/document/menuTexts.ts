import { MenuLanguage, type MenuText } from "#contract/menuDocument.ts";

const LANGUAGES: readonly MenuLanguage[] = MenuLanguage.def.values;

/** A text that nobody has written. */
export const NO_TEXT: MenuText = { ja: "", zh: "", tw: "", en: "", ko: "" };

/** A text in the languages in which it was written: those that are missing are left out. */
export function written(text: Readonly<Partial<MenuText>>): Partial<MenuText> {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => (text[language] ? [[language, text[language]]] : [])),
  );
}

/** The languages in which a text is missing. */
export function missingIn(text: MenuText): (keyof MenuText)[] {
  return LANGUAGES.filter((language) => text[language] === "");
}

/** A text with an empty one for each language in which it is missing, of whatever was kept. */
export function everyLanguage(text: unknown): MenuText {
  const kept: ReadonlyMap<string, unknown> = new Map(
    typeof text === "object" && text !== null ? Object.entries(text) : [],
  );
  const said = (language: keyof MenuText) => {
    const words = kept.get(language);
    return typeof words === "string" ? words : "";
  };
  return { ja: said("ja"), zh: said("zh"), tw: said("tw"), en: said("en"), ko: said("ko") };
}

/** A language of the app in which menus are written, too. */
export const isMenuLanguage = (language: string): language is MenuLanguage =>
  LANGUAGES.some((one) => one === language);

/** A text in a language, or in the first in which it was written; empty where it is in none. */
export function wordsIn(text: MenuText, language: string): string {
  const own = isMenuLanguage(language) ? text[language] : "";
  return own || (LANGUAGES.map((one) => text[one]).find((words) => words !== "") ?? "");
}
