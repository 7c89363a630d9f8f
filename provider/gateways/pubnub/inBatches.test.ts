import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { inBatches } from "./inBatches.ts";

describe("one question for many", () => {
  it("asks at once for the first, and then together for all who came meanwhile", async () => {
    const asked: (readonly number[])[] = [];
    const double = inBatches(3, async (numbers: readonly number[]) => {
      asked.push(numbers);
      await turn();
      return numbers.map((number) => 2 * number);
    });
    expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10]);
    expect(asked).toEqual([[1], [2, 3, 4], [5]]);
    expect(await double(6)).toBe(12);
  });

  it("fails for those alone whose question failed", async () => {
    const ask = inBatches(1, async ([number = 0]: readonly number[]) => {
      if (number === 2) throw new Error("No answer");
      return [number];
    });
    const answers = await Promise.allSettled([1, 2, 3].map(ask));
    expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  });
});
