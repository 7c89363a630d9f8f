import * as fc from "fast-check";
import { expect, test } from "vitest";
import { shareOut, taxLines } from "./taxLines.ts";

const rates = { food: 8, alcohol: 10, goods: 10 };

test.each([
  [1, 8, 0],
  [13, 8, 0],
  [14, 8, 1],
  [108, 8, 8],
  [1080, 8, 80],
  [110, 10, 10],
  [109, 10, 9],
  [99_999_999, 10, 9_090_909],
  [1078, 7.8, 78],
])("of %d yen at %d percent %d yen are tax", (amount, rate, tax) => {
  const all = { food: rate, alcohol: rate, goods: rate };
  expect(taxLines([{ amount, tax_class: "food" }], 0, 0, all)).toEqual([{ rate, taxable: amount, tax }]);
});

test("a coupon lowers each rate in proportion", () => {
  const goods = [
    { amount: 2000, tax_class: "food" },
    { amount: 1000, tax_class: "alcohol" },
  ] as const;
  expect(taxLines(goods, 300, 0, rates)).toEqual([
    { rate: 8, taxable: 1800, tax: 133 },
    { rate: 10, taxable: 900, tax: 81 },
  ]);
});

test("a coupon for some of the goods lowers the rates of those alone", () => {
  const goods = [
    { amount: 2000, tax_class: "food", isCovered: false },
    { amount: 1000, tax_class: "alcohol" },
  ] as const;
  expect(taxLines(goods, 300, 0, rates)).toEqual([
    { rate: 8, taxable: 2000, tax: 148 },
    { rate: 10, taxable: 700, tax: 63 },
  ]);
});

test("cover charge and delivery fee are taxed at the full rate, and no coupon touches them", () => {
  expect(taxLines([{ amount: 500, tax_class: "food" }], 500, 330, rates)).toEqual([
    { rate: 10, taxable: 330, tax: 30 },
  ]);
});

test("nothing to pay has no tax lines", () => {
  expect(taxLines([], 0, 0, rates)).toEqual([]);
});

test("the tax is the whole yen contained, by exact arithmetic", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), fc.integer({ min: 0, max: 30 }), (amount, rate) => {
      const [line] = taxLines([{ amount, tax_class: "food" }], 0, 0, { food: rate, alcohol: 10, goods: 10 });
      expect(line?.tax).toBe(Number((BigInt(amount) * BigInt(rate)) / BigInt(100 + rate)));
    }),
  );
});

test("shares add up to the whole, and none exceeds its weight", () => {
  const weights = fc.array(fc.nat(50_000), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(weights, fc.nat(1000), (parts, permille) => {
      const sum = parts.reduce((total, part) => total + part, 0);
      const yen = Math.floor((sum * permille) / 1000);
      const shares = shareOut(yen, parts);
      expect(shares.reduce((total, share) => total + share, 0)).toBe(yen);
      shares.forEach((share, index) => expect(share).toBeLessThanOrEqual(parts[index] ?? 0));
    }),
  );
});
