import { expect, it } from "vitest";
import { daysBetween } from "./daysBetween.ts";

it("the days from one to another, over the end of a month", () => {
  expect(daysBetween("2026-11-29", "2026-12-01")).toEqual(["2026-11-29", "2026-11-30", "2026-12-01"]);
  expect(daysBetween("2026-11-29", "2026-11-28")).toEqual([]);
  expect(daysBetween(undefined, "2026-11-28")).toEqual([]);
});
