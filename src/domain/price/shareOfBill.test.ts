import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { likelyTendered, shareOfTaxes, sharesOfPieces, sumOfTaxes, taxesLeft } from "./shareOfBill.ts";

const taxes = [
  { rate: 8, taxable: 1_080, tax: 80 },
  { rate: 10, taxable: 2_200, tax: 200 },
];

describe("the share of a bill's taxes", () => {
  it("is in proportion by rate", () => {
    expect(shareOfTaxes(1_640, taxes)).toEqual([
      { rate: 8, taxable: 540, tax: 40 },
      { rate: 10, taxable: 1_100, tax: 100 },
    ]);
    expect(shareOfTaxes(0, taxes)).toEqual([]);
    expect(shareOfTaxes(1, taxes)).toEqual([{ rate: 10, taxable: 1, tax: 0 }]);
  });

  it("of all parts comes to the bill's, to the yen", () => {
    const rate = fc.record({ taxable: fc.integer({ min: 1, max: 90_000 }), share: fc.nat(10) });
    fc.assert(
      fc.property(
        fc.array(rate, { minLength: 1, maxLength: 3 }),
        fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 9 }),
        (rates, shares) => {
          const whole = rates.map(({ share, taxable }, index) => ({
            rate: index + 5,
            taxable,
            tax: Math.floor((taxable * share) / 100),
          }));
          let left = whole.reduce((sum, { taxable }) => sum + taxable, 0);
          const paid: (typeof whole)[] = [];
          for (const share of [...shares, 100]) {
            const amount = Math.ceil((left * share) / 100);
            if (amount === 0) break;
            const own = shareOfTaxes(amount, taxesLeft(whole, paid));
            expect(own.reduce((sum, { taxable }) => sum + taxable, 0)).toBe(amount);
            paid.push(own);
            left -= amount;
          }
          expect(sumOfTaxes(paid)).toEqual(whole);
        },
      ),
    );
  });
});

it("falls to pieces by what they cost, with cover charge and coupon, and to nothing that is free", () => {
  const lines = [
    { unit_price: 300, number: 2 },
    { unit_price: 0, number: 1 },
    { unit_price: 400, number: 1 },
  ];
  expect(sharesOfPieces(1_000, lines)).toEqual([[300, 300], [0], [400]]);
  expect(sharesOfPieces(1_001, lines)).toEqual([[300, 300], [0], [401]]);
  expect(sharesOfPieces(500, [{ unit_price: 0, number: 1 }])).toEqual([[0]]);
});

it("names what is likely to be handed over", () => {
  expect(likelyTendered(3_240)).toEqual([3_240, 4_000, 5_000, 10_000]);
  expect(likelyTendered(10_000)).toEqual([10_000]);
  expect(likelyTendered(12_300)).toEqual([12_300, 13_000, 15_000, 20_000]);
});
