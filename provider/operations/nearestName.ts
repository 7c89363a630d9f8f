/** The name that a mistyped one was probably meant to be: at most a third of its letters differ; null: none is near. */
export function nearestName(mistyped: string, names: readonly string[]): string | null {
  const withoutPrefix = mistyped.replace(/^NOREN_/, "");
  const ranked = names
    .map((name) => ({
      name,
      distance: Math.min(distance(mistyped, name), distance(withoutPrefix, name)),
    }))
    .toSorted((one, other) => one.distance - other.distance);
  const [nearest] = ranked;
  if (nearest === undefined) return null;
  return nearest.distance <= Math.max(2, Math.floor(withoutPrefix.length / 3)) ? nearest.name : null;
}

/** Edits between two words: letters put in, left out, replaced, or two neighbours swapped (Damerau, 1964). */
function distance(one: string, other: string): number {
  const rows: number[][] = [];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 0; row <= one.length; row += 1) {
    const line: number[] = [];
    rows.push(line);
    for (let column = 0; column <= other.length; column += 1) {
      if (row === 0 || column === 0) {
        line.push(row + column);
        continue;
      }
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
      );
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped && row > 1 && column > 1) least = Math.min(least, at(row - 2, column - 2) + 1);
      line.push(least);
    }
  }
  return at(one.length, other.length);
}
