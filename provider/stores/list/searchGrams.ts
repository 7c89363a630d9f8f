/**
 * The single characters and the pairs of neighbours in a text that `searchText` has folded, each once. What holds a
 * word holds its grams, so that an index of them finds one letter, part of a word, and words that no blanks part.
 */
export function searchGrams(folded: string): string[] {
  const grams = new Set<string>();
  for (const word of folded.split(" ")) {
    let before = "";
    for (const character of word) {
      grams.add(character);
      if (before !== "") grams.add(before + character);
      before = character;
    }
  }
  return [...grams];
}
