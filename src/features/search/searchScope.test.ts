import { expect, it } from "vitest";
import { StoreFilter } from "#contract/storeLists.ts";
import { longestSearch } from "./searchScope.ts";

it("a search may be as long as the provider takes it, and no longer", () => {
  const takes = (letters: number) => StoreFilter.safeParse({ keyword: "x".repeat(letters) }).success;
  expect([takes(longestSearch), takes(longestSearch + 1)]).toEqual([true, false]);
});
