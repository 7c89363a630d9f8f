import { expect, it } from "vitest";
import { leftToday } from "./leftToday.ts";

it.each([
  ["begins the day with the whole number where nothing was counted", { stock: -1, daily: null }, 20, 20],
  ["leaves what was counted by hand today", { stock: 4, daily: null }, 20, 4],
  ["adds to today what a raised number has more", { stock: 3, daily: 20 }, 30, 13],
  ["brings back what was sold out by a raised number", { stock: 0, daily: 20 }, 25, 5],
  ["takes off today what a lowered number has less", { stock: 12, daily: 20 }, 15, 7],
  ["is sold out today where more were sold than the lowered number", { stock: 2, daily: 20 }, 10, 0],
  ["counts nothing today that somebody stopped counting", { stock: -1, daily: 20 }, 30, -1],
  ["leaves today's rest where it is not sold by day any more", { stock: 3, daily: 20 }, null, 3],
  ["changes nothing where the number stays", { stock: 3, daily: 20 }, 20, 3],
])("%s", (_, now, daily, left) => {
  expect(leftToday(now, daily)).toBe(left);
});
