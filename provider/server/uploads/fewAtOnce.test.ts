import { setImmediate as later } from "node:timers/promises";
import { expect, it } from "vitest";
import { fewAtOnce } from "./fewAtOnce.ts";

/** Works that end when told to, and the order in which they began. */
function works(most: number) {
  const inTurn = fewAtOnce(most);
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    began,
    add: (name: string, ...keys: string[]) =>
      void inTurn(keys, () => {
        began.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      }),
    end: async (name: string) => {
      ends.get(name)?.();
      await later();
    },
  };
}

it("serves somebody's one picture before the rest of another's forty", async () => {
  const { add, began, end } = works(2);
  for (let number = 1; number <= 40; number += 1) add(`big ${number}`, "192.0.2.1", "greedy");
  await later();
  expect(began).toEqual(["big 1", "big 2"]);
  add("small", "192.0.2.2", "guest");
  await end("big 1");
  expect(began.at(-1)).toBe("small");
  await end("small");
  expect(began.at(-1)).toBe("big 3");
});

it("goes round among the guests of one restaurant, who share an address", async () => {
  const { add, began, end } = works(1);
  for (const number of [1, 2, 3]) add(`one ${number}`, "192.0.2.1", "one");
  add("two", "192.0.2.1", "two");
  add("three", "192.0.2.1", "three");
  await later();
  for (const name of ["one 1", "two", "three", "one 2"]) await end(name);
  expect(began).toEqual(["one 1", "two", "three", "one 2", "one 3"]);
});

it("gives one address everything while nobody else wants any, and a work that fails gives its place back", async () => {
  const { add, began } = works(2);
  add("first", "192.0.2.1", "one");
  add("second", "192.0.2.1", "one");
  await later();
  expect(began).toEqual(["first", "second"]);
  const inTurn = fewAtOnce(1);
  await expect(inTurn(["a"], () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await inTurn(["a"], () => Promise.resolve(7))).toBe(7);
});
