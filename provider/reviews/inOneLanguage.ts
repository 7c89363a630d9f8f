import type { Localized } from "#provider/db/tables/columns.ts";

/** What a person wrote, which is the same for readers of every language. */
export function inOneLanguage(text: string): Localized {
  return { ja: text, zh: text, en: text, tw: text, ko: text };
}
