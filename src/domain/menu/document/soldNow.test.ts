import { expect, it } from "vitest";
import type { SoldWhen } from "#contract/menuDocument.ts";
import { isSoldAt } from "./soldNow.ts";

// Monday, 23 November 2026, is a public holiday in Japan.
const at = (when: SoldWhen, local: string) =>
  isSoldAt(when, new Date(`2026-11-${local}:00+09:00`), "Asia/Tokyo", (day) => day === "2026-11-23");

it("is sold on its days, of which a public holiday is one of its own", () => {
  const weekdays: SoldWhen = { weekdays: [1, 2, 3, 4, 5], spans: [] };
  expect(at(weekdays, "20T12:00")).toBe(true);
  expect(at(weekdays, "21T12:00")).toBe(false);
  expect(at(weekdays, "23T12:00")).toBe(false);
  expect(at(weekdays, "24T00:00")).toBe(true);
  expect(at({ weekdays: [8], spans: [] }, "23T12:00")).toBe(true);
  expect(at({ weekdays: [8], spans: [] }, "16T12:00")).toBe(false);
});

it("is sold in its hours, from their first minute to before their last", () => {
  const lunch: SoldWhen = { weekdays: [], spans: [{ from: 660, until: 840 }] };
  expect(["10:59", "11:00", "13:59", "14:00"].map((time) => at(lunch, `20T${time}`))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it("is sold past midnight by the day on which its hours began", () => {
  const friday: SoldWhen = { weekdays: [5], spans: [{ from: 1_320, until: 1_560 }] };
  expect(
    ["20T01:00", "20T22:00", "21T01:59", "21T02:00", "21T22:00"].map((time) => at(friday, time)),
  ).toEqual([false, true, true, false, false]);
});
