import { eq } from "drizzle-orm";
import { changeFloor, floor as floorCall, type FloorChange } from "#contract/calls/desk/floor.ts";
import { orderList } from "#contract/calls/order.ts";
import { storeIndex } from "#contract/calls/store.ts";
import { OrderTab } from "#contract/enumerations.ts";
import { staffCalls } from "#provider/db/tables/messages.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { tables } from "#provider/db/tables/stores.ts";
import { boardDesk } from "#provider/testing/deskVisit.ts";
import { fakeGateway } from "#provider/testing/fakeGateways.ts";
import { type Guest, line, planted, taken } from "#provider/testing/guest.ts";

const store_id = "diner";
export const [T1, T2, T3] = ["diner-T1", "diner-T2", "diner-T3"] as const;
export const tea = line({ goods_id: "tea", price: 300 });

/** The diner with three tables, and its floor with an owner at it. */
export async function floorDesk() {
  const provider = await planted({ payment: fakeGateway().gateway });
  const desk = await boardDesk(provider);
  await provider.openLimits();
  const rows = [T2, T3].map((id) => ({ id, store_id, name: id.slice(-2), seats: 4 }));
  await provider.db.insert(tables).values(rows).onConflictDoNothing();
  await provider.db.update(tables).set({ seats: 9_999 });

  const at = async (table_id: string) => {
    const { tables: all } = await desk.given(floorCall, { store_id });
    const found = all.find((table) => table.table_id === table_id);
    if (found === undefined) throw new Error(`No table ${table_id}`);
    return found;
  };
  const visitAt = async (table_id: string): Promise<string> => {
    const [id] = (await at(table_id)).visit_ids;
    if (id === undefined) throw new Error(`Nobody sits at ${table_id}`);
    return id;
  };
  const change = async (wanted: FloorChange, by?: string) =>
    (await desk.given(changeFloor, { store_id, change: wanted }, by)).refusal;
  return {
    provider,
    desk,
    /** As before anybody came. */
    begin: async () => {
      await provider.freeTables();
      await provider.db.update(tables).set({ joined_sitting_id: null, is_locked: false });
      await provider.db.delete(staffCalls);
      provider.clock.advance(15 * 60_000);
    },
    at,
    visitAt,
    change,
    move: async (table_id: string, to_table_id: string) =>
      change({ kind: "move", table_id, visit_id: await visitAt(table_id), to_table_id }),
    /** Joins a table, with whoever sits there, to the party of another. */
    join: async (table_id: string, to_table_id: string) => {
      const [visit_id = null] = (await at(table_id)).visit_ids;
      const to_visit_id = await visitAt(to_table_id);
      return change({ kind: "join", table_id, visit_id, to_table_id, to_visit_id });
    },
    split: async (order_nos: string[], table_id: string, to_table_id: string) => {
      const visit_id = await visitAt(table_id);
      return change({ kind: "split", table_id, visit_id, order_nos, to_table_id, to_visit_id: null });
    },
    place: async (who: Guest, changes = {}) =>
      (await taken(who.order([tea], { people: 1, ...changes }))).order_no,
    rowOf: async (order_no: string) => {
      const [row] = await provider.db.select().from(orders).where(eq(orders.order_no, order_no));
      if (row === undefined) throw new Error(`No order ${order_no}`);
      return row;
    },
    /** The table as a guest's phone shows it. */
    seen: async (who: Guest) => (await taken(who.send(storeIndex, { store_id, table_id: who.link }))).table,
    /** The orders of the table that a guest's phone lists. */
    listed: async (who: Guest) =>
      (await taken(who.send(orderList, { tab: OrderTab.all, store_id, table_id: who.link }))).items.map(
        ({ order_no }) => order_no,
      ),
  };
}

export type FloorDesk = Awaited<ReturnType<typeof floorDesk>>;
