import { expect, it } from "vitest";
import { ratingText } from "./rating.ts";

it("shows one decimal, of a whole number too", () => {
  expect([4, 4.5, 3.96, 0].map(ratingText)).toEqual(["4.0", "4.5", "4.0", "0.0"]);
});
