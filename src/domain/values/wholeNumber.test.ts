import { expect, it } from "vitest";
import { wholeNumber, wholeOr } from "./wholeNumber.ts";

it.each([
  ["1,000", 1_000],
  ["２０", 20],
  [" 7 ", 7],
  ["15.5", Number.NaN],
  ["-1", Number.NaN],
  ["1e3", Number.NaN],
  ["many", Number.NaN],
  ["", Number.NaN],
])("“%s” is read as %d", (text, number) => {
  expect(wholeNumber(text)).toBe(number);
});

it("nothing stands for what the field says it does", () => {
  expect([wholeOr(" ", null), wholeOr("3", null), wholeOr("x", -1)]).toEqual([null, 3, Number.NaN]);
});
