/** Makes many of something, so many at a time; `make` is told how many, and how many there are already. */
export async function inParts<Made>(
  count: number,
  atOnce: number,
  make: (count: number, from: number) => Promise<readonly Made[]>,
): Promise<Made[]> {
  const all: Made[] = [];
  while (all.length < count) all.push(...(await make(Math.min(atOnce, count - all.length), all.length)));
  return all;
}

/** The figure that a share of all figures is not above. */
export function shareOf(figures: readonly number[], share: number): number {
  return figures.toSorted((a, b) => a - b)[Math.ceil(figures.length * share) - 1] ?? Number.NaN;
}
