import { expect, it } from "vitest";
import { walkingMinutes } from "./walkingMinutes.ts";

it.each([
  [0, 1],
  [80, 1],
  [81, 2],
  [1_000, 13],
])("%d metres take %d minutes on foot", (metres, minutes) => {
  expect(walkingMinutes(metres)).toBe(minutes);
});
