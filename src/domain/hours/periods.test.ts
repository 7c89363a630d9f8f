import { describe, expect, it } from "vitest";
import { haveMomentInCommon, periodState } from "./periods.ts";

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
const from = (start: number | null, end: number | null) => ({
  start_time: start === null ? null : at(start),
  end_time: end === null ? null : at(end),
});

describe("a period", () => {
  it.each([
    [from(3, 5), 2, "coming"],
    [from(3, 5), 3, "on"],
    [from(3, 5), 5, "over"],
    [from(null, 5), 1, "on"],
    [from(3, null), 23, "on"],
    [from(null, null), 0, "on"],
  ])("%j at %i is %s", (period, hour, state) => {
    expect(periodState(period, at(hour))).toBe(state);
  });

  it.each([
    [from(1, 3), from(2, 4), true],
    [from(1, 3), from(3, 4), false],
    [from(null, 3), from(3, null), false],
    [from(null, null), from(3, 4), true],
    [from(1, null), from(null, 2), true],
  ])("%j and %j have a moment in common: %s", (one, other, have) => {
    expect(haveMomentInCommon(one, other)).toBe(have);
    expect(haveMomentInCommon(other, one)).toBe(have);
  });
});
