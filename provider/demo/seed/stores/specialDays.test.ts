import { expect, it } from "vitest";
import { SpecialDays } from "#contract/store.ts";
import { allStores } from "./allStores.ts";
import { specialDays } from "./specialDays.ts";

const daysAt = (now: string) =>
  specialDays([{ from: "12-31", days: 4 }, { from: 20 }], new Date(`${now}+09:00`)).map(
    ({ from, until }) => `${from} ${until}`,
  );

it("the turn of the year is the coming one, and the present one until it is over", () => {
  expect(daysAt("2026-11-21T12:00")).toEqual(["2026-12-11 2026-12-11", "2026-12-31 2027-01-03"]);
  expect(daysAt("2027-01-03T23:59")).toContain("2026-12-31 2027-01-03");
  expect(daysAt("2027-01-04T00:00")).toContain("2027-12-31 2028-01-03");
});

it("the demo's stores have days that do not overlap, as the desk takes them", () => {
  for (const { id, specialDays: seeds = [] } of allStores) {
    const days = specialDays(seeds, new Date("2026-11-21T03:00:00Z")).map((each) => SpecialDays.parse(each));
    for (const [index, { from }] of days.entries())
      expect([id, from > (days[index - 1]?.until ?? "")]).toEqual([id, true]);
  }
});
