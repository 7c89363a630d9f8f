import * as fc from "fast-check";
import { expect, test } from "vitest";
import { CartAction, GoodsShowType, SpecType } from "#contract/enumerations.ts";
import { someGoods, someGroup } from "#tests/domain/someGoods.ts";
import {
  addLine,
  cartKey,
  cartLine,
  cartTotals,
  cateType,
  clearCart,
  lineKey,
  reduceLine,
  removeLine,
  setNumber,
} from "./cart.ts";
import { deductLines } from "./changeLines.ts";

const place = {
  goods_show_type: GoodsShowType.dineIn,
  action: 1,
  store_id: "bar",
  table_id: "t1",
  now_time: "2026-11-20T12:00:00+09:00",
} as const;
const ramen = someGoods({ option: [someGroup({ egg: 120, nori: 80 })] });
const line = (option_value: string[], number = 1) => cartLine(ramen, { option_value, number }, place);

test("each store has five carts, three normal and two of activities", () => {
  const actions = [1, 2, 3, 4, 5] as const;
  expect(new Set(actions.map((action) => cartKey("bar", action))).size).toBe(5);
  expect(cartKey("bar", CartAction.dineIn)).not.toBe(cartKey("cafe", CartAction.dineIn));
  expect(actions.map(cateType)).toEqual([1, 1, 1, 2, 2]);
});

test("a line holds what was chosen, its names and one piece's price", () => {
  expect(line(["nori", "egg", "egg"], 2)).toMatchObject({
    goods_id: "ramen",
    spec_type: SpecType.options,
    option_value: ["nori", "egg"],
    option_name: "Group: egg, nori",
    number: 2,
    price: 1200,
    store_id: "bar",
  });
});

test("the same goods with the same options, in any order, grow the line in its place", () => {
  const cart = [line(["egg", "nori"]), line([])];
  expect(addLine(cart, line(["nori", "egg"], 2)).map(({ number }) => number)).toEqual([3, 1]);
});

test("other options make a line of their own, at the end", () => {
  const cart = addLine([line(["egg"])], line(["nori"]));
  expect(cart.map(({ option_value }) => option_value)).toEqual([["egg"], ["nori"]]);
});

test("a line that grows takes the price that was shown last", () => {
  const dearer = cartLine({ ...ramen, price: 1100 }, { option_value: [], number: 1 }, place);
  expect(addLine([line([])], dearer)).toMatchObject([{ number: 2, price: 1100 }]);
});

test("reducing stops at 1; deleting removes; clearing empties", () => {
  const cart = [line([], 2), line(["egg"])];
  const key = lineKey(line([]));
  const reduced = reduceLine(reduceLine(reduceLine(cart, key), key), key);
  expect(reduced.map(({ number }) => number)).toEqual([1, 1]);
  expect(removeLine(cart, key)).toEqual([line(["egg"])]);
  expect(clearCart()).toEqual([]);
});

test.each([
  [5, 5],
  [0, 1],
  [-3, 1],
  [2.9, 2],
  [20_000, 9999],
  [Number.NaN, 2],
  [Number.POSITIVE_INFINITY, 2],
])("setting %d pieces on a line of 2 gives %d", (asked, number) => {
  expect(setNumber([line([], 2)], lineKey(line([])), asked)).toMatchObject([{ number }]);
});

test("buffet goods count as pieces and cost nothing at the table", () => {
  const buffet = cartLine(
    someGoods({ id: "yakitori", is_buffet: 1 }),
    { option_value: [], number: 3 },
    place,
  );
  expect(cartTotals([line(["egg"], 2), { ...buffet, price: 500 }])).toEqual({ count: 5, total: 2240 });
  expect(cartTotals([{ ...buffet, price: 500, goods_show_type: GoodsShowType.offPremises }])).toEqual({
    count: 3,
    total: 1500,
  });
  expect(cartTotals([])).toEqual({ count: 0, total: 0 });
});

type Edit = { does: "add" | "set" | "reduce" | "remove" | "clear"; options: string[]; number: number };
const edits: fc.Arbitrary<Edit[]> = fc.array(
  fc.record({
    does: fc.constantFrom("add", "add", "set", "reduce", "remove", "clear"),
    options: fc.shuffledSubarray(["egg", "nori"]),
    number: fc.integer({ min: -2, max: 12_000 }),
  }),
);

test("whatever is done to it, a cart holds each line once, with 1 to 9999 pieces, as a simple tally says", () => {
  fc.assert(
    fc.property(edits, (all) => {
      let cart = clearCart<ReturnType<typeof line>>();
      const tally = new Map<string, number>();
      const within = (number: number) => Math.min(9999, Math.max(1, number));
      for (const { does, options, number } of all) {
        const key = lineKey(line(options));
        const had = tally.get(key);
        if (does === "add") {
          cart = addLine(cart, line(options, within(number)));
          tally.set(key, within((had ?? 0) + within(number)));
        } else if (does === "set") {
          cart = setNumber(cart, key, number);
          if (had) tally.set(key, within(number));
        } else if (does === "reduce") {
          cart = reduceLine(cart, key);
          if (had) tally.set(key, within(had - 1));
        } else if (does === "remove") {
          cart = removeLine(cart, key);
          tally.delete(key);
        } else {
          cart = clearCart();
          tally.clear();
        }
      }
      expect(cart.map((each) => [lineKey(each), each.number])).toEqual([...tally]);
    }),
  );
});

test("no edit changes the cart that it was given", () => {
  const cart = Object.freeze([Object.freeze(line(["egg"], 2))]);
  const key = lineKey(line(["egg"]));
  addLine(cart, line(["egg"]));
  setNumber(cart, key, 9);
  reduceLine(cart, key);
  removeLine(cart, key);
  expect(cart).toMatchObject([{ number: 2 }]);
});

test("of a cart whose order has arrived stays what was added since, and what was ordered less of", () => {
  const cart = [line(["egg"], 3), line([], 1)];
  const ordered = [{ goods_id: "ramen", option_value: ["egg"], number: 2 }];
  expect(deductLines(cart, ordered).map(({ option_value, number }) => [option_value, number])).toEqual([
    [["egg"], 1],
    [[], 1],
  ]);
  expect(deductLines(cart, cart)).toEqual([]);
});
