import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyBillOf, anyGoods } from "#tests/domain/arbitraries.ts";
import { billLine, billOf, coverCharge, priceDifference, reachesMinimumTotal } from "./bill.ts";
import { unitPrice } from "./unitPrice.ts";

describe("bill", () => {
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
});

describe("cover charge", () => {
  test.each([
    ["each diner pays", 1, 330, 4, 1320],
    ["a store without cover charge takes none", 0, 330, 4, 0],
    ["newcomers alone are counted: none", 1, 330, 0, 0],
    ["a negative count takes nothing", 1, 330, -2, 0],
  ] as const)("%s", (_name, is_tea_money, tea_money, people, charge) => {
    expect(coverCharge({ is_tea_money, tea_money, people })).toBe(charge);
  });
});

describe("minimum total", () => {
  test.each([
    [0, false, false],
    [1, false, false],
    [2, false, true],
    [0, true, true],
    [1, true, false],
  ])("a total of %d yen, of buffet dishes alone %s: %s", (total, isBuffetAlone, isEnough) => {
    expect(reachesMinimumTotal(total, isBuffetAlone)).toBe(isEnough);
  });
});

describe("price difference", () => {
  const bill = billOf({
    lines: [{ list: 1000, unit: 900, number: 1, tax_class: "food" }],
    cover: { is_tea_money: 0, tea_money: 0, people: 1 },
    rates: { food: 10, alcohol: 10, goods: 10 },
  });

  test("the shown total that agrees lets the order pass", () => {
    expect(priceDifference(900, bill)).toBeNull();
  });

  test.each([899, 901, 0])("%d yen shown for 900 stops the order with both", (shown_total) => {
    expect(priceDifference(shown_total, bill)).toEqual({ shown_total, bill });
  });
});
