import { describe, expect, it } from "vitest";
import { ALLERGENS } from "#contract/allergens.ts";
import { NOTHING_STATED, openCount, withKitchen, withState } from "#domain/menu/allergenStates.ts";
import { type Act, acted, actOfKey, cellAfter } from "./area.ts";

const shrimp = withKitchen(withState(NOTHING_STATED, "shrimp", "contains"), "crab", true);
const known = new Map([
  ["a", shrimp],
  ["b", NOTHING_STATED],
  ["c", NOTHING_STATED],
]);
const subjects = ["a", "b", "c"];
const done = (act: Act, [top, left]: readonly [number, number], [bottom, right]: readonly [number, number]) =>
  acted(act, { from: { row: top, column: left }, to: { row: bottom, column: right } }, subjects, (subject) =>
    known.get(subject),
  );

describe("what is chosen of the table", () => {
  it("is stated alike, whichever corner one began at", () => {
    const down = done("without", [1, 0], [2, 1]);
    expect([...down.keys()]).toEqual(["b", "c"]);
    expect(down.get("c")).toEqual({ contains: [], without: ["shrimp", "crab"], same_kitchen: [] });
    expect(done("without", [2, 1], [1, 0])).toEqual(down);
  });

  it("goes from one state to the next", () => {
    const states = ["contains", "without", "unstated"] as const;
    let stated = NOTHING_STATED;
    for (const state of states) {
      const selection = { from: { row: 0, column: 0 }, to: { row: 0, column: 0 } };
      stated = acted("next", selection, ["a"], () => stated).get("a") ?? stated;
      expect(stated).toEqual(withState(NOTHING_STATED, "shrimp", state));
    }
  });

  it("is marked as of the same kitchen, and not any more once all of it is", () => {
    const on = done("kitchen", [0, 0], [1, 1]);
    expect([on.get("a")?.same_kitchen, on.get("b")?.same_kitchen]).toEqual([["crab"], ["shrimp", "crab"]]);
    expect(done("kitchen", [0, 0], [0, 1]).get("a")?.same_kitchen).toEqual([]);
  });

  it("is filled down and to the right, and from the cell before it where it is one alone", () => {
    expect(done("down", [0, 0], [2, 1]).get("c")).toEqual(shrimp);
    expect(done("down", [1, 0], [1, 0]).get("b")).toEqual(withState(NOTHING_STATED, "shrimp", "contains"));
    expect(done("right", [0, 0], [0, 2]).get("a")?.contains).toEqual(["shrimp", "crab", "walnut"]);
    expect(done("right", [0, 2], [0, 2]).get("a")?.same_kitchen).toEqual(["crab", "walnut"]);
    expect([done("down", [0, 0], [0, 0]).size, done("right", [0, 0], [0, 0]).size]).toEqual([0, 0]);
  });

  it("has the rest of its dishes checked, whatever allergens are chosen", () => {
    const rest = done("rest", [0, 5], [1, 5]);
    expect([...rest.values()].map(openCount)).toEqual([0, 0]);
    expect(rest.get("a")?.contains).toEqual(["shrimp", "fish"]);
  });
});

describe("the keys of the table", () => {
  it("lead from cell to cell, and no further than there are any", () => {
    const from = { row: 1, column: 1 };
    expect(cellAfter("ArrowDown", false, from, 3)).toEqual({ row: 2, column: 1 });
    expect(cellAfter("PageDown", false, from, 3)).toEqual({ row: 2, column: 1 });
    expect(cellAfter("ArrowUp", true, from, 3)).toEqual({ row: 0, column: 1 });
    expect(cellAfter("ArrowLeft", false, { row: 0, column: 0 }, 3)).toEqual({ row: 0, column: 0 });
    expect(cellAfter("End", true, from, 3)).toEqual({ row: 2, column: ALLERGENS.length - 1 });
    expect(cellAfter("c", false, from, 3)).toBeNull();
  });

  it("state, by letters and by figures, in full width too", () => {
    expect(["c", "1", "C", "ｃ"].map(actOfKey)).toEqual(Array(4).fill("contains"));
    expect(["n", "2", " ", "3", "x", "q"].map(actOfKey)).toEqual([
      "without",
      "without",
      "unstated",
      "unstated",
      "kitchen",
      undefined,
    ]);
  });
});
