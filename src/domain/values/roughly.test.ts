import { expect, it } from "vitest";
import { roughMinutes, roughYen } from "./roughly.ts";

it.each([
  [0, 0],
  [1, 5],
  [20, 20],
  [21, 25],
  [49, 50],
])("promises of %i minutes no fewer, in fives: %i", (minutes, said) => {
  expect(roughMinutes(minutes)).toBe(said);
});

it.each([
  [40, 40],
  [960, 1_000],
  [1_049, 1_000],
  [1_050, 1_100],
])("says of %i yen about %i", (yen, said) => {
  expect(roughYen(yen)).toBe(said);
});
