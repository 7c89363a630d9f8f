import { and, asc, eq, type SQL } from "drizzle-orm";
import type { LineChoice, OrderLineRequest } from "#contract/cart.ts";
import * as Code from "#contract/codes.ts";
import type { AnyCode } from "#contract/codes.ts";
import { lineKey } from "#domain/cart/cart.ts";
import type { Database } from "#provider/db/database.ts";
import { orderLines, orderRounds, orders } from "#provider/db/tables/orders.ts";
import { tables } from "#provider/db/tables/stores.ts";
import type { Fail } from "#provider/server/context.ts";
import { readTable } from "#provider/server/signing.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { lockOrder, type OrderRow } from "./lockOrder.ts";
import { hasBeenSeen } from "./visits/admission.ts";
import { entryOf, isLetIn } from "./visits/entry.ts";
import { presentVisit } from "./visits/presentVisit.ts";
import { seatedAt, visitByCode } from "./visits/whereSeated.ts";

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
  fail: Fail<typeof Code.orderMissing | typeof Code.noPermission>,
): Promise<OrderRow> {
  const order = await lockOrder(db, wanted.order_no);
  if (order === null) return fail(Code.orderMissing);
  return order.uid === wanted.uid ? order : fail(Code.noPermission);
}

/** An order to look at: the caller's own, or one of the party at whose table they sit. */
export async function findReadableOrder(
  db: Database,
  order_no: string,
  reader: Reader,
  now: Date,
  fail: Fail<typeof Code.orderMissing | typeof Code.noPermission>,
): Promise<OrderRow> {
  const [order] = await db.select().from(orders).where(eq(orders.order_no, order_no));
  if (order === undefined) return fail(Code.orderMissing);
  if (order.uid === reader.uid) return order;
  const { sitting_id, store_id, table_id } = order;
  if (sitting_id === null || table_id === null) return fail(Code.noPermission);
  const table_entry = await entryOf(db, store_id);
  return (await maySeeVisit(db, { sitting_id, store_id, table_id, table_entry }, reader, now))
    ? order
    : fail(Code.noPermission);
}

/**
 * Whether someone belongs to a party: they hold the table's signed code while the party sits there, or have ordered
 * in the visit. An order that came without a signature counts once the staff have taken it. Where a table's card is not
 * enough: whoever the visit lets in, while it lasts.
 */
export async function maySeeVisit(
  db: Database,
  at: Pick<StoreRow, "table_entry"> & {
    readonly sitting_id: string;
    readonly store_id: string;
    readonly table_id: string;
  },
  reader: Reader,
  now: Date,
): Promise<boolean> {
  if (at.table_entry !== "open") {
    const { visit_id } = (await linkTo(db, at, reader, now)) ?? { visit_id: null };
    const present = await presentVisit(db, at.table_id, { uid: reader.uid, visit_id, now });
    if (present?.id !== at.sitting_id) return false;
    return isLetIn(db, { store: at, table: { visit_id }, visit: present, now }, reader.uid);
  }
  if (await hasBeenSeen(db, at.sitting_id, reader.uid)) return true;
  const link = await linkTo(db, at, reader, now);
  if (link === null) return false;
  const visit = await presentVisit(db, at.table_id, { uid: reader.uid, visit_id: link.visit_id, now });
  return visit?.id === at.sitting_id && visit.is_under_way;
}

/** Whether somebody came by the signed code of a table, or of one that belongs to it; of the cards that lie there now. */
export async function holdsSignedCode(db: Database, at: Place, reader: Reader, now: Date): Promise<boolean> {
  return (await linkTo(db, at, reader, now)) !== null;
}

interface Place {
  readonly store_id: string;
  readonly table_id: string;
}

/** The signed link by which somebody sits at a table, with the visit that its code lets them in to; null: there is none. */
async function linkTo(
  db: Database,
  { store_id, table_id }: Place,
  { tableId, key, uid }: Reader,
  now: Date,
): Promise<{ readonly visit_id: string | null } | null> {
  if (tableId === undefined) return null;
  const link = readTable({ store_id, tableId }, key);
  if (link === null || link.epoch === null) return null;
  const came = { store_id, table_id: link.table_id, uid, now };
  const led = await visitByCode(db, came, link.visit_code);
  const [table] = await db
    .select({ epoch: tables.epoch, seated_at: seatedAt({ ...came, led }) })
    .from(tables)
    .where(and(eq(tables.id, link.table_id), eq(tables.store_id, store_id)));
  const isThere = table?.epoch === link.epoch && [link.table_id, table.seated_at].includes(table_id);
  return isThere ? { visit_id: led?.id ?? null } : null;
}

/** Fails with the order machine's code where the call declares it, and with `otherwise` where it does not. */
export function refuse<Declared extends AnyCode>(
  code: AnyCode,
  declared: readonly Declared[],
  otherwise: Declared,
  fail: Fail<Declared>,
): never {
  return fail(declared.find((each) => each === code) ?? otherwise);
}

type Counted = LineChoice &
  Pick<OrderLineRequest, "number"> & {
    readonly special_id?: string | null | undefined;
  };

/** The same pieces of the same goods at the same offers give the same text, in whatever order they were sent. */
const contentOf = (lines: readonly Counted[]) =>
  lines
    .map((line) => `${lineKey(line)} ${line.number} ${line.special_id ?? ""}`)
    .toSorted()
    .join("\n");

/** The round that an attempt has placed. */
export function isAttempt(attempt: {
  readonly uid: string;
  readonly client_order_id: string;
}): SQL | undefined {
  return and(eq(orderRounds.uid, attempt.uid), eq(orderRounds.client_order_id, attempt.client_order_id));
}

/**
 * The order that an earlier try of this attempt has placed, although it came under another idempotency key; null when
 * none arrived. 90004 when that try ordered something else. The member must be locked, so that two tries meet here.
 */
export async function findAttempt(
  db: Database,
  attempt: {
    readonly uid: string;
    readonly client_order_id: string;
    readonly lines: readonly Counted[];
    /** Where it was sent: a store and the way of ordering for an order, an order for an addition. */
    readonly to: Pick<OrderRow, "store_id" | "order_type"> | Pick<OrderRow, "order_no">;
  },
  fail: Fail<typeof Code.idempotencyKeyReused>,
): Promise<string | null> {
  const { uid, client_order_id, to } = attempt;
  const [found] = await db
    .select({
      order_no: orders.order_no,
      round: orderRounds.round,
      store_id: orders.store_id,
      order_type: orders.order_type,
    })
    .from(orderRounds)
    .innerJoin(orders, eq(orders.order_no, orderRounds.order_no))
    .where(isAttempt({ uid, client_order_id }));
  if (found === undefined) return null;
  const { order_no, order_type, round, store_id } = found;
  const lines = await db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.order_no, order_no), eq(orderLines.round, round)))
    .orderBy(asc(orderLines.position));
  const isSamePlace =
    "order_no" in to
      ? to.order_no === order_no && round > 1
      : to.store_id === store_id && to.order_type === order_type && round === 1;
  return isSamePlace && contentOf(lines) === contentOf(attempt.lines)
    ? order_no
    : fail(Code.idempotencyKeyReused);
}
