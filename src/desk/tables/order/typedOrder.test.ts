import { describe, expect, it } from "vitest";
import type { TypedDish } from "#contract/calls/desk/tableOrder.ts";
import { goodsIndex } from "#domain/search/searchIndex.ts";
import { dishesFor, isGone, priceOf, totalOf, type TypedLine, withMore } from "./typedOrder.ts";

function dish(id: string, draft: Partial<TypedDish> & { reading?: string; en?: string } = {}): TypedDish {
  const { en = id, name = id, reading = "", ...own } = draft;
  const search = goodsIndex(
    {
      names: [name, en],
      reading,
      tags: [],
      options: [],
      contained: [],
      brought: [],
      stated: [],
      without: [],
      descriptions: [],
    },
    (text) => text,
  );
  return {
    id,
    category_id: "c",
    name,
    price: 500,
    discount_type: 0,
    discount_price: 0,
    option: [],
    optionIds: [],
    is_buffet: 0,
    is_course: 0,
    course_id: null,
    stock: -1,
    is_sold_out: 0,
    tax_class: "food",
    search,
    sold: 0,
    ...own,
  };
}
const typed = (one: TypedDish, draft: Partial<TypedLine> = {}): TypedLine => ({
  dish: one,
  option_value: [],
  number: 1,
  ...draft,
});

describe("lines", () => {
  it("are one where they are chosen alike, in whatever order, and go with their last piece", () => {
    const ramen = dish("ramen");
    const hard = typed(ramen, { option_value: ["hard", "egg"] });
    let lines = withMore([], hard);
    lines = withMore(lines, typed(ramen, { option_value: ["egg", "hard"], number: 2 }));
    lines = withMore(lines, typed(ramen));
    expect(lines.map(({ number }) => number)).toEqual([3, 1]);
    expect(withMore(lines, { ...hard, number: -3 }).map(({ option_value }) => option_value)).toEqual([[]]);
  });

  it("cost what they cost at the table: options on top, a course's dishes nothing", () => {
    const group = {
      group_id: "g",
      name: "g",
      is_require: 2,
      is_multiple: 1,
      max_count: 2,
      options: [{ option_id: "egg", name: "egg", price: 100, is_sold_out: 0 }],
    } as const;
    const ramen = dish("ramen", { price: 900, option: [{ ...group, options: [...group.options] }] });
    expect(priceOf(typed(ramen, { option_value: ["egg"] }))).toBe(1_000);
    expect(priceOf(typed(dish("kushi", { is_buffet: 1 })))).toBe(0);
    expect(totalOf([typed(ramen, { number: 2 }), typed(dish("tea", { price: 300 }))])).toBe(2_100);
  });
});

describe("dishes", () => {
  const menu = [
    dish("gyoza", { name: "焼き餃子", reading: "やきぎょうざ", en: "Pan-fried gyoza", sold: 5 }),
    dish("suigyoza", { name: "水餃子", reading: "すいぎょうざ", en: "Boiled gyoza", sold: 9 }),
    dish("beer", { name: "生ビール", reading: "なまびーる", en: "Draft beer", sold: 50 }),
  ];
  const found = (words: string) => dishesFor(menu, words).map(({ id }) => id);

  it("are found by a few letters: of the name, the reading, in Latin letters or another language", () => {
    expect(found("餃子")).toEqual(["suigyoza", "gyoza"]);
    expect(found("やきぎ")).toEqual(["gyoza"]);
    expect(found("suigyo")).toEqual(["suigyoza"]);
    expect(found("draft")).toEqual(["beer"]);
    expect(found("xyz")).toEqual([]);
  });

  it("stand by how often they are ordered where nothing is typed", () => {
    expect(found(" ")).toEqual(["beer", "suigyoza", "gyoza"]);
  });

  it("are gone when they are sold out, or none is left", () => {
    expect([dish("a"), dish("b", { stock: 0 }), dish("c", { is_sold_out: 1 })].map(isGone)).toEqual([
      false,
      true,
      true,
    ]);
  });
});
