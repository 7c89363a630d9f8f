import { expect, it } from "vitest";
import { baseDatesBefore, EXEMPT_DAYS, isExempt } from "./prepaidLaw.ts";

it("tells the base dates that are over, the latest first, with two months to report them", () => {
  expect(baseDatesBefore("2026-11-28", 3)).toEqual([
    { day: "2026-09-30", due: "2026-11-30" },
    { day: "2026-03-31", due: "2026-05-31" },
    { day: "2025-09-30", due: "2025-11-30" },
  ]);
  expect(baseDatesBefore("2026-03-31", 1)).toEqual([{ day: "2025-09-30", due: "2025-11-30" }]);
  expect(baseDatesBefore("2026-04-01", 1)).toEqual([{ day: "2026-03-31", due: "2026-05-31" }]);
});

it("what is good for as long as any six months last is exempt", () => {
  const DAY = 86_400_000;
  for (let month = 0; month < 12; month += 1) {
    const sold = Date.UTC(2027, month, 1);
    expect(sold + EXEMPT_DAYS * DAY).toBeLessThanOrEqual(Date.UTC(2027, month + 6, 1));
  }
  expect([isExempt(EXEMPT_DAYS), isExempt(EXEMPT_DAYS + 1), isExempt(null)]).toEqual([true, false, false]);
});
