import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { CartLine } from "#contract/cart.ts";
import { CartAction, GoodsShowType } from "#contract/enumerations.ts";
import { someGoods } from "#tests/domain/someGoods.ts";
import { addLine, cartLine, lineKey, reduceLine, removeLine, setNumber } from "./cart.ts";
import { mergeCarts } from "./mergeCarts.ts";

const at = (minute: number) => `2026-11-20T12:${String(minute).padStart(2, "0")}:00+09:00`;
const line = (id: string, number: number, minute = 0, price = 1000): CartLine =>
  cartLine(
    someGoods({ id, price }),
    { option_value: [], number },
    {
      goods_show_type: GoodsShowType.dineIn,
      action: CartAction.dineIn,
      store_id: "bar",
      table_id: null,
      now_time: at(minute),
    },
  );
const pieces = (lines: readonly CartLine[]) => lines.map(({ goods_id, number }) => [goods_id, number]);

const base = [line("ramen", 2), line("gyoza", 1)];

test("what each tab added is there", () => {
  const ours = addLine(base, line("beer", 1, 5));
  const theirs = addLine(base, line("tea", 2, 3));
  expect(pieces(mergeCarts(base, ours, theirs))).toEqual([
    ["ramen", 2],
    ["gyoza", 1],
    ["tea", 2],
    ["beer", 1],
  ]);
});

test("the same dish added in both tabs counts both", () => {
  const ours = addLine(base, line("ramen", 1, 5));
  const theirs = addLine(base, line("ramen", 3, 6));
  expect(pieces(mergeCarts(base, ours, theirs))).toEqual([
    ["ramen", 6],
    ["gyoza", 1],
  ]);
});

test("a new dish added in both tabs counts both, and one add seen twice counts once", () => {
  expect(pieces(mergeCarts([], [line("tea", 1, 5)], [line("tea", 1, 6)]))).toEqual([["tea", 2]]);
  expect(pieces(mergeCarts([], [line("tea", 1, 5)], [line("tea", 1, 5)]))).toEqual([["tea", 1]]);
});

test("a line goes when one tab removed it and the other left it alone", () => {
  expect(pieces(mergeCarts(base, removeLine(base, "gyoza"), base))).toEqual([["ramen", 2]]);
  expect(pieces(mergeCarts(base, base, []))).toEqual([]);
});

test("a line that one tab removed and the other changed stays", () => {
  expect(pieces(mergeCarts(base, [], reduceLine(base, "ramen")))).toEqual([["ramen", 1]]);
  expect(pieces(mergeCarts(base, addLine(base, line("gyoza", 2, 5)), []))).toEqual([["gyoza", 2]]);
});

test("a line that one tab removed and the other ordered afresh stays", () => {
  const afresh = addLine(removeLine(base, "gyoza"), line("gyoza", 1, 7));
  expect(pieces(mergeCarts(base, removeLine(base, "gyoza"), afresh))).toEqual([
    ["ramen", 2],
    ["gyoza", 1],
  ]);
});

test("the same dish in two of a store's carts stays two lines", () => {
  const takeAway: CartLine = {
    ...line("ramen", 5),
    action: CartAction.takeAway,
    goods_show_type: GoodsShowType.offPremises,
  };
  const both = [...base, takeAway];
  expect(pieces(mergeCarts(both, both, addLine(both, line("tea", 1, 5))))).toEqual([
    ["ramen", 2],
    ["gyoza", 1],
    ["ramen", 5],
    ["tea", 1],
  ]);
  expect(pieces(mergeCarts(both, [takeAway], both))).toEqual([["ramen", 5]]);
});

test("after an order emptied the cart, what the other tab added meanwhile is what is left", () => {
  const theirs = addLine(addLine(base, line("ramen", 1, 5)), line("tea", 1, 6));
  expect(pieces(mergeCarts(base, [], theirs))).toEqual([
    ["ramen", 1],
    ["tea", 1],
  ]);
});

test("reducing in both tabs never takes a line below 1", () => {
  const three = [line("ramen", 3)];
  expect(pieces(mergeCarts(three, setNumber(three, "ramen", 1), setNumber(three, "ramen", 2)))).toEqual([
    ["ramen", 1],
  ]);
});

test("price and names come from the tab that changed the line, the later one first", () => {
  const repriced = [line("ramen", 2, 0, 1100), line("gyoza", 1)];
  expect(mergeCarts(base, repriced, base)[0]?.price).toBe(1100);
  expect(mergeCarts(base, base, repriced)[0]?.price).toBe(1100);
  const later = addLine(base, line("ramen", 1, 9, 1200));
  expect(mergeCarts(base, repriced, later)[0]?.price).toBe(1200);
  expect(mergeCarts(base, later, repriced)[0]?.price).toBe(1200);
});

const cart = fc
  .uniqueArray(
    fc.record({
      id: fc.constantFrom(..."abcdef"),
      number: fc.integer({ min: 1, max: 50 }),
      minute: fc.nat(59),
    }),
    {
      selector: ({ id }) => id,
    },
  )
  .map((lines) => lines.map(({ id, number, minute }) => line(id, number, minute)));
const tally = (lines: readonly CartLine[]) => new Map(lines.map((each) => [lineKey(each), each.number]));

test("a tab that changed nothing takes over what the other has", () => {
  fc.assert(
    fc.property(cart, cart, (before, after) => {
      expect(tally(mergeCarts(before, before, after))).toEqual(tally(after));
      expect(tally(mergeCarts(before, after, before))).toEqual(tally(after));
      expect(tally(mergeCarts(before, after, after))).toEqual(tally(after));
    }),
  );
});

test("both tabs come to the same lines, whichever merges", () => {
  fc.assert(
    fc.property(cart, cart, cart, (before, ours, theirs) => {
      expect(tally(mergeCarts(before, ours, theirs))).toEqual(tally(mergeCarts(before, theirs, ours)));
    }),
  );
});

test("no line vanishes that a tab added, grew or kept while the other did", () => {
  fc.assert(
    fc.property(cart, cart, cart, (before, ours, theirs) => {
      const merged = tally(mergeCarts(before, ours, theirs));
      const [had, mine, other] = [tally(before), tally(ours), tally(theirs)];
      const wanted = [...new Set([...mine.keys(), ...other.keys()])].filter((key) => {
        const isInBoth = mine.has(key) && other.has(key);
        return isInBoth || (mine.get(key) ?? other.get(key)) !== had.get(key);
      });
      expect(wanted.filter((key) => !((merged.get(key) ?? 0) >= 1))).toEqual([]);
    }),
  );
});

test("every piece that a tab added to the common cart is in the merged one", () => {
  const adding = fc.array(
    fc.record({ id: fc.constantFrom(..."abcd"), number: fc.integer({ min: 1, max: 5 }) }),
  );
  fc.assert(
    fc.property(cart, adding, adding, (before, here, there) => {
      const ours = here.reduce((lines, { id, number }) => addLine(lines, line(id, number, 10)), before);
      const theirs = there.reduce((lines, { id, number }) => addLine(lines, line(id, number, 20)), before);
      const sum = (lines: readonly { number: number }[]) =>
        lines.reduce((total, { number }) => total + number, 0);
      expect(sum(mergeCarts(before, ours, theirs))).toBe(sum(before) + sum(here) + sum(there));
    }),
  );
});
