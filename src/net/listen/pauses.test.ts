import { describe, expect, it } from "vitest";
import { pauseAfter } from "./pauses.ts";

const GUESTS = 2_000;

/** When each of those who were cut off together is back, of a provider that is away for so many milliseconds. */
function returnsAfter(away: number): number[] {
  return Array.from({ length: GUESTS }, () => {
    let at = 0;
    for (let failures = 0; at < away; failures += 1) at += pauseAfter(failures);
    return at;
  });
}

/** How many of them come in the busiest second. */
function busiestSecond(times: readonly number[]): number {
  const inOrder = times.toSorted((a, b) => a - b);
  return Math.max(
    ...inOrder.map((from, index) => inOrder.slice(index).filter((at) => at < from + 1_000).length),
  );
}

describe("pauses before one connects again", () => {
  it("grow with each failure to a quarter of a minute, and are never as long for everybody", () => {
    for (const [failures, usual] of [1_000, 2_000, 4_000, 8_000, 15_000, 15_000].entries()) {
      const tried = Array.from({ length: 200 }, () => pauseAfter(failures));
      expect(Math.min(...tried)).toBeGreaterThanOrEqual(usual / 2);
      expect(Math.max(...tried)).toBeLessThanOrEqual(usual * 1.5);
      expect(new Set(tried).size).toBeGreaterThan(100);
    }
    expect(pauseAfter(9, [0])).toBe(0);
  });

  it.each([
    [5_000, 0.33],
    [20_000, 0.12],
  ])("spread 2,000 guests after %i ms: at most so great a part comes in one second (%f)", (away, part) => {
    expect(busiestSecond(returnsAfter(away))).toBeLessThan(GUESTS * part);
  });
});
