import { expect, test } from "vitest";
import { Weekday } from "#contract/enumerations.ts";
import type { HoursOfDays, WeekHours } from "#contract/store.ts";
import { openingAt } from "./openingHours.ts";

type Day = WeekHours[number];
const span = (open: string, close: string, last_order = close) => ({ open, close, last_order });
const on = (weekdays: Day["weekday"][], ...spans: Day["spans"]): WeekHours =>
  weekdays.map((weekday) => ({ weekday, spans }));
const everyDay: Day["weekday"][] = [
  Weekday.monday,
  Weekday.tuesday,
  Weekday.wednesday,
  Weekday.thursday,
  Weekday.friday,
  Weekday.saturday,
  Weekday.sunday,
];
const never = () => false;

/** Tokyo time on a day of November 2026; the 20th is a Friday. */
const tokyo = (day: number, time: string) =>
  new Date(`2026-11-${String(day).padStart(2, "0")}T${time}:00+09:00`);

function told(
  hours: WeekHours,
  instant: Date,
  isHoliday: (day: string) => boolean = never,
  zone = "Asia/Tokyo",
  special: readonly HoursOfDays[] = [],
) {
  const { is_open, closes_at, last_order_at, next_open_at } = openingAt(
    hours,
    instant,
    zone,
    isHoliday,
    special,
  );
  const clock = (date: Date | null) => date?.toLocaleString("sv-SE", { timeZone: zone }).slice(8, 16) ?? "-";
  return `${is_open ? "open" : "closed"}, last order ${clock(last_order_at)}, closes ${clock(closes_at)}, next ${clock(next_open_at)}`;
}

const bar = on(everyDay, span("11:00", "14:30", "14:00"), span("17:00", "26:00", "25:30"));

test.each([
  ["before lunch", "10:59", "closed, last order -, closes -, next 20 11:00"],
  ["at opening", "11:00", "open, last order 20 14:00, closes 20 14:30, next -"],
  ["a minute before last order", "13:59", "open, last order 20 14:00, closes 20 14:30, next -"],
  ["at last order", "14:00", "closed, last order 20 14:00, closes 20 14:30, next 20 17:00"],
  ["between lunch and dinner", "14:30", "closed, last order -, closes -, next 20 17:00"],
  ["in the evening", "23:59", "open, last order 21 01:30, closes 21 02:00, next -"],
])("a bar with lunch and late hours, %s", (_name, time, expected) => {
  expect(told(bar, tokyo(20, time))).toBe(expected);
});

test("after midnight the hours of the day before still run", () => {
  expect(told(bar, tokyo(21, "01:00"))).toBe("open, last order 21 01:30, closes 21 02:00, next -");
  expect(told(bar, tokyo(21, "01:30"))).toBe("closed, last order 21 01:30, closes 21 02:00, next 21 11:00");
  expect(told(bar, tokyo(21, "02:00"))).toBe("closed, last order -, closes -, next 21 11:00");
});

test("18:00 to 02:00 runs to the next day as 26:00 does", () => {
  const late = on(everyDay, span("18:00", "02:00", "01:30"));
  expect(told(late, tokyo(21, "00:30"))).toBe("open, last order 21 01:30, closes 21 02:00, next -");
});

test("a holiday's hours win over the weekday's, and its night runs on into the day after", () => {
  const hours = [...bar, ...on([Weekday.publicHoliday], span("12:00", "25:00"))];
  const isHoliday = (day: string) => day === "2026-11-23";
  expect(told(hours, tokyo(23, "11:30"), isHoliday)).toBe("closed, last order -, closes -, next 23 12:00");
  expect(told(hours, tokyo(24, "00:30"), isHoliday)).toBe(
    "open, last order 24 01:00, closes 24 01:00, next -",
  );
  expect(told(hours, tokyo(23, "01:00"), isHoliday)).toBe(
    "open, last order 23 01:30, closes 23 02:00, next -",
  );
});

test("a store without hours for holidays keeps the weekday's; one with none in them is closed", () => {
  const isHoliday = (day: string) => day === "2026-11-23";
  expect(told(bar, tokyo(23, "12:00"), isHoliday)).toMatch(/^open/);
  expect(told([...bar, ...on([Weekday.publicHoliday])], tokyo(23, "12:00"), isHoliday)).toBe(
    "closed, last order -, closes -, next 24 11:00",
  );
});

