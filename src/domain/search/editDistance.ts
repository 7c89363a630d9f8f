/** Edits that a word of so many letters may have: one from four on, two from eight. */
export function editsAllowed(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/**
 * Fewest letters to be changed, left out, put in or exchanged with their neighbor until a word stands somewhere in a
 * text; infinite where it takes more than `most`.
 * @param isWhole whether it must stand where a word of the text begins, with the same letter: few mistype the first
 */
export function editsWithin(word: string, text: string, most: number, isWhole: boolean): number {
  const letters = [...word];
  const within = [...text];
  const begins = (place: number) =>
    (place === 0 || within[place - 1] === " ") &&
    (within[place] === letters[0] || (within[place] === letters[1] && within[place + 1] === letters[0]));
  const start = (place: number) => (!isWhole || begins(place) ? 0 : Number.POSITIVE_INFINITY);
  let before: number[] = [];
  let last = [0, ...letters.map((_, index) => index + 1)].map((edits) => edits + start(0));
  let best = last.at(-1) ?? Number.POSITIVE_INFINITY;
  for (const [at, letter] of within.entries()) {
    const now = [start(at + 1)];
    for (const [index, wanted] of letters.entries()) {
      const same = (last[index] ?? 0) + (wanted === letter ? 0 : 1);
      const exchanged =
        index > 0 && at > 0 && wanted === within[at - 1] && letters[index - 1] === letter
          ? (before[index - 1] ?? Number.POSITIVE_INFINITY) + 1
          : Number.POSITIVE_INFINITY;
      now.push(Math.min(same, exchanged, (last[index + 1] ?? 0) + 1, (now[index] ?? 0) + 1));
    }
    best = Math.min(best, now.at(-1) ?? Number.POSITIVE_INFINITY);
    before = last;
    last = now;
  }
  return best <= most ? best : Number.POSITIVE_INFINITY;
}
