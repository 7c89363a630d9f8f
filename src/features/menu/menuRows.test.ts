import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Category, Goods } from "#contract/goods.ts";
import { someGoods } from "#tests/domain/someGoods.ts";
import { categoryAt, categoryPlaces, GOODS_HEIGHT, HEADING_HEIGHT, rowsBetween, shelve } from "./menuRows.ts";

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

  it("are all there in the whole span, those not read as empty places", () => {
    const shelves = shelve(new Map(), goodsOf("a", 1));
    const rows = rowsBetween(places, shelves, 0, height);
    expect(rows.map((row) => (row.kind === "heading" ? row.key : (row.goods?.id ?? "-")))).toEqual([
      "a",
      "a0",
      "-",
      "b",
      "c",
      "-",
      "-",
      "-",
    ]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });

  it("of a span are those that touch it, whatever the menu and the span", () => {
    const counts = fc.array(fc.nat(60), { maxLength: 12 });
    fc.assert(
      fc.property(counts, fc.nat(20_000), fc.integer({ min: 1, max: 2_000 }), (each, from, size) => {
        const laid = categoryPlaces(each.map((count, index) => category(`c${index}`, count)));
        const all = rowsBetween(laid.places, new Map(), 0, laid.height + 1);
        const touching = all.filter(({ kind, top }) => {
          const bottom = top + (kind === "heading" ? HEADING_HEIGHT : GOODS_HEIGHT);
          return bottom > from && top < from + size;
        });
        expect(rowsBetween(laid.places, new Map(), from, from + size)).toEqual(touching);
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
