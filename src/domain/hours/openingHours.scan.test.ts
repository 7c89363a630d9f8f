import * as fc from "fast-check";
import { expect, test } from "vitest";
import { Weekday } from "#contract/enumerations.ts";
import type { HoursOfDays, WeekHours } from "#contract/store.ts";
import { openingAt } from "./openingHours.ts";
import { addDays } from "./zonedTime.ts";

const MINUTE = 60_000;
const DAY = 24 * 60;

/** Weeks with a change of clocks, a year's end, a leap day, and Japanese holidays. */
const weeks: [zone: string, start: string, holidays: string[]][] = [
  ["Asia/Tokyo", "2026-04-27", ["2026-04-29", "2026-05-04", "2026-05-05", "2026-05-06"]],
  ["Asia/Tokyo", "2026-12-28", ["2027-01-01"]],
  ["Asia/Tokyo", "2028-02-25", []],
  ["America/Los_Angeles", "2026-03-05", ["2026-03-08"]],
  ["America/Los_Angeles", "2026-10-29", ["2026-11-01"]],
  ["Europe/London", "2026-03-26", []],
  ["Europe/London", "2026-10-22", ["2026-10-26"]],
  ["Australia/Lord_Howe", "2026-10-01", []],
  ["Australia/Lord_Howe", "2027-04-01", ["2027-04-04"]],
];

const clockTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Hours as stores write them, and as none should: late, twisted, overlapping, closed, with a last order anywhere. */
const anySpan = fc
  .tuple(fc.nat(26 * 4), fc.integer({ min: 1, max: 60 }), fc.nat(12), fc.boolean())
  .map(([open, length, before, isWritten24]) => {
    const start = open * 15;
    const end = Math.min(start + length * 15, 29 * 60 + 59);
    const last = Math.max(start, end - before * 15);
    const written = (minutes: number) => clockTime(isWritten24 && start < DAY ? minutes % DAY : minutes);
    return { open: clockTime(start), close: written(end), last_order: written(last) };
  });
const anyHours: fc.Arbitrary<WeekHours> = fc.uniqueArray(
  fc.record({
    weekday: fc.constantFrom(
      1 as const,
      2 as const,
      3 as const,
      4 as const,
      5 as const,
      6 as const,
      7 as const,
      8 as const,
    ),
    spans: fc.array(anySpan, { maxLength: 3 }),
  }),
  { selector: ({ weekday }) => weekday, maxLength: 8 },
);

interface Minute {
  readonly time: number;
  /** Minutes that the zone's calendar and clock have counted since 1970; a clock put back waits until it has caught up. */
  readonly wall: number;
}

/** Every minute of some days as the zone's own clock shows it. */
function scan(zone: string, start: string, days: number): Minute[] {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
  const first = Date.parse(`${start}T00:00:00Z`) - DAY * MINUTE;
  const minutes: Minute[] = [];
  let wall = 0;
  for (let index = 0; index < days * DAY; index += 1) {
    const time = first + index * MINUTE;
    const shown = Date.parse(`${format.format(time).replace(" ", "T")}Z`) / MINUTE;
    wall = Math.max(wall, shown);
    minutes.push({ time, wall });
  }
  return minutes;
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** Each minute of the wall, from its start, when orders are taken: written down one by one. */
function takenMinutes(
  hours: WeekHours,
  from: number,
  days: number,
  { holidays, special }: { readonly holidays: string[]; readonly special: readonly HoursOfDays[] },
): Set<number> {
  const taken = new Set<number>();
  for (let day = 0; day < days; day += 1) {
    const midnight = from + day * DAY;
    const date = new Date(midnight * MINUTE);
    const name = date.toISOString().slice(0, 10);
    const isHoliday = holidays.includes(name);
    const hasHoliday = hours.some(({ weekday }) => weekday === Weekday.publicHoliday);
    const weekday = isHoliday && hasHoliday ? 8 : date.getUTCDay() || 7;
    const own = special.find(({ from: first, until }) => first <= name && name <= until);
    const usual = hours.find((each) => each.weekday === weekday);
    for (const { open, close, last_order } of (own ?? usual)?.spans ?? []) {
      const start = minutesOf(open);
      const end = minutesOf(close) <= start ? minutesOf(close) + DAY : minutesOf(close);
      const last = minutesOf(last_order) <= start ? minutesOf(last_order) + DAY : minutesOf(last_order);
      for (let minute = start; minute < Math.min(end, last); minute += 1) taken.add(midnight + minute);
    }
  }
  return taken;
}

test.each(weeks)(
  "in %s from %s every minute agrees with a scan of the clock",
  (zone, start, holidays) => {
    const minutes = scan(zone, start, 11);
    const firstDay = Math.floor((minutes[0]?.wall ?? 0) / DAY) * DAY - 3 * DAY;
    fc.assert(
      fc.property(
        anyHours,
        fc.array(fc.tuple(fc.nat(2), fc.array(anySpan, { maxLength: 2 })), { maxLength: 3 }),
        fc.array(fc.integer({ min: 0, max: 9 * DAY }), { minLength: 40, maxLength: 40 }),
        (hours, drafts, picks) => {
          // Each begins three days after the one before, and lasts one to three days.
          const special = drafts.map(([more, spans], index) => {
            const from = addDays(start, index * 3);
            return { from, until: addDays(from, more), spans };
          });
          const taken = takenMinutes(hours, firstDay, 18, { holidays, special });
          const isTaken = minutes.map(({ wall }) => taken.has(wall));
          // Each beginning and end of the hours, the minute before and after, and minutes anywhere.
          const turns = isTaken.flatMap((is, index) =>
            is === isTaken[index - 1] ? [] : [index - 1, index, index + 1],
          );
          for (const index of new Set([...turns, ...picks])) {
            const minute = minutes[index];
            if (!minute || index > 9 * DAY) continue;
            const isHoliday = (day: string) => holidays.includes(day);
            const at = openingAt(hours, new Date(minute.time), zone, isHoliday, special);
            const turn = isTaken.findIndex((is, later) => later > index && is !== isTaken[index]);
            const change = turn === -1 ? null : (minutes[turn]?.time ?? null);
            const found = { is_open: at.is_open, next: null as number | null };
            const asked = { is_open: isTaken[index], next: null as number | null };
            if (change !== null) {
              asked.next = change;
              found.next = (at.is_open ? at.last_order_at : at.next_open_at)?.getTime() ?? null;
            }
            expect({ when: new Date(minute.time).toISOString(), ...found }).toEqual({
              when: new Date(minute.time).toISOString(),
              ...asked,
            });
            expect(
              at.closes_at === null || at.last_order_at === null || at.closes_at >= at.last_order_at,
            ).toBe(true);
          }
        },
      ),
      { numRuns: 10 },
    );
  },
  60_000,
);
