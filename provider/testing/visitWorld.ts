import { eq } from "drizzle-orm";
import { board } from "#contract/calls/desk/board.ts";
import type { TableEntry } from "#contract/calls/desk/tableEntry.ts";
import { openTableVisit, tableVisits } from "#contract/calls/desk/visits.ts";
import { orderDetails, orderList } from "#contract/calls/order.ts";
import { callWaiter, storeIndex } from "#contract/calls/store.ts";
import { OrderStatus } from "#contract/enumerations.ts";
import { slowdowns } from "#provider/db/tables/members.ts";
import { staffCalls } from "#provider/db/tables/messages.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { stores, tables } from "#provider/db/tables/stores.ts";
import { deskOf } from "./deskVisit.ts";
import { NOON } from "./fixture.ts";
import { type Guest, guest, planted, taken } from "./guest.ts";

const AT = { store_id: "diner" } as const;
const QUARTER = 20 * 60_000;

/** The diner with its desk, and phones that come to its tables by a card, a slip's code or digits. */
export async function visitWorld() {
  const provider = await planted();
  const desk = await deskOf(provider);

  /** Somebody with the code that a table's card carries, or with another link to it. */
  async function phone(table = "diner-T1", link?: string) {
    const one = await guest(provider, table);
    const table_id = link ?? one.link;
    const here = { ...AT, table_id };
    return {
      ...one,
      order: (lines: Parameters<Guest["order"]>[0], changes: Parameters<Guest["order"]>[1] = {}) =>
        one.order(lines, { table_id, ...changes }),
      call: () => one.send(callWaiter, { ...here, kind: 1, content: "" }),
      ask: () => one.send(callWaiter, { ...here, kind: 3, content: "" }),
      type: (digits: string) => one.send(callWaiter, { ...here, kind: 3, content: "", digits }),
      header: async () => (await taken(one.send(storeIndex, here))).table,
      list: async () => (await taken(one.send(orderList, { ...here, tab: 0 }))).items,
      /** The code that answers who asks for an order from the table. */
      read: async (order_no: string) =>
        (await one.send(orderDetails, { order_no, table_id } as { order_no: string })).code,
    };
  }

  /** What the desk sees of a table's visit. */
  async function visitAt(table_id = "diner-T1") {
    const found = (await desk.given(tableVisits, AT)).tables.find((one) => one.table_id === table_id);
    if (found === undefined) throw new Error(`No table ${table_id}`);
    return found;
  }

  return {
    provider,
    desk,
    phone,
    visitAt,
    /** What the store's tables ask for. */
    setEntry: (table_entry: TableEntry) =>
      provider.db.update(stores).set({ table_entry, visit_minutes: 240 }).where(eq(stores.id, "diner")),
    openTable: (table_id = "diner-T1") => desk.given(openTableVisit, { ...AT, table_id }),
    /** Phones that ask to be let in, as the board shows them. */
    asks: async () => (await desk.given(board, AT)).calls.filter(({ kind }) => kind === 3),
    /** Nobody sits anywhere, and nothing was tried lately. */
    begin: async () => {
      await provider.freeTables();
      await provider.db.update(orders).set({ order_status: OrderStatus.canceled });
      await provider.db.update(staffCalls).set({ answered_at: NOON });
      await provider.db.delete(slowdowns);
      await provider.db.update(tables).set({ wrong_digits: 0, guessed_at: null });
      provider.clock.advance(QUARTER);
    },
  };
}

export type VisitWorld = Awaited<ReturnType<typeof visitWorld>>;

/** The `tableId` of the link that a slip's code leads to. */
export const tableIdOf = (link: string | null) => new URL(link ?? "").searchParams.get("tableId") ?? "";

/** Some other four digits than those. */
export const otherThan = (digits: string | null, turn = 1) =>
  String((Number(digits) + turn) % 10_000).padStart(4, "0");
