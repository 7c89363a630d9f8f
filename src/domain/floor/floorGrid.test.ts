import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PLAN_COLUMNS, PLAN_ROWS, TABLE_SHAPES } from "#contract/calls/desk/floor.ts";
import { firstRoom, isOnPlan, nextRoom, overlap, type Spot, withPlaces } from "./floorGrid.ts";

const unplaced = (name: string, changes = {}) => ({
  table_id: name,
  name,
  area: "",
  shape: "square" as const,
  x: null,
  y: null,
  ...changes,
});
const spot = (x: number, y: number, changes: Partial<Spot> = {}): Spot => ({
  area: "",
  shape: "square",
  x,
  y,
  ...changes,
});

describe("tables that nobody has arranged", () => {
  it("stand row by row in the order of their names, numbers as numbers", () => {
    const placed = withPlaces(["A10", "A2", "A1"].map((name) => unplaced(name)));
    const row = placed.toSorted((one, other) => one.x - other.x);
    expect(row.map(({ name, x, y }) => [name, x, y])).toEqual([
      ["A1", 0, 0],
      ["A2", 2, 0],
      ["A10", 4, 0],
    ]);
  });

  it("stand beside those that somebody has placed, thirty of them on ten rows", () => {
    const tables = Array.from({ length: 29 }, (_, place) => unplaced(`A${place}`));
    const placed = withPlaces([...tables, unplaced("Z", { x: 4, y: 4 })]);
    expect(placed.find(({ name }) => name === "Z")).toMatchObject({ x: 4, y: 4 });
    expect(Math.max(...placed.map(({ y }) => y))).toBe(8);
  });

  it("never stand on each other or outside of the plan, whatever their shapes and areas", () => {
    const table = fc.record({
      area: fc.constantFrom("", "2F"),
      shape: fc.constantFrom(...TABLE_SHAPES),
    });
    fc.assert(
      fc.property(fc.array(table, { maxLength: 50 }), (some) => {
        const placed = withPlaces(some.map((each, place) => unplaced(`T${place}`, each)));
        for (const one of placed) {
          expect(isOnPlan(one)).toBe(true);
          expect(placed.filter((other) => overlap(one, other))).toEqual([one]);
        }
      }),
    );
  });
});

describe("a table that is moved by a key", () => {
  it("goes a unit on, and over what stands in its way", () => {
    expect(nextRoom(spot(0, 0), "right", [])).toMatchObject({ x: 1, y: 0 });
    expect(nextRoom(spot(0, 0), "right", [spot(2, 0)])).toMatchObject({ x: 4, y: 0 });
    expect(nextRoom(spot(0, 0), "right", [spot(2, 0, { area: "2F" })])).toMatchObject({ x: 1 });
  });

  it("stays where the plan ends", () => {
    expect(nextRoom(spot(0, 0), "up", [])).toBeNull();
    expect(nextRoom(spot(PLAN_COLUMNS - 2, 0), "right", [])).toBeNull();
    expect(nextRoom(spot(PLAN_COLUMNS - 4, 0, { shape: "wide" }), "right", [])).toBeNull();
    expect(nextRoom(spot(0, PLAN_ROWS - 2), "down", [])).toBeNull();
  });
});

it("the first room for a wide table is where it fits wholly", () => {
  expect(firstRoom("", "wide", [spot(0, 0), spot(4, 0), spot(8, 0)])).toMatchObject({ x: 0, y: 2 });
});
