import { describe, expect, it } from "vitest";
import { timeLeft } from "./Until.tsx";

const until = "2026-12-01T00:00:00+09:00";
const before = (milliseconds: number) => new Date(Date.parse(until) - milliseconds);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe("how long an offer still runs", () => {
  it("is told in days, below one in hours and minutes, below one of those in minutes", () => {
    expect(timeLeft(until, before(49 * HOUR))).toEqual({ in: "days", count: 2 });
    expect(timeLeft(until, before(24 * HOUR))).toEqual({ in: "days", count: 1 });
    expect(timeLeft(until, before(24 * HOUR - 1))).toEqual({ in: "hours", hours: 23, minutes: 59 });
    expect(timeLeft(until, before(HOUR))).toEqual({ in: "hours", hours: 1, minutes: 0 });
    expect(timeLeft(until, before(HOUR - 1))).toEqual({ in: "minutes", count: 59 });
    expect(timeLeft(until, before(1))).toEqual({ in: "minutes", count: 1 });
  });

  it("is over at its end, not after it", () => {
    expect(timeLeft(until, before(0))).toEqual({ in: "over" });
    expect(timeLeft(until, before(-HOUR))).toEqual({ in: "over" });
  });
});
