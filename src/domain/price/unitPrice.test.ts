import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DiscountType, GoodsShowType } from "#contract/enumerations.ts";
import { anyGoods } from "#tests/domain/arbitraries.ts";
import { someGoods, someGroup } from "#tests/domain/someGoods.ts";
import { discounted, specialPrice, unitPrice } from "./unitPrice.ts";

describe("unit price", () => {
  const toppings = [someGroup({ egg: 120, nori: 80 })];

  test("options are added after the goods' own discount", () => {
    const goods = someGoods({
      price: 1000,
      discount_type: DiscountType.percent,
      discount_price: 10,
      option: toppings,
    });
    expect(unitPrice(goods, ["egg", "nori"], GoodsShowType.dineIn)).toEqual({ list: 1200, unit: 1100 });
  });

  test("a discount above the price leaves the options to pay", () => {
    const goods = someGoods({
      price: 300,
      discount_type: DiscountType.amount,
      discount_price: 500,
      option: toppings,
    });
    expect(unitPrice(goods, ["egg"], GoodsShowType.dineIn)).toEqual({ list: 420, unit: 120 });
  });

  test("options of another dish, and the same option twice, add nothing", () => {
    const goods = someGoods({ option: toppings });
    expect(unitPrice(goods, ["egg", "egg", "wasabi"], GoodsShowType.dineIn)).toEqual({
      list: 1120,
      unit: 1120,
    });
  });

  test("buffet goods cost 0 at the table, options included, and their price when taken away", () => {
    const goods = someGoods({ is_buffet: 1, option: toppings });
    expect(unitPrice(goods, ["egg"], GoodsShowType.dineIn)).toEqual({ list: 0, unit: 0 });
    expect(unitPrice(goods, ["egg"], GoodsShowType.offPremises)).toEqual({ list: 1120, unit: 1120 });
  });

  test("the goods' totalPrice is the unit price without options", () => {
    fc.assert(
      fc.property(anyGoods, (goods) => {
        expect(unitPrice(goods, [], GoodsShowType.mall).unit).toBe(goods.totalPrice);
      }),
    );
  });

  test("the unit price never exceeds the list price, in whatever order options were chosen", () => {
    fc.assert(
      fc.property(anyGoods, fc.shuffledSubarray(["egg", "nori", "large"]), (goods, options) => {
        const { list, unit } = unitPrice(goods, options, GoodsShowType.dineIn);
        expect(unit).toBeLessThanOrEqual(list);
        expect(unitPrice(goods, options.toReversed(), GoodsShowType.dineIn)).toEqual({ list, unit });
      }),
    );
  });
});

describe("discounted", () => {
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
});

describe("special price", () => {
  const cake = {
    price: 990,
    totalPrice: 940,
    discount_type: DiscountType.amount,
    discount_price: 50,
  } as const;

  test("an offer's discount stands in place of the goods' own, and is not added to it", () => {
    expect(specialPrice(cake, { discount_type: DiscountType.percent, discount_price: 15 })).toEqual({
      price: 990,
      totalPrice: 842,
      discount_type: DiscountType.percent,
      discount_price: 15,
    });
    expect(specialPrice(cake, { discount_type: DiscountType.amount, discount_price: 200 }).totalPrice).toBe(
      790,
    );
  });

  test("an offer without one of its own leaves the goods their price", () => {
    expect(specialPrice(cake, { discount_type: DiscountType.percent, discount_price: 0 })).toBe(cake);
  });
});
