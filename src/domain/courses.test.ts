import { expect, test } from "vitest";
import { courseFaults } from "./courses.ts";

const course = { id: "all-you-can-eat", is_course: 1, is_buffet: 0, course_id: null } as const;
const drinks = { id: "all-you-can-drink", is_course: 1, is_buffet: 0, course_id: null } as const;
const dish = { id: "yakitori", is_course: 0, is_buffet: 1, course_id: "all-you-can-eat" } as const;
const plain = { id: "edamame", is_course: 0, is_buffet: 0, course_id: null } as const;
const table = (people: number, courses: [string, number][] = []) => ({ people, courses: new Map(courses) });

test.each([
  ["a course for all who dine", [{ goods: course, number: 4 }], table(4), []],
  ["a course for some", [{ goods: course, number: 2 }], table(4), []],
  ["a course for more than dine", [{ goods: course, number: 5 }], table(4), [[course.id, 304]]],
  ["a course for nobody", [{ goods: course, number: 0 }], table(4), [[course.id, 304]]],
  ["a course for no number", [{ goods: course, number: Number.NaN }], table(4), [[course.id, 304]]],
  ["a course before diners are entered", [{ goods: course, number: 1 }], table(0), [[course.id, 304]]],
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
    "a course that the sitting has for all already",
    [{ goods: course, number: 1 }],
    table(4, [[course.id, 4]]),
    [[course.id, 304]],
  ],
  ["a course for newcomers", [{ goods: course, number: 1 }], table(5, [[course.id, 4]]), []],
  ["a buffet dish without its course", [{ goods: dish, number: 1 }], table(2), [[dish.id, 306]]],
  [
    "a buffet dish with another course",
    [
      { goods: dish, number: 1 },
      { goods: drinks, number: 2 },
    ],
    table(2),
    [[dish.id, 306]],
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
  ["a buffet dish of the sitting's course", [{ goods: dish, number: 3 }], table(2, [[course.id, 2]]), []],
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
