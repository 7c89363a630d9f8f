import { describe, expect, test } from "vitest";
import * as Code from "#contract/codes.ts";
import {
  checkPeople,
  courseFaults,
  linesOverLimit,
  mostDiners,
  peopleChoices,
  tableRules,
  usualTableRules,
} from "./tableRules.ts";

describe("table rules", () => {
  test("what a store has not set is as usual", () => {
    expect(tableRules({})).toEqual(usualTableRules);
    expect(tableRules({ line_pieces: 9 })).toEqual({ ...usualTableRules, line_pieces: 9 });
  });

  test.each([
    // A chair is fetched on either side; two tables of four that were pushed together have one code.
    [1, 3],
    [2, 4],
    [4, 8],
    [10, 20],
    // Nobody has counted its seats.
    [0, null],
  ] as const)("one order at a table of %s seats names %s diners at most", (seats, most) => {
    expect(mostDiners(seats)).toBe(most);
  });

  test("pieces of the same line count together, however often it is named", () => {
    const lines = [
      { goods_id: "tea", number: 3 },
      { goods_id: "beer", number: 5 },
      { goods_id: "tea", number: 3 },
    ];
    const over = linesOverLimit(lines, 5, ({ goods_id }) => goods_id);
    expect(over).toEqual([lines[0], lines[2]]);
  });
});

describe("people", () => {
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
});

describe("courses", () => {
  const course = { id: "all-you-can-eat", is_course: 1, is_buffet: 0, course_id: null } as const;
  const drinks = { id: "all-you-can-drink", is_course: 1, is_buffet: 0, course_id: null } as const;
  const dish = { id: "yakitori", is_course: 0, is_buffet: 1, course_id: "all-you-can-eat" } as const;
  const plain = { id: "edamame", is_course: 0, is_buffet: 0, course_id: null } as const;
  const table = (people: number, courses: [string, number][] = []) => ({ people, courses: new Map(courses) });

  test.each([
    ["a course for all who dine", [{ goods: course, number: 4 }], table(4), []],
    ["a course for some", [{ goods: course, number: 2 }], table(4), []],
    [
      "a course for more than dine",
      [{ goods: course, number: 5 }],
      table(4),
      [[course.id, Code.courseDinersMissing]],
    ],
    [
      "a course for nobody",
      [{ goods: course, number: 0 }],
      table(4),
      [[course.id, Code.courseDinersMissing]],
    ],
    [
      "a course for no number",
      [{ goods: course, number: Number.NaN }],
      table(4),
      [[course.id, Code.courseDinersMissing]],
    ],
    [
      "a course before diners are entered",
      [{ goods: course, number: 1 }],
      table(0),
      [[course.id, Code.courseDinersMissing]],
    ],
    [
      "two courses, each within the diners",
      [
        { goods: course, number: 4 },
        { goods: drinks, number: 4 },
      ],
      table(4),
      [],
    ],
    [
      "a course that the visit has for all already",
      [{ goods: course, number: 1 }],
      table(4, [[course.id, 4]]),
      [[course.id, Code.courseDinersMissing]],
    ],
    ["a course for newcomers", [{ goods: course, number: 1 }], table(5, [[course.id, 4]]), []],
    [
      "a buffet dish without its course",
      [{ goods: dish, number: 1 }],
      table(2),
      [[dish.id, Code.courseMissing]],
    ],
    [
      "a buffet dish with another course",
      [
        { goods: dish, number: 1 },
        { goods: drinks, number: 2 },
      ],
      table(2),
      [[dish.id, Code.courseMissing]],
    ],
    [
      "a buffet dish with its course",
      [
        { goods: dish, number: 3 },
        { goods: course, number: 2 },
      ],
      table(2),
      [],
    ],
    ["a buffet dish of the visit's course", [{ goods: dish, number: 3 }], table(2, [[course.id, 2]]), []],
    [
      "a buffet dish of a course whose last order has passed",
      [{ goods: dish, number: 1 }],
      { ...table(2, [[course.id, 2]]), closed: new Set([course.id]) },
      [[dish.id, Code.courseMissing]],
    ],
    ["a buffet dish of no course", [{ goods: { ...dish, course_id: null }, number: 1 }], table(2), []],
    ["other dishes", [{ goods: plain, number: 99 }], table(1), []],
  ] as const)("%s", (_name, lines, party, faults) => {
    expect(courseFaults(lines, party).map(({ goods_id, code }) => [goods_id, code])).toEqual(faults);
  });

  test("a course split over lines is counted together", () => {
    const lines = [
      { goods: course, number: 3 },
      { goods: course, number: 2 },
    ];
    expect(courseFaults(lines, table(4))).toHaveLength(2);
  });
});
