import { describe, expect, it } from "vitest";
import { cardPeriod, isPeriodOver } from "./cardPeriod.ts";

describe("a card's valid period", () => {
  it.each([
    ["12/30", "12/30"],
    ["1 / 30", "01/30"],
    ["0130", "01/30"],
    ["12/2030", "12/30"],
    ["１２／３０", "12/30"],
    ["13/30", null],
    ["0/30", null],
    ["12/3", null],
    ["soon", null],
    ["", null],
  ])("%j is %s", (typed, period) => {
    expect(cardPeriod(typed)).toBe(period);
  });

  it("lasts to the end of its month", () => {
    expect(isPeriodOver("11/26", new Date("2026-11-30T23:59:59Z"))).toBe(false);
    expect(isPeriodOver("11/26", new Date("2026-12-01T00:00:00Z"))).toBe(true);
    expect(isPeriodOver("12/26", new Date("2026-12-31T12:00:00Z"))).toBe(false);
    expect(isPeriodOver("12/26", new Date("2027-01-01T00:00:00Z"))).toBe(true);
  });
});
