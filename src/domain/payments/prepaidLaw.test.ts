import { expect, it } from "vitest";
import { EXEMPT_DAYS, isExempt, nextBaseDay } from "./prepaidLaw.ts";

it.each([
  ["2026-01-01", "2026-03-31"],
  ["2026-03-31", "2026-03-31"],
  ["2026-04-01", "2026-09-30"],
  ["2026-10-01", "2027-03-31"],
])("from %s on the next base day is %s", (today, day) => {
  expect(nextBaseDay(today)).toBe(day);
});

it("what is good for as long as any six months last is exempt", () => {
  const DAY = 86_400_000;
  for (let month = 0; month < 12; month += 1) {
    const sold = Date.UTC(2027, month, 1);
    expect(sold + EXEMPT_DAYS * DAY).toBeLessThanOrEqual(Date.UTC(2027, month + 6, 1));
  }
  expect([isExempt(EXEMPT_DAYS), isExempt(EXEMPT_DAYS + 1), isExempt(null)]).toEqual([true, false, false]);
});
