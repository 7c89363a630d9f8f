/** Metres that one walks in a minute, as Japan's fair competition code for property advertisements reckons. */
const PACE = 80;

/** Minutes on foot for so many metres, at least one, begun minutes counted whole. */
export function walkingMinutes(metres: number): number {
  return Math.max(1, Math.ceil(metres / PACE));
}
