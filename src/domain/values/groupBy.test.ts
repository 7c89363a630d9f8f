import { expect, it } from "vitest";
import { groupBy } from "./groupBy.ts";

it("groups by what it is told, in the order of the list", () => {
  const groups = groupBy(["tea", "rice", "tofu", "roll"], ([first]) => first);
  expect([...groups]).toEqual([
    ["t", ["tea", "tofu"]],
    ["r", ["rice", "roll"]],
  ]);
  expect(groupBy([], String)).toEqual(new Map());
});
