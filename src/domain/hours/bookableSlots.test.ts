import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Weekday } from "#contract/enumerations.ts";
import type { WeekHours } from "#contract/store.ts";
import { anyDay, bookableSlots, isOnDays, receiveDays, slotFault, type SlotRules } from "./bookableSlots.ts";

describe("bookable slots", () => {
  const everyDay = (open: string, close: string, last_order = close): WeekHours =>
    ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({ weekday, spans: [{ open, close, last_order }] }));
  const rulesOf = (changes: Partial<SlotRules> = {}): SlotRules => ({
    hours: everyDay("11:00", "20:00"),
    time_zone: "Asia/Tokyo",
    isHoliday: () => false,
    lead_minutes: 20,
    slot_minutes: 15,
    paused_until: null,
    ...changes,
  });
  const tokyo = (time: string) => new Date(`${time}+09:00`);
  /** As the clock on the store's wall shows them. */
  const shown = (times: readonly Date[]) =>
    times.map((time) => new Date(time.getTime() + 9 * 3_600_000).toISOString().slice(5, 16));

  describe("times that can be booked", () => {
    test("run from the lead time to the last order, on the same clock times all day", () => {
      const rules = rulesOf({ hours: everyDay("11:10", "20:00", "19:30") });
      const times = shown(bookableSlots(rules, tokyo("2026-11-21T18:31"), 1));
      expect(times).toEqual(["11-21T18:55", "11-21T19:10", "11-21T19:25"]);
      expect(shown(bookableSlots(rules, tokyo("2026-11-21T09:00"), 1))[0]).toBe("11-21T11:10");
      expect(shown(bookableSlots(rules, tokyo("2026-11-21T19:20"), 1))).toEqual([]);
      expect(shown(bookableSlots(rules, tokyo("2026-11-21T19:20"), 2))[0]).toBe("11-22T11:10");
    });

    test("of a lead time that ends on the minute include that minute", () => {
      expect(shown(bookableSlots(rulesOf(), tokyo("2026-11-21T18:40"), 1))[0]).toBe("11-21T19:00");
    });

    test("past midnight belong to the evening before", () => {
      const rules = rulesOf({ hours: everyDay("18:00", "02:00", "25:30"), slot_minutes: 30 });
      const before = shown(bookableSlots(rules, tokyo("2026-11-21T23:50"), 1));
      expect(before).toEqual(["11-22T00:30", "11-22T01:00"]);
      const after = shown(bookableSlots(rules, tokyo("2026-11-22T00:20"), 1));
      expect(after.slice(0, 2)).toEqual(["11-22T01:00", "11-22T18:00"]);
    });

    test("on a special day follow its own hours, on a holiday too, and are none on one that is closed", () => {
      const rules = rulesOf({
        isHoliday: (day) => day === "2026-11-23",
        special: [
          { from: "2026-11-22", until: "2026-11-22", spans: [] },
          {
            from: "2026-11-23",
            until: "2026-11-24",
            spans: [{ open: "23:30", close: "24:30", last_order: "24:30" }],
          },
        ],
      });
      const times = shown(bookableSlots(rules, tokyo("2026-11-21T19:10"), 5));
      expect(times.slice(0, 6)).toEqual([
        "11-21T19:30",
        "11-21T19:45",
        "11-23T23:30",
        "11-23T23:45",
        "11-24T00:00",
        "11-24T00:15",
      ]);
      expect(times).not.toContain("11-24T11:00");
      expect(times).toContain("11-25T11:00");
      const now = tokyo("2026-11-21T12:00");
      expect(slotFault(rules, tokyo("2026-11-22T12:00"), now)).toBe("outside_hours");
      expect(slotFault(rules, tokyo("2026-11-23T12:00"), now)).toBe("outside_hours");
      expect(slotFault(rules, tokyo("2026-11-24T00:15"), now)).toBeNull();
      expect(slotFault(rules, tokyo("2026-11-25T00:15"), now)).toBeNull();
      expect(slotFault(rules, tokyo("2026-11-26T00:15"), now)).toBe("outside_hours");
    });

    test("on a holiday follow the holiday's hours, and are none where it says so", () => {
      const holiday = { isHoliday: (day: string) => day === "2026-11-23" };
      const hours = (spans: WeekHours[number]["spans"]): WeekHours => [
        ...everyDay("11:00", "20:00"),
        { weekday: Weekday.publicHoliday, spans },
      ];
      const lunch = rulesOf({
        ...holiday,
        hours: hours([{ open: "12:00", close: "13:00", last_order: "13:00" }]),
      });
      const noon = tokyo("2026-11-23T09:00");
      expect(shown(bookableSlots(lunch, noon, 1))).toEqual([
        "11-23T12:00",
        "11-23T12:15",
        "11-23T12:30",
        "11-23T12:45",
      ]);
      expect(slotFault(lunch, tokyo("2026-11-23T15:00"), noon)).toBe("outside_hours");
      expect(bookableSlots(rulesOf({ ...holiday, hours: hours([]) }), noon, 1)).toEqual([]);
    });

    test("begin the lead time after a rest, and say that it is the rest", () => {
      const rules = rulesOf({ paused_until: tokyo("2026-11-21T14:00") });
      const now = tokyo("2026-11-21T12:00");
      expect(shown(bookableSlots(rules, now, 1))[0]).toBe("11-21T14:30");
      expect(slotFault(rules, tokyo("2026-11-21T13:00"), now)).toBe("resting");
      expect(slotFault(rules, tokyo("2026-11-21T12:15"), now)).toBe("too_soon");
      expect(slotFault(rules, tokyo("2026-11-21T13:00"), tokyo("2026-11-21T15:00"))).toBe("too_soon");
    });

    test("reach fourteen days", () => {
      const now = tokyo("2026-11-21T12:00");
      expect(shown(bookableSlots(rulesOf(), now, 99)).at(-1)).toBe("12-04T19:45");
      expect(slotFault(rulesOf(), tokyo("2026-12-04T19:45"), now)).toBeNull();
      expect(slotFault(rulesOf(), tokyo("2026-12-05T12:00"), now)).toBe("no_slot");
    });

    test("of an offer are on its days alone, however far ahead they are", () => {
      const rules = rulesOf({ receive: { from: "2026-12-20", until: "2026-12-25" } });
      const now = tokyo("2026-11-21T12:00");
      const times = shown(bookableSlots(rules, now, 99));
      expect([times[0], times.at(-1)]).toEqual(["12-20T11:00", "12-25T19:45"]);
      expect(shown(bookableSlots(rules, now, 1)).at(-1)).toBe("12-20T19:45");
      expect(slotFault(rules, tokyo("2026-12-25T19:45"), now)).toBeNull();
      expect(slotFault(rules, tokyo("2026-12-26T12:00"), now)).toBe("wrong_day");
      expect(slotFault(rules, tokyo("2026-11-21T13:00"), now)).toBe("wrong_day");
      const never = rulesOf({ receive: { from: "2026-12-20", until: "2026-12-10" } });
      expect(bookableSlots(never, now, 99)).toEqual([]);
    });

    test("are none on days that never come, nor in years that no calendar counts", () => {
      const now = tokyo("2026-11-21T12:00");
      for (const receive of [
        { from: "9999-12-31", until: null },
        { from: "9999-12-30", until: "9999-12-31" },
        { from: null, until: "0000-01-01" },
      ])
        expect(bookableSlots(rulesOf({ receive }), now, 62)).toEqual([]);
      const always = rulesOf({ receive: { from: "0000-01-01", until: "9999-12-31" } });
      expect(bookableSlots(always, now, 62)).toHaveLength(61 * 36 + 30);
      expect(slotFault(rulesOf(), new Date("0000-01-01T00:00:00Z"), now)).toBe("too_soon");
      expect(slotFault(always, new Date("9999-12-31T23:59:59Z"), now)).toBe("no_slot");
    });

    test("that the hours hold but the slots do not are refused", () => {
      const now = tokyo("2026-11-21T12:00");
      expect(slotFault(rulesOf(), tokyo("2026-11-21T15:07"), now)).toBe("no_slot");
      expect(slotFault(rulesOf(), tokyo("2026-11-21T15:00:30"), now)).toBe("no_slot");
      expect(slotFault(rulesOf(), tokyo("2026-11-21T20:00"), now)).toBe("outside_hours");
    });
  });

  test("what is listed can be booked, and nothing else", () => {
    const clock = fc.integer({ min: 0, max: 47 }).map((half) => [Math.floor(half / 2), (half % 2) * 30]);
    const written = ([hours = 0, minutes = 0]: number[]) =>
      [hours, minutes].map((part) => String(part).padStart(2, "0")).join(":");
    const rules = fc.record({
      open: clock.map(written),
      close: clock.map(written),
      lead_minutes: fc.constantFrom(0, 10, 45, 200),
      slot_minutes: fc.constantFrom(10, 15, 40, 60),
      time_zone: fc.constantFrom("Asia/Tokyo", "America/New_York"),
      pausedHours: fc.constantFrom(null, 5, 30),
      receive: fc.constantFrom(
        { from: null, until: null },
        { from: "2026-11-01", until: "2026-11-02" },
        { from: "2026-11-03", until: null },
        { from: null, until: "2026-10-31" },
      ),
    });
    // The clocks of New York go back on 1 November 2026.
    const moment = fc
      .integer({ min: 0, max: 5 * 1440 })
      .map((minute) => Date.UTC(2026, 9, 30) + minute * 60_000);
    fc.assert(
      fc.property(rules, moment, ({ open, close, pausedHours, ...rest }, instant) => {
        const now = new Date(instant);
        const paused_until = pausedHours === null ? null : new Date(instant + pausedHours * 3_600_000);
        const given = rulesOf({ ...rest, hours: everyDay(open, close), paused_until });
        const listed = new Set(bookableSlots(given, now, 99).map((time) => time.getTime()));
        for (let minute = 0; minute < 6 * 1440; minute += 10) {
          const time = new Date(Math.floor(instant / 600_000) * 600_000 + minute * 60_000);
          expect([time, slotFault(given, time, now) === null]).toEqual([time, listed.has(time.getTime())]);
        }
      }),
      { numRuns: 6 },
    );
  });
});

describe("receive days", () => {
  test("a cart can be had on the days that all its offers share", () => {
    const early = { receive_from: "2026-12-01", receive_until: "2026-12-20" };
    const late = { receive_from: "2026-12-10", receive_until: null };
    expect(receiveDays([early, late])).toEqual({ from: "2026-12-10", until: "2026-12-20" });
    expect(receiveDays([{ receive_from: null, receive_until: null }])).toEqual(anyDay);
    expect(receiveDays([])).toEqual(anyDay);
  });

  test("both ends are among the days", () => {
    const days = { from: "2026-12-01", until: "2026-12-20" };
    const on = ["2026-11-30", "2026-12-01", "2026-12-20", "2026-12-21"].map((day) => isOnDays(day, days));
    expect(on).toEqual([false, true, true, false]);
  });
});
