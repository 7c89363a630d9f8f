import { expect, test } from "vitest";
import { linesOverLimit, mostDiners, tableRules, usualTableRules } from "./tableRules.ts";

test("what a store has not set is as usual", () => {
  expect(tableRules({})).toEqual(usualTableRules);
  expect(tableRules({ line_pieces: 9 })).toEqual({ ...usualTableRules, line_pieces: 9 });
});

test.each([
  // A chair is fetched on either side; two tables of four that were pushed together have one code.
  [1, 3],
  [2, 4],
  [4, 8],
  [10, 20],
  // Nobody has counted its seats.
  [0, null],
] as const)("one order at a table of %s seats names %s diners at most", (seats, most) => {
  expect(mostDiners(seats)).toBe(most);
});

test("pieces of the same line count together, however often it is named", () => {
  const lines = [
    { goods_id: "tea", number: 3 },
    { goods_id: "beer", number: 5 },
    { goods_id: "tea", number: 3 },
  ];
  const over = linesOverLimit(lines, 5, ({ goods_id }) => goods_id);
  expect(over).toEqual([lines[0], lines[2]]);
});
