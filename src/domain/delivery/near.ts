/** Metres that are near: a walk, a ride, a trip. What is farther is not near, and is shown when it is asked for. */
export const NEAR = [3_000, 10_000, 30_000] as const;

/** How far to look after so many metres were not enough; null: anywhere. */
export function fartherThan(metres: number): number | null {
  return NEAR.find((each) => each > metres) ?? null;
}
