import holidayJp from "@holiday-jp/holiday_jp";
import { expect, it } from "vitest";
import { holidayName } from "./opening.ts";

it("a holiday has its name in the language asked for, and a day in lieu is called so", () => {
  expect(holidayName("2026-11-23", "ja")).toBe("勤労感謝の日");
  expect(holidayName("2026-11-23", "en")).toBe("Labor Thanksgiving Day");
  expect(holidayName("2026-05-06", "tw")).toBe("補假");
  expect(holidayName("2026-11-24", "en")).toBeNull();
});

it("none to come is left in Japanese", () => {
  const days = Object.keys(holidayJp.holidays).filter((day) => day >= "2026" && day < "2050");
  const names = new Set(days.map((day) => holidayName(day, "en") ?? day));
  expect([...names].filter((name) => !/^[A-Z][a-zA-Z’ ]+$/.test(name))).toEqual([]);
});
