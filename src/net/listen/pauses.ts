/** Milliseconds before the first, second, … and every further try to connect again, on average. */
const PAUSES = [1_000, 2_000, 4_000, 8_000, 15_000];

/**
 * Milliseconds to wait after so many tries to connect have failed before this one: half to one and a half of the usual,
 * so that those who were all cut off at the same moment do not all come back at the same moment.
 */
export function pauseAfter(failures: number, pauses: readonly number[] = PAUSES): number {
  const pause = pauses[Math.min(failures, pauses.length - 1)] ?? 0;
  return pause * (0.5 + Math.random());
}
