import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Category, Goods } from "#contract/goods.ts";
import { someGoods } from "#tests/domain/someGoods.ts";
import {
  categoryAt,
  categoryPlaces,
  GOODS_HEIGHT,
  HEADING_HEIGHT,
  sectionsBetween,
  shelve,
} from "./menuRows.ts";

const category = (id: string, goods_count: number): Category =>
  ({ category_id: id, name: id, goods_count }) as Category;
const goodsOf = (id: string, count: number): Goods[] =>
  Array.from({ length: count }, (_, index) => someGoods({ id: `${id}${index}`, category_id: id }));

const menu = [category("a", 2), category("b", 0), category("c", 3)];
const { places, height } = categoryPlaces(menu);

describe("the menu's rows", () => {
  it("stand one below the other, headings between", () => {
    expect(places.map(({ top }) => top)).toEqual([0, 52 + 2 * 132, 52 + 2 * 132 + 52]);
    expect(height).toBe(3 * HEADING_HEIGHT + 5 * GOODS_HEIGHT);
  });

  it("are all there in the whole span, each in its category and at its place, those not read as empty places", () => {
    const shelves = shelve(new Map(), goodsOf("a", 1));
    const sections = sectionsBetween(places, shelves, 0, height);
    expect(
      sections.map(({ category: { name }, rows }) => [
        name,
        ...rows.map(({ place, goods }) => `${place} ${goods?.id ?? "-"}`),
      ]),
    ).toEqual([["a", "1 a0", "2 -"], ["b"], ["c", "1 -", "2 -", "3 -"]]);
    const keys = sections.flatMap(({ rows }) => rows.map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("of a span are those that touch it, whatever the menu and the span", () => {
    const counts = fc.array(fc.nat(60), { maxLength: 12 });
    fc.assert(
      fc.property(counts, fc.nat(20_000), fc.integer({ min: 1, max: 2_000 }), (each, from, size) => {
        const laid = categoryPlaces(each.map((count, index) => category(`c${index}`, count)));
        const touches = (top: number, tall: number) => top + tall > from && top < from + size;
        const touching = sectionsBetween(laid.places, new Map(), 0, laid.height + 1).map((section) => ({
          ...section,
          headingTop:
            section.headingTop !== null && touches(section.headingTop, HEADING_HEIGHT)
              ? section.headingTop
              : null,
          rows: section.rows.filter(({ top }) => touches(top, GOODS_HEIGHT)),
        }));
        expect(sectionsBetween(laid.places, new Map(), from, from + size)).toEqual(
          touching.filter(({ headingTop, rows }) => headingTop !== null || rows.length > 0),
        );
      }),
    );
  });

  it("know the category at a height, the first above the list", () => {
    expect(categoryAt(places, -10)).toBe("a");
    expect(categoryAt(places, 0)).toBe("a");
    expect(categoryAt(places, 52 + 2 * 132)).toBe("b");
    expect(categoryAt(places, 99_999)).toBe("c");
    expect(categoryAt([], 0)).toBeNull();
  });
});

describe("the shelves", () => {
  it("hold every category from its first dish on, however the pages overlap or repeat", () => {
    const whole = new Map(["a", "b", "c"].map((id, index) => [id, goodsOf(id, 5 + index)]));
    // A page goes on at most where its category's shelf ends, and may repeat what stands there.
    const page = fc.record({
      id: fc.constantFrom("a", "b", "c"),
      back: fc.nat(6),
      size: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(fc.array(page, { maxLength: 20 }), (pages) => {
        let shelves: ReturnType<typeof shelve> = new Map();
        for (const { id, back, size } of pages) {
          const start = Math.max(0, (shelves.get(id)?.length ?? 0) - back);
          shelves = shelve(shelves, whole.get(id)?.slice(start, start + size) ?? []);
        }
        for (const [id, shelf] of shelves) expect(shelf).toEqual(whole.get(id)?.slice(0, shelf.length));
      }),
    );
  });

  it("take the newer of two readings of a dish, and leave the shelves before as they were", () => {
    const before = shelve(new Map(), goodsOf("a", 2));
    const after = shelve(before, [someGoods({ id: "a0", category_id: "a", price: 1_200 })]);
    expect(after.get("a")?.map(({ price }) => price)).toEqual([1_200, 1_000]);
    expect(before.get("a")?.[0]?.price).toBe(1_000);
  });
});
