import { assert, constantFrom, property, record, subarray } from "fast-check";
import { describe, expect, it } from "vitest";
import { ALLERGENS } from "#contract/allergens.ts";
import {
  isNothing,
  NOTHING_STATED,
  openCount,
  restWithout,
  stateOf,
  withKitchen,
  withState,
} from "./allergenStates.ts";

const some = subarray([...ALLERGENS]);
const stated = record({ contains: some, without: some, same_kitchen: some }).map(
  ({ contains, same_kitchen, without }) => ({
    contains,
    without: without.filter((one) => !contains.includes(one)),
    same_kitchen: same_kitchen.filter((one) => !contains.includes(one)),
  }),
);
const allergen = constantFrom(...ALLERGENS);
const state = constantFrom("contains" as const, "without" as const, "unstated" as const);

describe("what is stated of an allergen", () => {
  it("is what it was set to; of all others it stays, and nothing is named in two lists that contradict each other", () => {
    assert(
      property(stated, allergen, state, (before, one, wanted) => {
        const after = withState(before, one, wanted);
        expect(stateOf(after, one).state).toBe(wanted);
        for (const other of ALLERGENS.filter((each) => each !== one))
          expect(stateOf(after, other)).toEqual(stateOf(before, other));
        for (const each of after.contains)
          expect([...after.without, ...after.same_kitchen]).not.toContain(each);
      }),
    );
  });

  it("is not what its kitchen uses, which is said beside it", () => {
    const checked = withKitchen(withState(NOTHING_STATED, "egg", "without"), "egg", true);
    expect(stateOf(checked, "egg")).toEqual({ state: "without", isKitchen: true });
    expect(stateOf(withKitchen(checked, "egg", false), "egg")).toEqual({
      state: "without",
      isKitchen: false,
    });
    const inIt = withState(checked, "egg", "contains");
    expect(inIt).toEqual({ contains: ["egg"], without: [], same_kitchen: [] });
    expect(withKitchen(inIt, "egg", true)).toEqual(inIt);
  });

  it("is left open until somebody has checked the rest", () => {
    assert(
      property(stated, (before) => {
        const after = restWithout(before);
        expect(openCount(after)).toBe(0);
        for (const one of ALLERGENS.filter((each) => stateOf(before, each).state !== "unstated"))
          expect(stateOf(after, one).state).toBe(stateOf(before, one).state);
        expect(after.same_kitchen.filter((one) => one !== "fish")).toEqual(
          before.same_kitchen.filter((one) => one !== "fish"),
        );
      }),
    );
    expect(restWithout(withState(NOTHING_STATED, "crab", "contains")).contains).toEqual(["crab", "fish"]);
    expect([isNothing(NOTHING_STATED), openCount(NOTHING_STATED)]).toEqual([true, 31]);
  });
});
