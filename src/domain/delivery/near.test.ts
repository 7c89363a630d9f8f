import { expect, it } from "vitest";
import { fartherThan, NEAR } from "./near.ts";

it("what is near is a walk, then a ride, then a trip, and anywhere after that", () => {
  expect(NEAR.map(fartherThan)).toEqual([10_000, 30_000, null]);
  expect([500, 5_000, 100_000].map(fartherThan)).toEqual([3_000, 10_000, null]);
});
