import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyGoods } from "#tests/domain/arbitraries.ts";
import { someGoods, someGroup } from "#tests/domain/someGoods.ts";
import { unitPrice } from "./unitPrice.ts";

const toppings = [someGroup({ egg: 120, nori: 80 })];

test("options are added after the goods' own discount", () => {
  const goods = someGoods({ price: 1000, discount_type: 1, discount_price: 10, option: toppings });
  expect(unitPrice(goods, ["egg", "nori"], 1)).toEqual({ list: 1200, unit: 1100 });
});

test("a discount above the price leaves the options to pay", () => {
  const goods = someGoods({ price: 300, discount_type: 2, discount_price: 500, option: toppings });
  expect(unitPrice(goods, ["egg"], 1)).toEqual({ list: 420, unit: 120 });
});

test("options of another dish, and the same option twice, add nothing", () => {
  const goods = someGoods({ option: toppings });
  expect(unitPrice(goods, ["egg", "egg", "wasabi"], 1)).toEqual({ list: 1120, unit: 1120 });
});

test("buffet goods cost 0 at the table, options included, and their price when taken away", () => {
  const goods = someGoods({ is_buffet: 1, option: toppings });
  expect(unitPrice(goods, ["egg"], 1)).toEqual({ list: 0, unit: 0 });
  expect(unitPrice(goods, ["egg"], 2)).toEqual({ list: 1120, unit: 1120 });
});

test("the goods' totalPrice is the unit price without options", () => {
  fc.assert(
    fc.property(anyGoods, (goods) => {
      expect(unitPrice(goods, [], 3).unit).toBe(goods.totalPrice);
    }),
  );
});

test("the unit price never exceeds the list price, in whatever order options were chosen", () => {
  fc.assert(
    fc.property(anyGoods, fc.shuffledSubarray(["egg", "nori", "large"]), (goods, options) => {
      const { list, unit } = unitPrice(goods, options, 1);
      expect(unit).toBeLessThanOrEqual(list);
      expect(unitPrice(goods, options.toReversed(), 1)).toEqual({ list, unit });
    }),
  );
});
