import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { actOnTable, type BoardAction, type TableAction } from "#contract/calls/desk/board.ts";
import { orderDetails } from "#contract/calls/order.ts";
import { storeIndex } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { OrderStatus } from "#contract/enumerations.ts";
import { outbox } from "#provider/db/tables/messages.ts";
import { deskOf, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";

const tea = line({ goods_id: "tea", price: 300 });
const store_id = "diner";
let provider: Planted;
let desk: StaffedDesk;
let one: Guest;

beforeAll(async () => {
  provider = await planted();
  desk = await deskOf(provider);
});
beforeEach(async () => {
  await provider.freeTables();
  one = await guest(provider);
});
afterAll(() => provider.close());

const tableOf = async () => (await taken(one.send(storeIndex, { store_id, table_id: one.link }))).table;
const signals = async () => {
  const rows = await provider.db.select().from(outbox);
  await provider.db.delete(outbox);
  return rows.filter(({ channel }) => channel === "store-diner").map(({ payload }) => payload);
};
const act = async (action: TableAction, table_id = "diner-T1") =>
  (await desk.given(actOnTable, { store_id, table_id, action })).refusal;
const press = async (order_no: string, ...actions: readonly BoardAction[]) => {
  for (const action of actions) expect([action, await desk.act(order_no, action)]).toEqual([action, null]);
};

describe("the buttons of a table", () => {
  it("stop ordering there, and let it go on", async () => {
    await signals();
    expect(await act("lock")).toBeNull();
    expect(await signals()).toEqual([{ store_id, signal: "table_changed" }]);
    expect(await tableOf()).toMatchObject({ is_locked: 1 });
    expect((await one.order([tea])).code).not.toBe(Code.success);
    expect(await act("unlock")).toBeNull();
    expect(await tableOf()).toMatchObject({ is_locked: 0 });
    expect((await one.order([tea])).code).toBe(Code.success);
  });

  it("free it and close what was served and paid, in cash before it was served too, and nothing else", async () => {
    const statusOf = async (order_no: string) =>
      (await taken(one.send(orderDetails, { order_no }))).order_status;
    const { order_no: paidFirst } = await taken(one.order([tea], { people: 2 }));
    await press(paidFirst, "accept", "pay_cash", "complete");
    const { order_no: unpaid } = await taken(one.order([tea], { people: 0 }));
    await press(unpaid, "accept", "complete");
    // The money is not there: nobody has left yet.
    expect(await act("free")).toBe("open_orders");
    const both = async () => [await statusOf(paidFirst), await statusOf(unpaid)];
    expect(await both()).toEqual([OrderStatus.completed, OrderStatus.completed]);
    await press(unpaid, "pay_cash");
    expect(await act("free")).toBeNull();
    expect(await both()).toEqual([OrderStatus.settled, OrderStatus.settled]);
    expect(await tableOf()).toMatchObject({ is_occupied: 0, people_seated: 0 });
    const { tables } = await desk.look();
    expect(tables.find(({ table_id }) => table_id === "diner-T1")?.people).toBeNull();
  });

  it("do nothing at another store's table, nor what a table has no button for", async () => {
    expect(await act("lock", "other-T1")).toBe("refused");
    const asked = { store_id, table_id: "diner-T1", action: "burn" as TableAction };
    expect(await desk.send(actOnTable, asked)).toBe("malformed");
    const { tables } = await (await deskOf(provider, "other")).look();
    expect(tables).toContainEqual(expect.objectContaining({ table_id: "other-T1", is_locked: false }));
  });
});
