import { expect, test } from "vitest";
import { piecesLeft, soldOut } from "./soldOut.ts";
import { someGoods, someGroup } from "#tests/domain/someGoods.ts";

test.each([
  ["unlimited stock shows as 9999", { stock: -1 }, 9999, false],
  ["some pieces", { stock: 3 }, 3, false],
  ["no pieces", { stock: 0 }, 0, true],
  ["a stock that makes no sense", { stock: -2 }, 0, true],
  ["marked sold out", { stock: 5, is_sold_out: 1 }, 0, true],
  ["marked sold out with unlimited stock", { stock: -1, is_sold_out: 1 }, 0, true],
] as const)("%s", (_name, said, left, isGone) => {
  const goods = someGoods(said);
  expect(piecesLeft(goods)).toBe(left);
  expect(soldOut(goods)).toBe(isGone);
});

test("a dish whose required options all sold out is sold out; an optional group does not matter", () => {
  const gone = someGroup({ egg: 0 });
  const options = gone.options.map((option) => ({ ...option, is_sold_out: 1 as const }));
  expect(soldOut(someGoods({ option: [{ ...gone, options, is_require: 1 }] }))).toBe(true);
  expect(soldOut(someGoods({ option: [{ ...gone, options, is_require: 2 }] }))).toBe(false);
});
