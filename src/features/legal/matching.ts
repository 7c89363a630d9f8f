import type { LegalAnswer, LegalBlock } from "#text/legal/legalTexts.ts";

/** As typed and as written alike: full and half width, large and small letters. */
const plain = (text: string) => text.normalize("NFKC").toLowerCase();

const wordsOf = (block: LegalBlock): string => {
  if (typeof block === "string") return block;
  if ("list" in block) return block.list.join(" ");
  return "pairs" in block ? block.pairs.flat().join(" ") : "";
};

/** The questions in which, or in whose answers, every word of a search stands; all of them for no words. */
export function matching(items: readonly LegalAnswer[], search: string): readonly LegalAnswer[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return items.filter(({ question, blocks }) => {
    const text = plain([question, ...blocks.map(wordsOf)].join(" "));
    return words.every((word) => text.includes(word));
  });
}
