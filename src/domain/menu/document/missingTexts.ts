import type { MenuDocument, MenuText } from "#contract/menuDocument.ts";
import { missingIn } from "./menuTexts.ts";
import { textsOf } from "./textsOf.ts";

/** How many texts of a menu are missing in each language, of those that are written in another. */
export function missingTexts(menu: MenuDocument): Record<keyof MenuText, number> {
  const counts = { ja: 0, zh: 0, tw: 0, en: 0, ko: 0 };
  for (const { words } of textsOf(menu)) {
    const missing = missingIn(words);
    if (missing.length < Object.keys(counts).length) for (const language of missing) counts[language] += 1;
  }
  return counts;
}
