import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { actOnTable, board } from "#contract/calls/desk/board.ts";
import { findOrders } from "#contract/calls/desk/find.ts";
import { addTables, changeTable, listTables, removeTable } from "#contract/calls/desk/tables.ts";
import { tableCards } from "#contract/calls/desk/tableCards.ts";
import { storeIndex } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { auditLog } from "#provider/db/tables/staff.ts";
import { tables, visits } from "#provider/db/tables/stores.ts";
import { signTable } from "#provider/server/signing.ts";
import { type BoardDesk, boardDesk } from "#provider/testing/deskVisit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";

const store_id = "diner";
let provider: Planted;
let desk: BoardDesk;
beforeAll(async () => {
  provider = await planted();
  desk = await boardDesk(provider);
});
afterAll(() => provider.close());

const named = async () => (await desk.given(listTables, { store_id })).tables.map(({ name }) => name);
const idOf = async (wanted: string) =>
  (await desk.given(listTables, { store_id })).tables.find(({ name }) => name === wanted)?.table_id ?? "";

describe("a store's tables", () => {
  it("are added many at once, once, and none where one of the names is taken", async () => {
    const many = { store_id, names: ["B1", "B2", "B3"], seats: 2, area: "窓側" };
    for (const _ of ["once", "again"]) expect(await desk.given(addTables, many)).toEqual({ taken: [] });
    expect(await named()).toEqual(["T1", "T2", "T3", "B1", "B2", "B3"]);
    expect(await desk.given(addTables, { ...many, names: ["B9", "B3"], seats: 4 })).toEqual({
      taken: ["B3"],
    });
    expect(await named()).not.toContain("B9");
    for (const seats of [0, 100]) expect(await desk.send(addTables, { ...many, seats })).toBe("malformed");
    expect((await desk.given(tableCards, { store_id })).tables).toHaveLength(6);
  });

  it("are no more than the plan holds", async () => {
    const lots = (from: number) => Array.from({ length: 100 }, (_, index) => `X${from + index}`);
    const row = { seats: 1, area: "", store_id: "other" };
    for (const from of [0, 100, 200, 300])
      expect(await desk.given(addTables, { ...row, names: lots(from) })).toEqual({ taken: [] });
    expect(await desk.send(addTables, { ...row, names: lots(400) })).toBe("too_many");
  });

  it("are changed, but not to another's name", async () => {
    const table_id = await idOf("B1");
    const facts = { store_id, table_id, seats: 6, area: "奥" };
    expect(await desk.given(changeTable, { ...facts, name: "T1" })).toEqual({ is_taken: 1 });
    expect(await desk.given(changeTable, { ...facts, name: "個室" })).toEqual({ is_taken: 0 });
    expect(await idOf("個室")).toBe(table_id);
    expect(await desk.send(changeTable, { ...facts, table_id: "none", name: "Z" })).toBe("gone");
  });

  it("stay while somebody sits there or orders are open, and then go with their cards; old orders name them", async () => {
    const one = await guest(provider);
    const { order_no } = await taken(one.order([line({ goods_id: "tea", price: 300 })]));
    const [row] = await provider.db.select().from(tables).where(eq(tables.id, "diner-T1"));
    const card = { store_id, table_id: "diner-T1", epoch: row?.epoch ?? 0 };
    const tableId = signTable(card, provider.parts.signingKey);
    const remove = () => desk.given(removeTable, { store_id, table_id: "diner-T1" });
    expect(await remove()).toEqual({ refusal: "open_orders" });
    for (const action of ["accept", "complete", "pay_cash", "settle"] as const)
      await desk.act(order_no, action);
    await provider.db.insert(visits).values({
      id: "party",
      table_id: "diner-T1",
      store_id,
      people: 2,
      opened_at: NOON,
    });
    expect(await remove()).toEqual({ refusal: "seated" });
    await desk.given(actOnTable, { store_id, table_id: "diner-T1", action: "free" });
    for (const _ of ["once", "again"]) expect(await remove()).toEqual({ refusal: null });
    expect(await named()).not.toContain("T1");
    expect((await desk.given(board, { store_id })).tables.map(({ name }) => name)).not.toContain("T1");
    expect((await one.send(storeIndex, { store_id, table_id: tableId })).code).toBe(Code.tableMissing);
    const { items } = await desk.given(findOrders, { store_id });
    expect(items.map((item) => [item.order_no, item.table_name])).toEqual([[order_no, "T1"]]);
    // The name is free again.
    expect(await desk.given(addTables, { store_id, names: ["T1"], seats: 4, area: "" })).toEqual({
      taken: [],
    });
    const did = await provider.db.select({ did: auditLog.did }).from(auditLog);
    expect(did.map((each) => each.did)).toEqual(
      expect.arrayContaining(["table.add", "table.change", "table.remove"]),
    );
  });

  it("are for owners and managers alone", async () => {
    const waiter = await desk.as("floor");
    expect(await desk.send(listTables, { store_id }, waiter)).toBe("forbidden");
    expect(await desk.send(removeTable, { store_id, table_id: "diner-T2" }, waiter)).toBe("forbidden");
    expect(await desk.send(listTables, { store_id }, await desk.as("manager"))).not.toBe("forbidden");
  });
});
