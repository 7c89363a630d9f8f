import type { Localized } from "#provider/db/tables/columns.ts";

/** One text in the five languages, in the order in which the demo's menus are written. */
export function words(ja: string, zh: string, en: string, tw: string, ko: string): Localized {
  return { ja, zh, en, tw, ko };
}
