import { expect, test } from "vitest";
import { anyDay, isOnDays, receiveDays } from "./receiveDays.ts";

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
