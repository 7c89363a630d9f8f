/** The words in at most `most` UTF-16 units, as LINE counts them, cut between signs that one sees as whole. */
export function cutWords(words: string, most: number): string {
  if (words.length <= most) return words;
  let kept = "";
  for (const { segment } of new Intl.Segmenter().segment(words)) {
    if (kept.length + segment.length > most - 1) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}
