import { describe, expect, it } from "vitest";
import type { ManyChange } from "#contract/menuChanges.ts";
import type { MenuDish, MenuDocument } from "#contract/menuDocument.ts";
import { changedDishes } from "./changedDishes.ts";
import { NEW_DISH } from "./newDish.ts";

const words = { ja: "茶", zh: "", tw: "", en: "", ko: "" };
const dishOf = (id: string, price: number): MenuDish => ({
  ...NEW_DISH,
  id,
  category_id: "drinks",
  name: words,
  about: words,
  price,
  sold: [1],
});
const menu: MenuDocument = {
  categories: [],
  groups: [],
  dishes: [dishOf("a", 380), dishOf("b", 415), dishOf("c", 0)],
};
const prices = (change: Omit<Extract<ManyChange, { kind: "price" }>, "kind">, ...ids: string[]) =>
  changedDishes(menu, new Set(ids), { kind: "price", ...change }).map(({ after }) => [after.id, after.price]);

describe("many dishes", () => {
  it("cost more or less, in whole steps, never below nothing or beyond what a price may be", () => {
    expect(prices({ by: "yen", amount: 20, round: 1 }, "a", "b")).toEqual([
      ["a", 400],
      ["b", 435],
    ]);
    expect(prices({ by: "percent", amount: 10, round: 10 }, "a", "b", "c")).toEqual([
      ["a", 420],
      ["b", 460],
    ]);
    expect(prices({ by: "percent", amount: -10, round: 1 }, "b")).toEqual([["b", 374]]);
    expect(prices({ by: "yen", amount: -400, round: 1 }, "a", "c")).toEqual([["a", 0]]);
    expect(prices({ by: "yen", amount: 9_999_999, round: 100 }, "a")).toEqual([["a", 9_999_999]]);
  });

  it("go to another category, are sold elsewhere or at other hours; what is so already is no change", () => {
    const when = { weekdays: [6 as const], spans: [] };
    const all = new Set(["a", "b"]);
    const of = (change: ManyChange) => changedDishes(menu, all, change).map(({ after }) => after);
    expect(of({ kind: "category", category_id: "x" })).toMatchObject([
      { category_id: "x" },
      { category_id: "x" },
    ]);
    expect(of({ kind: "hours", when })).toMatchObject([{ when }, { when }]);
    expect(of({ kind: "daily", daily: 20 })).toMatchObject([{ daily: 20 }, { daily: 20 }]);
    expect(of({ kind: "daily", daily: null })).toEqual([]);
    expect(of({ kind: "sold", sold: [1, 2] })).toMatchObject([{ sold: [1, 2] }, { sold: [1, 2] }]);
    expect(of({ kind: "sold", sold: [1] })).toEqual([]);
  });
});
