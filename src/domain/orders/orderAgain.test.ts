import { describe, expect, it, test } from "vitest";
import { CartAction, DiscountType, GoodsShowType, OptionNeed, SpecType } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import { someLine } from "#state/testing/someLine.ts";
import { someGoods } from "#tests/domain/someGoods.ts";
import { carryOver, orderAgain } from "./orderAgain.ts";

describe("order again", () => {
  const sizes: Goods["option"] = [
    {
      group_id: "size",
      name: "Size",
      is_require: OptionNeed.required,
      is_multiple: 0,
      max_count: 1,
      options: [
        { option_id: "small", name: "Small", price: 0, is_sold_out: 0 },
        { option_id: "large", name: "Large", price: 100, is_sold_out: 0 },
      ],
    },
  ];
  const goods = (id: string, changes: Partial<Goods> = {}): Goods => ({
    id,
    store_id: "diner",
    category_id: "dishes",
    name: id,
    description: "",
    picture: null,
    price: 500,
    totalPrice: 500,
    discount_type: DiscountType.none,
    discount_price: 0,
    spec_type: SpecType.plain,
    option: [],
    optionIds: [],
    is_buffet: 0,
    is_course: 0,
    course_id: null,
    addNum: 0,
    stock: -1,
    is_sold_out: 0,
    goods_show_type: [GoodsShowType.dineIn, GoodsShowType.offPremises],
    tax_class: "food",
    tags: [],
    allergens: [],
    ...changes,
  });
  const ordered = (goods_id: string, number = 1, option_value: string[] = [], unit_price = 500) => ({
    goods_id,
    name: `${goods_id} then`,
    option_value,
    option_name: option_value.join(" / "),
    number,
    unit_price,
  });
  const today = (...all: Goods[]) => new Map(all.map((one) => [one.id, one]));

  describe("ordering again", () => {
    test("puts the same into the cart, with lines alike as one", () => {
      const tea = goods("tea");
      const again = orderAgain([ordered("tea", 2), ordered("tea", 1)], today(tea), GoodsShowType.offPremises);
      expect(again).toEqual({
        lines: [{ goods: tea, option_value: [], number: 3, unit_price: 500 }],
        changes: [],
      });
    });

    test("says what costs more or less today, options included, and takes it at today's price", () => {
      const ramen = goods("ramen", {
        spec_type: SpecType.options,
        option: sizes,
        price: 450,
        discount_type: DiscountType.percent,
        discount_price: 10,
      });
      const { lines, changes } = orderAgain(
        [ordered("ramen", 1, ["large"], 600)],
        today(ramen),
        GoodsShowType.offPremises,
      );
      expect(lines).toMatchObject([{ number: 1, option_value: ["large"], unit_price: 505 }]);
      expect(changes).toEqual([
        {
          name: "ramen then",
          option_name: "large",
          reason: "price_changed",
          ordered: 1,
          number: 1,
          price_before: 600,
          price: 505,
        },
      ]);
    });

    test("leaves out by name what is gone, sold out, of other options, or not for this way of ordering", () => {
      const ramen = goods("ramen", { spec_type: SpecType.options, option: sizes });
      const known = today(
        ramen,
        goods("cake", { is_sold_out: 1 }),
        goods("set", { goods_show_type: [GoodsShowType.dineIn] }),
      );
      const old = [ordered("gone"), ordered("cake"), ordered("ramen", 1, ["huge"]), ordered("set")];
      const { lines, changes } = orderAgain(old, known, GoodsShowType.offPremises);
      expect(lines).toEqual([]);
      expect(changes.map(({ name, reason, number }) => [name, reason, number])).toEqual([
        ["gone then", "gone", 0],
        ["cake then", "sold_out", 0],
        ["ramen then", "options_changed", 0],
        ["set then", "gone", 0],
      ]);
    });

    test("takes as many as are left of what has run short, shared by its lines", () => {
      const ramen = goods("ramen", { spec_type: SpecType.options, option: sizes, stock: 3 });
      const old = [ordered("ramen", 2, ["small"]), ordered("ramen", 2, ["large"], 600)];
      const { lines, changes } = orderAgain(old, today(ramen), GoodsShowType.offPremises);
      expect(lines.map(({ number }) => number)).toEqual([2, 1]);
      expect(changes).toMatchObject([{ reason: "short", ordered: 2, number: 1 }]);
      const none = orderAgain([ordered("tea", 9999)], today(goods("tea")), GoodsShowType.dineIn);
      expect(none.changes).toEqual([]);
    });
  });
});

describe("carry over", () => {
  const to = { action: 3, now_time: "2026-11-21T13:00:00+09:00" } as const;
  const now = (...goods: readonly ReturnType<typeof someGoods>[]) =>
    new Map(goods.map((one) => [one.id, one]));

  describe("a cart carried over to another way of ordering", () => {
    it("holds what can be had there at today's prices, for that way's cart", () => {
      const tea = someLine("tea", { action: CartAction.takeAway, number: 3, table_id: "T1" });
      const { lines, changes } = carryOver([tea], now(someGoods({ id: "tea", price: 1_200 })), to);
      expect(lines).toMatchObject([
        {
          goods_id: "tea",
          number: 3,
          price: 1_200,
          goods_show_type: GoodsShowType.offPremises,
          table_id: null,
          ...to,
        },
      ]);
      expect(changes).toMatchObject([
        { name: "tea", reason: "price_changed", price_before: 1_000, price: 1_200 },
      ]);
    });

    it("names what cannot be had there: gone, for the table alone, or sold out", () => {
      const lines = ["gone", "course", "out"].map((id) => someLine(id, { action: CartAction.takeAway }));
      const goods = now(
        someGoods({ id: "course", goods_show_type: [GoodsShowType.dineIn] }),
        someGoods({ id: "out", is_sold_out: 1 }),
      );
      const found = carryOver(lines, goods, to);
      expect(found.lines).toEqual([]);
      expect(found.changes.map(({ name, reason }) => [name, reason])).toEqual([
        ["gone", "gone"],
        ["course", "gone"],
        ["out", "sold_out"],
      ]);
    });

    it("leaves an offer what it is", () => {
      const offer = {
        special_id: "fair",
        kind: "special",
        receive_from: null,
        receive_until: null,
        limit_per_person: 2,
      } as const;
      const line = someLine("tea", { action: CartAction.offerTakeAway, offer });
      const { lines } = carryOver([line], now(someGoods({ id: "tea" })), {
        ...to,
        action: CartAction.offerDelivery,
      });
      expect(lines).toMatchObject([{ action: 5, offer }]);
    });
  });
});
