import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitByDishes, splitByHeads } from "./splitBill.ts";

describe("a bill that is divided", () => {
  it("by heads leaves what does not divide to the first", () => {
    expect(splitByHeads(1_000, 3)).toEqual({ shares: [334, 333, 333], rounding: 1 });
    expect(splitByHeads(1_000, 2)).toEqual({ shares: [500, 500], rounding: 0 });
  });

  it("by dishes takes from each what they ate, and from all what nobody is named for", () => {
    const dishes = [
      { cost: 1_200, eaters: [0] },
      { cost: 900, eaters: [1, 2] },
      { cost: 600, eaters: [] },
    ];
    expect(splitByDishes(2_700, 3, dishes)).toEqual({ shares: [1_400, 650, 650], rounding: 0 });
  });

  it("by dishes shares a coupon and a cover charge in proportion", () => {
    const dishes = [
      { cost: 3_000, eaters: [0] },
      { cost: 1_000, eaters: [1] },
    ];
    expect(splitByDishes(3_600, 2, dishes).shares).toEqual([2_700, 900]);
    expect(splitByDishes(4_400, 2, dishes).shares).toEqual([3_300, 1_100]);
  });

  it("whose dishes cost nothing is divided by heads, and a guest who left is not counted", () => {
    expect(splitByDishes(300, 3, [{ cost: 0, eaters: [1] }]).shares).toEqual([100, 100, 100]);
    expect(splitByDishes(300, 2, [{ cost: 300, eaters: [4] }]).shares).toEqual([150, 150]);
  });

  it("adds up to the bill, owes nobody anything, and rounds by less than a yen a head", () => {
    const people = fc.integer({ min: 1, max: 12 });
    const dish = fc.record({
      cost: fc.integer({ min: 0, max: 100_000 }),
      eaters: fc.uniqueArray(fc.integer({ min: 0, max: 11 })),
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000 }), people, fc.array(dish), (total, count, dishes) => {
        for (const { shares, rounding } of [
          splitByHeads(total, count),
          splitByDishes(total, count, dishes),
        ]) {
          expect(shares).toHaveLength(count);
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
          expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
          expect(rounding).toBeGreaterThanOrEqual(0);
          expect(rounding).toBeLessThan(count);
        }
      }),
    );
  });
});
