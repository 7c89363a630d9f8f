import * as fc from "fast-check";
import { expect, test } from "vitest";
import { discounted } from "./discounted.ts";

test.each([
  ["no discount", 980, 0, 50, 980],
  ["a fixed amount", 980, 2, 80, 900],
  ["a fixed amount above the price", 980, 2, 1000, 0],
  ["a percentage", 1000, 1, 15, 850],
  ["half a yen rounds up: 841.5", 990, 1, 15, 842],
  ["below half a yen rounds down: 840.1", 955, 1, 12, 840],
  ["half a yen of one", 1, 1, 50, 1],
  ["all of it", 980, 1, 100, 0],
  ["more than all of it", 980, 1, 130, 0],
  ["a negative amount takes nothing", 980, 2, -80, 980],
  ["a negative percentage takes nothing", 980, 1, -10, 980],
] as const)("%s: %d yen, type %d, %d off, costs %d", (_name, price, type, off, costs) => {
  expect(discounted(price, type, off)).toBe(costs);
});

test("a discounted price is whole yen between 0 and the price", () => {
  const type = fc.constantFrom(0 as const, 1 as const, 2 as const);
  fc.assert(
    fc.property(fc.nat(99_999_999), type, fc.integer({ min: -200, max: 200_000 }), (price, kind, off) => {
      const costs = discounted(price, kind, off);
      expect(Number.isInteger(costs) && costs >= 0 && costs <= price).toBe(true);
    }),
  );
});
