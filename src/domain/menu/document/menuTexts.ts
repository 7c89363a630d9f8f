import type { MenuText } from "#contract/menuDocument.ts";

const LANGUAGES = ["ja", "zh", "tw", "en", "ko"] as const satisfies readonly (keyof MenuText)[];

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
