import { expect, it } from "vitest";
import { tooNew } from "./tooNew.ts";

it("names what old browsers lack", () => {
  const code = "let t=URL.parse(a);Map.groupBy(x,f);s.values().map(g);Promise.withResolvers()";
  expect(tooNew(code)).toEqual(["URL.parse", "Map.groupBy", "Promise.withResolvers", ".values().map("]);
});

it("lets pass what they have", () => {
  expect(tooNew("new URL(a);[...m.values()].map(f);Object.values(o).map(f);a.toSorted()")).toEqual([]);
});
