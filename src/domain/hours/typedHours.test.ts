import { describe, expect, it } from "vitest";
import { areSound, dayIn, hoursText, momentIn, spansIn } from "./typedHours.ts";

describe("hours of a day as they are typed", () => {
  it("are read in whatever width and dashes, with a last order, and past midnight", () => {
    expect(spansIn("9:00～１４：００ 17:00-26:00（L.O. 25:30）")).toEqual([
      { open: "09:00", close: "14:00", last_order: "14:00" },
      { open: "17:00", close: "26:00", last_order: "25:30" },
    ]);
    expect(spansIn(" ")).toEqual([]);
    expect(hoursText(spansIn("9:00-14:00、17:00-26:00(25:30)") ?? [])).toBe("09:00-14:00 17:00-26:00(25:30)");
  });

  it.each([
    "11:00",
    "11-20",
    "25:61-26:00",
    "30:00-31:00",
    "11:00-20:00(21:00)",
    "11:00-20:00(10:00)",
    "11:00-15:00 14:00-20:00",
    "11:00-20:00; drop",
  ])("of “%s” are none", (text) => {
    expect(spansIn(text)).toBeNull();
  });

  it("that a call brings are held to the same", () => {
    const span = (open: string, close: string, last_order = close) => ({ open, close, last_order });
    expect(areSound([span("17:00", "22:00"), span("11:00", "15:00", "14:30")])).toBe(true);
    expect(areSound([span("11:00", "15:00"), span("14:00", "20:00")])).toBe(false);
    expect(areSound([span("11:00", "20:00", "10:00")])).toBe(false);
  });
});

it.each([
  ["2026-12-31", "2026-12-31"],
  ["２０２６/12/5", "2026-12-05"],
  ["2027-02-29", null],
  ["2027-13-01", null],
  ["2026-99-99", null],
  ["soon", null],
  ["", null],
])("the day “%s” is read as %s", (text, day) => {
  expect(dayIn(text)).toBe(day);
});

it.each([
  ["2026-12-31T18:30", "2026-12-31T09:30:00.000Z"],
  ["2026-06-31T18:30", null],
  ["2026-12-31T24:00", null],
  ["2026-12-31", null],
])("the moment “%s” is read as %s", (text, moment) => {
  expect(momentIn(text, "Asia/Tokyo")?.toISOString() ?? null).toBe(moment);
});
