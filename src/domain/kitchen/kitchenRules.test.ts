import { describe, expect, it } from "vitest";
import { OrderType } from "#contract/enumerations.ts";
import { isTakenAtOnce, leadMinutes, loadOf, NO_LOAD, waitsAt } from "./kitchenRules.ts";

/** A Saturday, noon in Tokyo. */
const noon = new Date("2026-11-21T03:00:00Z");
const at = (now = noon) => ({ now, time_zone: "Asia/Tokyo", isHoliday: () => false });
const span = (open: string, close: string) => ({ open, close, last_order: close });

describe("taking by itself", () => {
  it("is for the ways that say so: always, or in hours of the week", () => {
    const taking = { 1: "always" as const, 2: [{ weekday: 6 as const, spans: [span("11:00", "14:00")] }] };
    expect(isTakenAtOnce({ taking }, OrderType.dineIn, at())).toBe(true);
    expect(isTakenAtOnce({ taking }, OrderType.takeAway, at())).toBe(true);
    expect(isTakenAtOnce({ taking }, OrderType.takeAway, at(new Date("2026-11-21T05:00:00Z")))).toBe(false);
    expect(isTakenAtOnce({ taking }, OrderType.takeAway, at(new Date("2026-11-22T03:00:00Z")))).toBe(false);
    expect(isTakenAtOnce({ taking }, OrderType.delivery, at())).toBe(false);
    expect(isTakenAtOnce({ taking }, OrderType.shipping, at())).toBe(false);
    expect(isTakenAtOnce({}, OrderType.dineIn, at())).toBe(false);
  });
});

describe("a kitchen's load", () => {
  const wait = { from: 10, every: 5, minutes: 10, most: 25 };
  const close = { from: 20, minutes: 90 };

  it.each([
    [9, 0],
    [10, 10],
    [14, 10],
    [15, 20],
    [20, 25],
    [500, 25],
  ])("of %i open orders adds %i minutes", (open, minutes) => {
    expect(loadOf({ wait, close: null }, open)).toEqual({ extra_minutes: minutes, closed_minutes: 0 });
  });

  it("closes the soonest times, and neither where nothing is set", () => {
    expect(loadOf({ wait: null, close }, 19)).toEqual(NO_LOAD);
    expect(loadOf({ wait: null, close }, 20)).toEqual({ extra_minutes: 0, closed_minutes: 90 });
    expect(loadOf({ wait: null, close: null }, 500)).toEqual(NO_LOAD);
  });

  it("moves the soonest time by what is more of both", () => {
    expect(leadMinutes(20, { extra_minutes: 15, closed_minutes: 0 })).toBe(35);
    expect(leadMinutes(20, { extra_minutes: 15, closed_minutes: 90 })).toBe(90);
  });
});

it("the board's colors come after other minutes in a rush, each day", () => {
  const usual = { slow_minutes: 10, late_minutes: 20 };
  const rush = { spans: [span("11:30", "13:30")], slow_minutes: 20, late_minutes: 40 };
  expect(waitsAt(usual, { rush }, at())).toEqual({ slow_minutes: 20, late_minutes: 40 });
  expect(waitsAt(usual, { rush }, at(new Date("2026-11-21T05:00:00Z")))).toEqual(usual);
  expect(waitsAt(usual, {}, at())).toEqual(usual);
});
