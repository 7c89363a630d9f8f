import { expect, test } from "vitest";
import { checkPeople, peopleChoices } from "./people.ts";

test("a first order chooses from 1 to 10 diners, an addition from 0 to 9", () => {
  expect(peopleChoices(false)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(peopleChoices(true)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test("a store with smaller tables offers fewer", () => {
  expect(peopleChoices(false, 4)).toEqual([1, 2, 3, 4]);
  expect(peopleChoices(true, 4)).toEqual([0, 1, 2, 3, 4]);
});

test.each([
  [undefined, false, 405],
  [0, false, 405],
  [1, false, null],
  [10, false, null],
  [11, false, 405],
  [2.5, false, 405],
  [Number.NaN, false, 405],
  [-1, true, 405],
  [0, true, null],
  [9, true, null],
  [10, true, 405],
  [undefined, true, 405],
] as const)("%s diners, as an addition %s: %s", (people, isAddition, code) => {
  expect(checkPeople(people, isAddition)).toBe(code);
});

test("every choice that is offered passes", () => {
  for (const isAddition of [true, false]) {
    for (const most of [1, 4, 10, 20]) {
      for (const people of peopleChoices(isAddition, most)) {
        expect(checkPeople(people, isAddition, most)).toBeNull();
      }
    }
  }
});
