import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Category, Goods } from "#contract/goods.ts";
import { someGoods } from "#tests/domain/someGoods.ts";
import {
  categoryAt,
  categoryPlaces,
  drawnBetween,
  guessedHeights,
  type RowHeights,
  shelve,
} from "./menuRows.ts";

const category = (id: string, goods_count: number): Category =>
  ({ category_id: id, name: id, goods_count }) as Category;
const goodsOf = (id: string, count: number): Goods[] =>
  Array.from({ length: count }, (_, index) => someGoods({ id: `${id}${index}`, category_id: id }));

const menu = [category("a", 2), category("b", 0), category("c", 3)];
const usual = guessedHeights(16);
/** Pixels of a whole menu. */
const heightOfAll = (categories: readonly Category[], heights: RowHeights) =>
  drawnBetween(categories, new Map(), heights, { from: Infinity, to: Infinity }).above;
/** The second row of "a" has turned out to be 100 pixels higher than guessed. */
const known: RowHeights = { ...usual, known: new Map([["a", new Map([[1, usual.row + 100]])]]) };

describe("the menu's rows", () => {
  it("stand one below the other, headings between, as high as they were measured or are guessed", () => {
    expect(categoryPlaces(menu, usual).map(({ top }) => top)).toEqual([0, 52 + 2 * 136, 52 + 2 * 136 + 52]);
    expect(heightOfAll(menu, usual)).toBe(3 * 52 + 5 * 136);
    expect(categoryPlaces(menu, known).map(({ top }) => top)).toEqual([
      0,
      52 + 2 * 136 + 100,
      52 + 2 * 136 + 152,
    ]);
    expect(heightOfAll(menu, known)).toBe(heightOfAll(menu, usual) + 100);
  });

  it("stand beside each other where there is room, all that are in a row or none", () => {
    const wide = guessedHeights(16, 2);
    expect(heightOfAll(menu, wide)).toBe(3 * 52 + (1 + 2) * 136);
    const { sections } = drawnBetween(menu, new Map(), wide, { from: 52 + 136 + 2 * 52 + 136, to: 900 });
    expect(sections.map(({ before, rows }) => [before, ...rows.map(({ place }) => place)])).toEqual([
      [136, 3],
    ]);
  });

  it("grow with the letters", () => {
    expect(heightOfAll(menu, guessedHeights(32))).toBe(2 * heightOfAll(menu, usual));
  });

  it("are all there in the whole span, each in its category and at its place, those not read as empty places", () => {
    const shelves = shelve(new Map(), goodsOf("a", 1));
    const { sections, above, below } = drawnBetween(menu, shelves, usual, { from: 0, to: 10_000 });
    expect(
      sections.map(({ category: { name }, rows }) => [
        name,
        ...rows.map(({ place, goods }) => `${place} ${goods?.id ?? "-"}`),
      ]),
    ).toEqual([["a", "1 a0", "2 -"], ["b"], ["c", "1 -", "2 -", "3 -"]]);
    const keys = sections.flatMap(({ rows }) => rows.map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
    expect([above, below]).toEqual([0, 0]);
  });

  it("of a span are those that touch it, with the room of all others kept, whatever the menu and the span", () => {
    const counts = fc.array(fc.nat(60), { maxLength: 12 });
    const measuredRow = fc.tuple(fc.nat(11), fc.nat(59), fc.integer({ min: 60, max: 700 }));
    const input = [
      counts,
      fc.array(measuredRow),
      fc.nat(20_000),
      fc.integer({ min: 1, max: 2_000 }),
      fc.integer({ min: 1, max: 3 }),
    ] as const;
    fc.assert(
      fc.property(...input, (each, rows, from, size, columns) => {
        const categories = each.map((count, index) => category(`c${index}`, count));
        const seen = new Map<string, Map<number, number>>();
        for (const [at, index, height] of rows)
          seen.set(`c${at}`, (seen.get(`c${at}`) ?? new Map<number, number>()).set(index, height));
        const heights = { ...usual, columns, known: seen };
        const drawn = drawnBetween(categories, new Map(), heights, { from, to: from + size });
        // Cards beside each other are as high as the first of them, as a grid draws them.
        const heightOf = (id: string, place: number) => seen.get(id)?.get(place - 1) ?? usual.row;

        let top = drawn.above;
        for (const {
          category: { category_id },
          before,
          after,
          rows: shown,
        } of drawn.sections) {
          top += usual.heading + before;
          for (const { place } of shown) {
            if ((place - 1) % columns > 0) continue;
            expect(top < from + size && top + heightOf(category_id, place) > from).toBe(true);
            top += heightOf(category_id, place);
          }
          top += after;
        }
        expect(top + drawn.below).toBe(heightOfAll(categories, heights));
        // What is not drawn does not touch the span: nothing is left white on the screen.
        expect(drawn.sections.length === 0 || drawn.above <= from).toBe(true);
        for (const { rows: shown, before, after } of drawn.sections.slice(1, -1))
          expect(shown.length > 0 || before + after === 0).toBe(true);
      }),
    );
  });

  it("know the category at a height, the first above the list", () => {
    const places = categoryPlaces(menu, usual);
    expect(categoryAt(places, -10)).toBe("a");
    expect(categoryAt(places, 0)).toBe("a");
    expect(categoryAt(places, 52 + 2 * 136)).toBe("b");
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
