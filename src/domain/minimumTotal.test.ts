import { expect, test } from "vitest";
import { reachesMinimumTotal } from "./minimumTotal.ts";

test.each([
  [0, false, false],
  [1, false, false],
  [2, false, true],
  [0, true, true],
  [1, true, false],
])("a total of %d yen, of buffet dishes alone %s: %s", (total, isBuffetAlone, isEnough) => {
  expect(reachesMinimumTotal(total, isBuffetAlone)).toBe(isEnough);
});
