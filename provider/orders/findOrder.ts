import { eq } from "drizzle-orm";
import type { Fail } from "#provider/server/context.ts";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { tables } from "#provider/db/tables/stores.ts";
import { readTable } from "#provider/server/signing.ts";
import { hasBeenSeen } from "./lettingIn.ts";
import { lockOrder, type OrderRow } from "./lockOrder.ts";
import { presentSitting } from "./presentSitting.ts";

/** Who asks, and the `tableId` that they came with. */
export interface Reader {
  readonly uid: string;
  readonly tableId: string | undefined;
  readonly key: string;
}

/** The caller's own order, locked, to do something with it. 412: no such order; 424: somebody else's. */
export async function takeOwnOrder(
  db: Database,
  wanted: { readonly order_no: string; readonly uid: string },
  fail: Fail<412 | 424>,
): Promise<OrderRow> {
  const order = await lockOrder(db, wanted.order_no);
  if (order === null) return fail(412);
  return order.uid === wanted.uid ? order : fail(424);
}

/** An order to look at: the caller's own, or one of the party at whose table they sit. */
export async function findReadableOrder(
  db: Database,
  order_no: string,
  reader: Reader,
  fail: Fail<412 | 424>,
): Promise<OrderRow> {
  const [order] = await db.select().from(orders).where(eq(orders.order_no, order_no));
  if (order === undefined) return fail(412);
  if (order.uid === reader.uid) return order;
  const { sitting_id, store_id, table_id } = order;
  if (sitting_id === null || table_id === null) return fail(424);
  return (await maySeeSitting(db, { sitting_id, store_id, table_id }, reader)) ? order : fail(424);
}

/**
 * Whether someone belongs to a party: they hold the table's signed code while the party sits there, or have ordered
 * in the sitting. An order that came without a signature counts once the staff have taken it.
 */
export async function maySeeSitting(
  db: Database,
  at: { readonly sitting_id: string; readonly store_id: string; readonly table_id: string },
  reader: Reader,
): Promise<boolean> {
  if (await hasBeenSeen(db, at.sitting_id, reader.uid)) return true;
  if (!(await holdsSignedCode(db, at, reader))) return false;
  const sitting = await presentSitting(db, at.table_id);
  return sitting?.id === at.sitting_id && sitting.is_under_way;
}

/** Whether somebody came by the signed code of a table, of the cards that lie there now. */
export async function holdsSignedCode(
  db: Database,
  at: { readonly store_id: string; readonly table_id: string },
  { tableId, key }: Reader,
): Promise<boolean> {
  if (tableId === undefined) return false;
  const link = readTable({ store_id: at.store_id, tableId }, key);
  if (link === null || link.epoch === null || link.table_id !== at.table_id) return false;
  const [table] = await db.select({ epoch: tables.epoch }).from(tables).where(eq(tables.id, at.table_id));
  return table?.epoch === link.epoch;
}
