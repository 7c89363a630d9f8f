import { expect, it } from "vitest";
import { changeIn, NOTHING_TYPED } from "./typedChange.ts";

it("reads a price's change by yen and by percent, up and down, in any digits", () => {
  expect(changeIn({ ...NOTHING_TYPED, amount: "１０" })).toEqual({
    kind: "price",
    by: "percent",
    amount: 10,
    round: 10,
  });
  expect(
    changeIn({ ...NOTHING_TYPED, amount: "1,200", by: "yen", direction: "down", round: "1" }),
  ).toMatchObject({ by: "yen", amount: -1_200, round: 1 });
  for (const amount of ["", "-5", "ten", "999999999"])
    expect(changeIn({ ...NOTHING_TYPED, amount })).toBe("amount");
});

it("reads days and hours, past midnight as well", () => {
  const hours = { ...NOTHING_TYPED, kind: "hours" } as const;
  expect(changeIn({ ...hours, weekdays: [1, 2], spans: "11:00-14:00 22:00-2:00" })).toEqual({
    kind: "hours",
    when: {
      weekdays: [1, 2],
      spans: [
        { from: 660, until: 840 },
        { from: 1_320, until: 1_560 },
      ],
    },
  });
  expect(changeIn({ ...hours, hours: "always" })).toEqual({ kind: "hours", when: null });
  expect(changeIn(hours)).toBe("hours");
  expect(changeIn({ ...hours, spans: "11-14" })).toBe("spans");
  expect(changeIn({ ...hours, spans: "25:30-26:00" })).toBe("spans");
});

it("says what is missing of a category and of where it is sold, and takes today's state for no change of a draft", () => {
  expect(changeIn({ ...NOTHING_TYPED, kind: "category" })).toBe("category");
  expect(changeIn({ ...NOTHING_TYPED, kind: "sold" })).toBe("sold");
  expect(changeIn({ ...NOTHING_TYPED, kind: "sold", sold: [2] })).toEqual({ kind: "sold", sold: [2] });
  expect(changeIn({ ...NOTHING_TYPED, kind: "out" })).toBeNull();
});

it("reads a number a day, and that there is none", () => {
  const daily = { ...NOTHING_TYPED, kind: "daily" } as const;
  expect(changeIn({ ...daily, daily: "２０" })).toEqual({ kind: "daily", daily: 20 });
  expect(changeIn(daily)).toEqual({ kind: "daily", daily: null });
  for (const wrong of ["0", "-1", "many", "10000"])
    expect(changeIn({ ...daily, daily: wrong })).toBe("daily");
});
