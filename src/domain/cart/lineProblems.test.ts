import { describe, expect, it, test } from "vitest";
import type { CartLine } from "#contract/cart.ts";
import { GoodsShowType } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import { someGoods, someGroup } from "#tests/domain/someGoods.ts";
import { lineProblems, overLimit } from "./lineProblems.ts";

describe("line problems", () => {
  const group = someGroup({ egg: 120 });
  const ramen = someGoods({ option: [group] });
  const menu = (...goods: Goods[]) => new Map(goods.map((each) => [each.id, each]));
  const asked = (number = 1, price = 1000, option_value: string[] = []) => ({
    goods_id: "ramen",
    option_value,
    number,
    price,
  });

  test("a cart that agrees with the menu has no problems", () => {
    expect(lineProblems([asked(3), asked(1, 1120, ["egg"])], menu(ramen), GoodsShowType.dineIn)).toEqual([]);
  });

  test.each<[string, Goods[], { reason: string; left: number; price: number }]>([
    ["goods that left the menu", [], { reason: "gone", left: 0, price: 0 }],
    [
      "goods not sold this way",
      [someGoods({ goods_show_type: [GoodsShowType.mall] })],
      { reason: "gone", left: 0, price: 0 },
    ],
    ["goods that sold out", [{ ...ramen, is_sold_out: 1 }], { reason: "sold_out", left: 0, price: 1120 }],
    ["goods out of stock", [{ ...ramen, stock: 0 }], { reason: "sold_out", left: 0, price: 1120 }],
    ["too few left", [{ ...ramen, stock: 1 }], { reason: "short", left: 1, price: 1120 }],
    [
      "an option that went",
      [someGoods({ option: [someGroup({ nori: 80 })] })],
      {
        reason: "options_changed",
        left: -1,
        price: 1000,
      },
    ],
    [
      "an option that sold out",
      [
        {
          ...ramen,
          option: [{ ...group, options: group.options.map((option) => ({ ...option, is_sold_out: 1 })) }],
        },
      ],
      { reason: "options_changed", left: -1, price: 1120 },
    ],
    ["another price", [{ ...ramen, price: 1100 }], { reason: "price_changed", left: -1, price: 1220 }],
    [
      "an option at another price",
      [someGoods({ option: [someGroup({ egg: 150 })] })],
      {
        reason: "price_changed",
        left: -1,
        price: 1150,
      },
    ],
  ])("tells of %s", (_name, goods, problem) => {
    expect(lineProblems([asked(2, 1120, ["egg"])], menu(...goods), GoodsShowType.dineIn)).toEqual([
      { goods_id: "ramen", option_value: ["egg"], ...problem },
    ]);
  });

  test("a line has one problem, the gravest", () => {
    const goods = { ...ramen, price: 1100, stock: 1, is_sold_out: 1 as const };
    expect(lineProblems([asked(2)], menu(goods), GoodsShowType.dineIn)).toMatchObject([
      { reason: "sold_out" },
    ]);
  });

  test("lines of the same goods share its stock, the first served first", () => {
    const lines = [asked(2), asked(2, 1120, ["egg"])];
    expect(lineProblems(lines, menu({ ...ramen, stock: 4 }), GoodsShowType.dineIn)).toEqual([]);
    expect(lineProblems(lines, menu({ ...ramen, stock: 3 }), GoodsShowType.dineIn)).toMatchObject([
      { option_value: ["egg"], reason: "short", left: 1 },
    ]);
    expect(lineProblems(lines, menu({ ...ramen, stock: 2 }), GoodsShowType.dineIn)).toMatchObject([
      { option_value: ["egg"], reason: "short", left: 0 },
    ]);
  });

  test("goods from a list, without their groups, are judged by stock alone", () => {
    const listed: Goods = { ...ramen, option: [], price: 1100, stock: 1 };
    expect(lineProblems([asked(1, 1120, ["egg"])], menu(listed), GoodsShowType.dineIn)).toEqual([]);
    expect(lineProblems([asked(2, 1120, ["egg"])], menu(listed), GoodsShowType.dineIn)).toMatchObject([
      { reason: "short" },
    ]);
  });

  test("options of goods that have none are a change", () => {
    expect(lineProblems([asked(1, 1000, ["egg"])], menu(someGoods()), GoodsShowType.dineIn)).toMatchObject([
      { reason: "options_changed" },
    ]);
  });

  test("buffet goods are free at the table, and a price for them is a change", () => {
    const buffet = { ...ramen, is_buffet: 1 as const };
    expect(lineProblems([asked(1, 0)], menu(buffet), GoodsShowType.dineIn)).toEqual([]);
    expect(lineProblems([asked(1, 1000)], menu(buffet), GoodsShowType.dineIn)).toMatchObject([
      { reason: "price_changed", price: 0 },
    ]);
  });
});

describe("over limit", () => {
  const offer = {
    special_id: "fair",
    kind: "activity",
    receive_from: null,
    receive_until: null,
    limit_per_person: 3,
  } as const;
  const line = (number: number, said: Partial<CartLine> = {}) => ({
    goods_id: "bento",
    option_value: [],
    number,
    price: 350,
    offer,
    ...said,
  });

  it("an offer's limit counts all lines of its goods together", () => {
    expect(overLimit([line(3)])).toEqual([]);
    expect(
      overLimit([line(2), line(2, { option_value: ["egg"] }), line(1, { option_value: ["nori"] })]),
    ).toEqual([
      { goods_id: "bento", option_value: ["egg"], reason: "limit", left: 1, price: 350 },
      { goods_id: "bento", option_value: ["nori"], reason: "limit", left: 0, price: 350 },
    ]);
  });

  it("lines without an offer, and offers without a limit, have none", () => {
    const { offer: _, ...plain } = line(99);
    expect(overLimit([plain, line(99, { offer: { ...offer, limit_per_person: -1 } })])).toEqual([]);
  });
});
