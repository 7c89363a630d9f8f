import type { MenuDocument, MenuText } from "#contract/menuDocument.ts";
import { missingIn } from "./menuTexts.ts";

/** How many texts of a menu are missing in each language, of those that are written in another. */
export function missingTexts({ categories, dishes, groups }: MenuDocument): Record<keyof MenuText, number> {
  const counts = { ja: 0, zh: 0, tw: 0, en: 0, ko: 0 };
  const texts = [
    ...categories.map(({ name }) => name),
    ...groups.flatMap(({ name, options }) => [name, ...options.map((option) => option.name)]),
    ...dishes.flatMap(({ about, name }) => [name, about]),
  ];
  for (const text of texts) {
    const missing = missingIn(text);
    if (missing.length < Object.keys(counts).length) for (const language of missing) counts[language] += 1;
  }
  return counts;
}
