import { and, asc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { OrderStatus, PayStatus } from "#contract/enumerations.ts";
import type { Database } from "#provider/db/database.ts";
import { members } from "#provider/db/tables/members.ts";
import { staffCalls } from "#provider/db/tables/messages.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { tables, visits } from "#provider/db/tables/stores.ts";
import { inform } from "#provider/notices/inform.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import { OPEN } from "#provider/payments/paymentRows.ts";
import { textsIn } from "#provider/server/texts.ts";
import { tablesInUse } from "#provider/stores/tablesInUse.ts";
import { occupies } from "./presentVisit.ts";

type TableRow = typeof tables.$inferSelect;
export type VisitRow = typeof visits.$inferSelect;

/** Tables of a store, kept from other transactions until this one ends, by their ids; always in the order of these. */
export async function lockTables(
  db: Database,
  store_id: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TableRow>> {
  const rows = await db
    .select()
    .from(tables)
    .where(and(tablesInUse(store_id), inArray(tables.id, [...new Set(ids)])))
    .orderBy(asc(tables.id))
    .for("update");
  return new Map(rows.map((row) => [row.id, row]));
}

/** A store's visit, whether or not it lasts; undefined where there is none such. */
export async function findVisit(db: Database, store_id: string, id: string): Promise<VisitRow | undefined> {
  const [visit] = await db
    .select()
    .from(visits)
    .where(and(eq(visits.id, id), eq(visits.store_id, store_id)));
  return visit;
}

/** Whether somebody sits at a table: a visit is open there whose party is there, or whose diners have not left. */
export async function isTaken(db: Database, table_id: string, now: Date): Promise<boolean> {
  const open = and(eq(visits.table_id, table_id), isNull(visits.closed_at));
  return (await db.$count(visits, and(open, occupies(db, now)))) > 0;
}

/** A visit's orders that were not cancelled, kept from other transactions; its table is locked. */
export async function lockOrdersOf(db: Database, visit: VisitRow): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.sitting_id, visit.id), ne(orders.order_status, OrderStatus.canceled)))
    .orderBy(asc(orders.order_no))
    .for("update");
}

/** Whether a guest has begun to pay for an order online, and has not thought better of it. */
export const mayBePaying = (
  order: Pick<OrderRow, "is_cashier_pending" | "is_locked" | "pay_status">,
): boolean => order.is_locked && order.pay_status === PayStatus.unpaid && !order.is_cashier_pending;

/** Whether a guest is paying for one of these orders at this moment: its payment is under way. */
export async function isBeingPaid(db: Database, some: readonly OrderRow[]): Promise<boolean> {
  const unpaid = some.filter(mayBePaying).map(({ order_no }) => order_no);
  if (unpaid.length === 0) return false;
  return (
    (await db.$count(payments, and(inArray(payments.order_no, unpaid), inArray(payments.state, OPEN)))) > 0
  );
}

/** Moves diners who were counted with some orders from one visit to another. */
async function countOver(
  db: Database,
  people: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  if (people === 0) return;
  const more = (by: number) => ({ people: sql`greatest(0, ${visits.people} + ${by})` });
  await db.update(visits).set(more(-people)).where(eq(visits.id, from));
  await db.update(visits).set(more(people)).where(eq(visits.id, to));
}

/**
 * Puts orders of one visit into another one, which may sit at another table. They keep their numbers, bills, cover charges
 * and payments; their diners are counted there and not here any more. Their guests are told where they sit, calls of theirs
 * come from there, and their phones follow. All tables are locked.
 */
export async function putOrders(
  db: Database,
  some: readonly OrderRow[],
  on: {
    readonly from: VisitRow;
    readonly to: Pick<VisitRow, "id" | "table_id">;
    readonly table: Pick<TableRow, "id" | "name">;
    readonly now: Date;
  },
): Promise<void> {
  const { from, now, table, to } = on;
  const { store_id } = from;
  if (some.length === 0) return;
  const isElsewhere = from.table_id !== table.id;
  const change = {
    sitting_id: to.id,
    ...(isElsewhere && {
      table_id: table.id,
      seat_number: table.name,
      left_tables: sql`array_append(array_remove(${orders.left_tables}, ${from.table_id}), ${from.table_id})`,
    }),
  };
  await db
    .update(orders)
    .set(change)
    .where(
      inArray(
        orders.order_no,
        some.map(({ order_no }) => order_no),
      ),
    );
  if (from.id !== to.id) {
    const people = some.reduce((sum, order) => sum + order.people, 0);
    await countOver(db, people, { from: from.id, to: to.id });
  }
  if (!isElsewhere) return;
  const own = and(
    eq(staffCalls.store_id, store_id),
    eq(staffCalls.table_id, from.table_id),
    isNull(staffCalls.answered_at),
  );
  const uids = [...new Set(some.map(({ uid }) => uid))];
  await db
    .update(staffCalls)
    .set({ table_id: table.id })
    .where(and(own, inArray(staffCalls.uid, uids)));
  const present = some.filter(({ order_status }) => order_status < OrderStatus.settled);
  const newest = new Map(present.map(({ order_no, uid }) => [uid, order_no]));
  await tellGuests(db, newest, { store_id, name: table.name, now });
}

/** Tells each guest once, by their newest order that is under way where they have one, at which table they sit now. */
export async function tellGuests(
  db: Database,
  newest: ReadonlyMap<string, string | null>,
  { name, now, store_id }: { readonly store_id: string; readonly name: string; readonly now: Date },
): Promise<void> {
  if (newest.size === 0) return;
  const rows = await db
    .select({ uid: members.uid, language: members.language })
    .from(members)
    .where(inArray(members.uid, [...newest.keys()]));
  for (const { language, uid } of rows) {
    const content = textsIn(language, "provider/notices")("table_moved", { table: name });
    const order_no = newest.get(uid) ?? null;
    await inform(db, { uid, store_id, order_no, event: "store_message", content, now });
  }
}