test("a special day wins over weekday and holiday, and the night before it runs to its end", () => {
  const hours = [...bar, ...on([Weekday.publicHoliday], span("12:00", "25:00"))];
  const isHoliday = (day: string) => day === "2026-11-23";
  const closed: HoursOfDays = { from: "2026-11-22", until: "2026-11-24", spans: [] };
  const early: HoursOfDays = { from: "2026-11-25", until: "2026-11-25", spans: [span("08:00", "10:00")] };
  const at = (day: number, time: string) =>
    told(hours, tokyo(day, time), isHoliday, "Asia/Tokyo", [closed, early]);
  expect(at(22, "01:00")).toBe("open, last order 22 01:30, closes 22 02:00, next -");
  for (const day of [22, 23, 24])
    expect(at(day, "12:30")).toBe("closed, last order -, closes -, next 25 08:00");
  expect(at(25, "00:30")).toBe("closed, last order -, closes -, next 25 08:00");
  expect(at(25, "09:59")).toBe("open, last order 25 10:00, closes 25 10:00, next -");
  expect(at(25, "12:00")).toBe("closed, last order -, closes -, next 26 11:00");
});

test("the night of a special day runs into the usual day after, and its hours meet that day's", () => {
  const special = [{ from: "2026-11-20", until: "2026-11-20", spans: [span("20:00", "29:00", "28:30")] }];
  expect(told(bar, tokyo(21, "04:00"), never, "Asia/Tokyo", special)).toBe(
    "open, last order 21 04:30, closes 21 05:00, next -",
  );
  expect(told(bar, tokyo(20, "12:00"), never, "Asia/Tokyo", special)).toMatch(/^closed.*next 20 20:00$/);
});

test("the next opening is days away over closed days", () => {
  expect(told(on([Weekday.monday], span("09:00", "12:00")), tokyo(20, "12:00"))).toBe(
    "closed, last order -, closes -, next 23 09:00",
  );
});

test("a store that never opens has no next opening", () => {
  for (const hours of [[], on(everyDay)]) {
    expect(told(hours, tokyo(20, "11:00")).endsWith("next -")).toBe(true);
    expect(openingAt(hours, tokyo(20, "11:00"), "Asia/Tokyo", never).is_open).toBe(false);
  }
});

test("round the clock never closes, however it is written", () => {
  for (const hours of [on(everyDay, span("00:00", "24:00")), on(everyDay, span("06:00", "06:00"))]) {
    expect(told(hours, tokyo(20, "23:59"))).toBe("open, last order -, closes -, next -");
  }
});

test("hours that meet or overlap count as one", () => {
  const meeting = on(everyDay, span("10:00", "15:00"), span("15:00", "22:00", "21:30"));
  expect(told(meeting, tokyo(20, "12:00"))).toBe("open, last order 20 21:30, closes 20 22:00, next -");
  const overlapping = on(everyDay, span("12:00", "20:00", "19:00"), span("10:00", "15:00", "14:00"));
  expect(told(overlapping, tokyo(20, "13:00"))).toBe("open, last order 20 19:00, closes 20 20:00, next -");
  const weekend = [
    ...on([Weekday.saturday], span("18:00", "24:00")),
    ...on([Weekday.sunday], span("00:00", "05:00")),
  ];
  expect(told(weekend, tokyo(21, "20:00"))).toBe("open, last order 22 05:00, closes 22 05:00, next -");
});

test("a last order after closing is at closing", () => {
  expect(told(on(everyDay, span("10:00", "15:00", "15:30")), tokyo(20, "14:00"))).toBe(
    "open, last order 20 15:00, closes 20 15:00, next -",
  );
});

test("hours that begin after midnight belong to the night before", () => {
  const night = on([Weekday.friday], span("25:00", "29:59"));
  expect(told(night, tokyo(21, "00:30"))).toBe("closed, last order -, closes -, next 21 01:00");
  expect(told(night, tokyo(21, "02:00"))).toBe("open, last order 21 05:59, closes 21 05:59, next -");
});

test("the customer's own time zone plays no part: the store's clock decides", () => {
  const seattle = new Date("2026-11-20T08:00:00-08:00");
  expect(told(bar, seattle)).toBe("open, last order 21 01:30, closes 21 02:00, next -");
});

test("a night when the clocks go forward is an hour shorter, one when they go back an hour longer", () => {
  const hours = on(everyDay, span("20:00", "28:00"));
  const length = (start: string) => {
    const { closes_at } = openingAt(hours, new Date(start), "America/Los_Angeles", never);
    return ((closes_at?.getTime() ?? 0) - Date.parse(start)) / 3_600_000;
  };
  expect([length("2026-03-06T20:00:00-08:00"), length("2026-03-07T20:00:00-08:00")]).toEqual([8, 7]);
  expect(length("2026-10-31T20:00:00-07:00")).toBe(9);
});
