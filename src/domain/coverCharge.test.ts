import { expect, test } from "vitest";
import { coverCharge } from "./coverCharge.ts";

test.each([
  ["each diner pays", 1, 330, 4, 1320],
  ["a store without cover charge takes none", 0, 330, 4, 0],
  ["newcomers alone are counted: none", 1, 330, 0, 0],
  ["a negative count takes nothing", 1, 330, -2, 0],
] as const)("%s", (_name, is_tea_money, tea_money, people, charge) => {
  expect(coverCharge({ is_tea_money, tea_money, people })).toBe(charge);
});
