import * as fc from "fast-check";
import { expect, test } from "vitest";
import { billOf } from "./bill.ts";
import { billLine } from "./billLine.ts";
import { anyBillOf, anyGoods } from "#tests/domain/arbitraries.ts";
import { unitPrice } from "./unitPrice.ts";

const dineIn = { food: 10, alcohol: 10, goods: 10 };
const takeAway = { food: 8, alcohol: 10, goods: 10 };
const noCover = { is_tea_money: 0, tea_money: 0, people: 2 } as const;

test("a dine-in bill names every amount that leads to its total", () => {
  const bill = billOf({
    lines: [
      { list: 1000, unit: 900, number: 2, tax_class: "food" },
      { list: 600, unit: 600, number: 1, tax_class: "alcohol" },
      { list: 0, unit: 0, number: 3, tax_class: "food" },
    ],
    cover: { is_tea_money: 1, tea_money: 330, people: 2 },
    rates: dineIn,
  });
  expect(bill).toEqual({
    list_subtotal: 2600,
    goods_discount: 200,
    goods_subtotal: 2400,
    coupon_discount: 0,
    cover_charge: 660,
    delivery_fee: 0,
    total: 3060,
    taxes: [{ rate: 10, taxable: 3060, tax: 278 }],
  });
});

test("delivered food and its delivery are taxed at their own rates", () => {
  const bill = billOf({
    lines: [
      { list: 1080, unit: 1080, number: 1, tax_class: "food" },
      { list: 550, unit: 550, number: 1, tax_class: "alcohol" },
    ],
    cover: noCover,
    delivery: { dispatchprice: 330, freeprice: 3000 },
    rates: takeAway,
  });
  expect(bill.total).toBe(1960);
  expect(bill.taxes).toEqual([
    { rate: 8, taxable: 1080, tax: 80 },
    { rate: 10, taxable: 880, tax: 80 },
  ]);
});

test("a coupon never takes more than the goods cost, nor the free delivery that they reached", () => {
  const bill = billOf({
    lines: [{ list: 3000, unit: 3000, number: 1, tax_class: "food" }],
    coupon: { discount: 5000 },
    cover: noCover,
    delivery: { dispatchprice: 330, freeprice: 3000 },
    rates: takeAway,
  });
  expect(bill).toMatchObject({ coupon_discount: 3000, delivery_fee: 0, total: 0, taxes: [] });
});

test("the total is the sum of the parts that explain it", () => {
  fc.assert(
    fc.property(anyBillOf, (of) => {
      const bill = billOf(of);
      expect(bill.goods_subtotal).toBe(bill.list_subtotal - bill.goods_discount);
      expect(bill.total).toBe(
        bill.goods_subtotal - bill.coupon_discount + bill.cover_charge + bill.delivery_fee,
      );
      const amounts = Object.values(bill).filter((value) => typeof value === "number");
      for (const amount of amounts) expect(Number.isInteger(amount) && amount >= 0).toBe(true);
    }),
  );
});

test("what is taxed adds up to the total, one line a rate", () => {
  fc.assert(
    fc.property(anyBillOf, (of) => {
      const { taxes, total } = billOf(of);
      expect(taxes.reduce((sum, { taxable }) => sum + taxable, 0)).toBe(total);
      expect(new Set(taxes.map(({ rate }) => rate)).size).toBe(taxes.length);
    }),
  );
});

test("the tax is rounded once a rate: splitting lines changes nothing", () => {
  fc.assert(
    fc.property(anyBillOf, (of) => {
      const pieces = of.lines.flatMap((line) =>
        Array.from({ length: line.number }, () => ({ ...line, number: 1 })),
      );
      expect(billOf({ ...of, lines: pieces })).toEqual(billOf(of));
    }),
  );
});

test("the order of the lines changes nothing", () => {
  fc.assert(
    fc.property(anyBillOf, (of) => {
      expect(billOf({ ...of, lines: of.lines.toReversed() })).toEqual(billOf(of));
    }),
  );
});

test("the cart's price and the provider's are the same for the same goods", () => {
  const line = fc.record({
    goods: anyGoods,
    option_value: fc.subarray(["egg", "nori", "large"]),
    number: fc.integer({ min: 1, max: 9 }),
  });
  fc.assert(
    fc.property(fc.array(line), fc.constantFrom(1 as const, 2 as const, 3 as const), (lines, showType) => {
      const shown = lines.reduce(
        (sum, { goods, option_value, number }) =>
          sum + unitPrice(goods, option_value, showType).unit * number,
        0,
      );
      const charged = billOf({
        lines: lines.map(({ goods, ...chosen }) => billLine(goods, chosen, showType)),
        cover: noCover,
        rates: takeAway,
      });
      expect(charged.total).toBe(shown);
    }),
  );
});
