import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "#contract/calls/desk/audit.ts";
import { arrangeFloor, floor as floorCall, type TablePlace } from "#contract/calls/desk/floor.ts";
import { overlap } from "#domain/floor/floorGrid.ts";
import { tables } from "#provider/db/tables/stores.ts";
import { type FloorDesk, floorDesk, T1, T2 } from "./testing/floorDesk.ts";

const store_id = "diner";
let world: FloorDesk;

beforeAll(async () => {
  world = await floorDesk();
});
beforeEach(async () => {
  await world.provider.db.update(tables).set({ area: "", plan_x: null, plan_y: null, shape: "square" });
});
afterAll(() => world.provider.close());

const read = () => world.desk.given(floorCall, { store_id });
const place = (table_id: string, changes: Partial<TablePlace> = {}): TablePlace => ({
  table_id,
  area: "",
  x: 0,
  y: 0,
  shape: "square",
  ...changes,
});
const save = async (places: TablePlace[], stamp?: string, by?: string) =>
  world.desk.send(arrangeFloor, { store_id, stamp: stamp ?? (await read()).stamp, places }, by);

describe("an arrangement of tables", () => {
  it("is found by their names where nobody has made one, and none stands on another", async () => {
    const { is_arranged, tables: all } = await read();
    expect(is_arranged).toBe(false);
    const standing = all.toSorted((one, other) => one.y - other.y || one.x - other.x);
    expect(standing.map(({ name }) => name)).toEqual(all.map(({ name }) => name).toSorted());
    for (const one of all) expect(all.filter((other) => overlap(one, other))).toEqual([one]);
  });

  it("is kept with areas and shapes, and what it does not name is found a place among them", async () => {
    const places = [
      place(T1, { area: "2F", x: 3, shape: "wide" }),
      place(T2, { area: "2F", x: 8, y: 4, shape: "round" }),
    ];
    expect(await save(places)).toEqual({});
    const { is_arranged, tables: all } = await read();
    expect(is_arranged).toBe(true);
    for (const wanted of places) expect(all).toContainEqual(expect.objectContaining(wanted));
    expect(all.filter(({ area }) => area === "")).toHaveLength(all.length - 2);
    const { items } = await world.desk.given(auditLog, { did: "floor.arrange" });
    expect(items[0]?.after).toMatchObject({ T1: "2F 3 0 wide", T2: "2F 8 4 round" });
    expect(await save([])).toEqual({});
    expect(await read()).toMatchObject({ is_arranged: false });
  });

  it("is saved once however often it is sent, and not over what another saved meanwhile", async () => {
    const { stamp } = await read();
    const mine = [place(T1, { x: 4 })];
    expect(await Promise.all([save(mine, stamp), save(mine, stamp)])).toEqual([{}, {}]);
    expect(await save([place(T1, { x: 6 })], stamp)).toBe("changed");
    expect((await world.at(T1)).x).toBe(4);
    const both = await Promise.all([1, 2].map(async (x) => save([place(T1, { x })])));
    expect(both.filter((answer) => answer === "changed")).toHaveLength(1);
  });

  it("has no table on another, outside of the plan, twice, or of another store; an owner or a manager makes it", async () => {
    expect(await save([place(T1), place(T2, { x: 1, y: 1 })])).toBe("malformed");
    expect(await save([place(T1, { x: 11 })])).toBe("malformed");
    expect(await save([place(T1), place(T1, { x: 4 })])).toBe("malformed");
    expect(await save([place("other-T1")])).toBe("gone");
    expect(await save([place(T1)], undefined, await world.desk.as("floor"))).toBe("forbidden");
    expect(
      await save([place(T1), place(T2, { area: "2F" })], undefined, await world.desk.as("manager")),
    ).toEqual({});
    const rows = await world.provider.db
      .select({ x: tables.plan_x, y: tables.plan_y })
      .from(tables)
      .where(eq(tables.store_id, store_id))
      .orderBy(asc(tables.id));
    expect(rows.slice(0, 2)).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ]);
  });
});
