import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { addDays, daysBetween, localDay, weekdayOf, zonedInstant } from "./zonedTime.ts";

describe("zoned time", () => {
  const zones = [
    "Asia/Tokyo",
    "UTC",
    "America/Los_Angeles",
    "Europe/London",
    "Australia/Lord_Howe",
    "America/St_Johns",
    "Asia/Kathmandu",
    "Pacific/Apia",
    "Africa/Casablanca",
  ];
  const zone = fc.constantFrom(...zones);
  /** Any minute from 2020 to 2034. */
  const minute = fc
    .integer({ min: 26_297_280, max: 33_660_000 })
    .map((minutes) => new Date(minutes * 60_000));

  /** Day and minutes that a zone's clock shows, told by another way than the one under test. */
  function clock(instant: Date, timeZone: string): { day: string; minutes: number } {
    const text = instant.toLocaleString("sv-SE", { timeZone });
    const [day = "", time = ""] = text.split(" ");
    const [hour = 0, minutes = 0] = time.split(":").map(Number);
    return { day, minutes: hour * 60 + minutes };
  }

  test.each([
    ["Tokyo noon", "2026-11-20", 720, "Asia/Tokyo", "2026-11-20T03:00:00.000Z"],
    ["two in the morning after", "2026-11-20", 1560, "Asia/Tokyo", "2026-11-20T17:00:00.000Z"],
    ["the last evening of a year", "2026-12-31", 1500, "Asia/Tokyo", "2026-12-31T16:00:00.000Z"],
    ["before the clocks go forward", "2026-03-08", 90, "America/Los_Angeles", "2026-03-08T09:30:00.000Z"],
    [
      "a time that is skipped is the skip",
      "2026-03-08",
      150,
      "America/Los_Angeles",
      "2026-03-08T10:00:00.000Z",
    ],
    ["after the clocks went forward", "2026-03-08", 180, "America/Los_Angeles", "2026-03-08T10:00:00.000Z"],
    ["of two half past ones the first", "2026-11-01", 90, "America/Los_Angeles", "2026-11-01T08:30:00.000Z"],
    ["after the clocks went back", "2026-11-01", 120, "America/Los_Angeles", "2026-11-01T10:00:00.000Z"],
    ["a skip of half an hour", "2026-10-04", 140, "Australia/Lord_Howe", "2026-10-03T15:30:00.000Z"],
    ["a day that an island skipped", "2011-12-30", 720, "Pacific/Apia", "2011-12-30T10:00:00.000Z"],
  ])("%s", (_name, day, minutes, timeZone, instant) => {
    expect(zonedInstant(day, minutes, timeZone).toISOString()).toBe(instant);
  });

  test("a zone that does not exist is a RangeError", () => {
    expect(() => localDay(new Date(0), "Mars/Olympus")).toThrow(RangeError);
  });

  test("days and weekdays go over months, years and leap days", () => {
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
    expect(["2026-11-16", "2026-11-20", "2026-11-22"].map(weekdayOf)).toEqual([1, 5, 7]);
  });

  test("an instant's day is the one that the zone's calendar shows", () => {
    fc.assert(
      fc.property(minute, zone, (instant, tz) => {
        expect(localDay(instant, tz)).toBe(clock(instant, tz).day);
      }),
    );
  });

  test("the instant of a clock time shows that time, and none before does", () => {
    fc.assert(
      fc.property(minute, zone, (instant, tz) => {
        const shown = clock(instant, tz);
        const found = zonedInstant(shown.day, shown.minutes, tz);
        expect(clock(found, tz)).toEqual(shown);
        expect(found.getTime()).toBeLessThanOrEqual(instant.getTime());
      }),
    );
  });

  test("a later clock time never comes before an earlier one, when clocks change either", () => {
    const changing = fc.constantFrom(
      "2026-03-07",
      "2026-03-08",
      "2026-11-01",
      "2026-10-25",
      "2026-03-29",
      "2026-10-04",
    );
    fc.assert(
      fc.property(changing, zone, fc.nat(3000), fc.nat(90), (day, tz, minutes, later) => {
        const first = zonedInstant(day, minutes, tz).getTime();
        expect(zonedInstant(day, minutes + later, tz).getTime()).toBeGreaterThanOrEqual(first);
      }),
      { numRuns: 500 },
    );
  });
});

describe("days between", () => {
  it("the days from one to another, over the end of a month", () => {
    expect(daysBetween("2026-11-29", "2026-12-01")).toEqual(["2026-11-29", "2026-11-30", "2026-12-01"]);
    expect(daysBetween("2026-11-29", "2026-11-28")).toEqual([]);
    expect(daysBetween(undefined, "2026-11-28")).toEqual([]);
  });
});
