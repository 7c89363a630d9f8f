import { and, desc, eq, exists, gte, inArray, isNull, not, notInArray, or, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { PAGE_SIZE } from "#contract/call.ts";
import { orderList } from "#contract/calls/order.ts";
import * as Code from "#contract/codes.ts";
import { OrderStatus, OrderTab, OrderType, PayStatus, PayType } from "#contract/enumerations.ts";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { reviews } from "#provider/db/tables/reviews.ts";
import { readCursor, writeCursor } from "#provider/server/calls/cursor.ts";
import { answer, type ContextOf, type Fail } from "#provider/server/context.ts";
import { findStore } from "#provider/stores/findStore.ts";
import { findTable } from "#provider/stores/findTable.ts";
import { maySeeVisit } from "./findOrder.ts";
import type { OrderRow } from "./lockOrder.ts";
import { presentSummaries } from "./presentOrder.ts";
import { waitsOutside } from "./visits/admission.ts";
import { presentVisit } from "./visits/visits.ts";

type Here = { readonly store_id: string; readonly tableId: string };

export const answerOrderList = answer(orderList, async (request, context) => {
  const { caller, db, fail, language, parts } = context;
  const { cursor, store_id, tab, table_id: tableId } = request;
  const key = parts.signingKey;
  if (store_id !== undefined) await findStore(db, store_id, fail);
  const isHere = store_id !== undefined && tableId !== undefined;
  const mine = and(
    eq(orders.uid, caller.uid),
    store_id === undefined ? undefined : eq(orders.store_id, store_id),
  );
  const whose = isHere ? await ofParty({ store_id, tableId }, context) : mine;
  const { rows, next_cursor } = await ordersPage(
    db,
    { where: and(whose, inTab(db, tab)), cursor, key },
    fail,
  );
  const items = await presentSummaries(db, rows, { uid: caller.uid, language });
  const isWhole = cursor === undefined && !isHere;
  return { items, next_cursor, ...(isWhole && { counts: await tabCounts(db, mine) }) };
});

/** The visit's orders for those who belong to the party, and for others their own at that table alone. */
async function ofParty(here: Here, context: ContextOf<typeof orderList>): Promise<SQL | undefined> {
  const { caller, db, fail, parts } = context;
  const { uid } = caller;
  const key = parts.signingKey;
  const { row: table } = await findTable(db, { ...here, key, uid }, fail);
  const visit = await presentVisit(db, table.id, uid);
  const at = { store_id: here.store_id, table_id: table.id, sitting_id: visit?.id ?? "" };
  const isOfParty = visit !== null && (await maySeeVisit(db, at, { uid, tableId: here.tableId, key }));
  const ofVisit = eq(orders.sitting_id, at.sitting_id);
  const own = eq(orders.uid, uid);
  // One's own that nobody has let in yet belong to no party.
  const outside = and(own, eq(orders.table_id, table.id), waitsOutside);
  return or(isOfParty ? ofVisit : and(ofVisit, own), outside);
}

/** When it was placed, and its number. */
const Place = z.tuple([z.iso.datetime(), z.string()]);

/** Orders, newest first, a page from the cursor on. 114 for a cursor that this provider did not make. */
async function ordersPage(
  db: Database,
  wanted: { readonly where: SQL | undefined; readonly cursor: string | undefined; readonly key: string },
  fail: Fail<typeof Code.missingParameter>,
): Promise<{ rows: OrderRow[]; next_cursor: string | null }> {
  const after = readCursor(Place, wanted.cursor, wanted.key, fail);
  const found = await db
    .select()
    .from(orders)
    .where(
      and(
        wanted.where,
        after === null
          ? undefined
          : sql`(${orders.placed_at}, ${orders.order_no}) < (${after[0]}::timestamptz, ${after[1]})`,
      ),
    )
    .orderBy(desc(orders.placed_at), desc(orders.order_no))
    .limit(PAGE_SIZE + 1);
  const rows = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? rows.at(-1) : undefined;
  const next_cursor = last ? writeCursor(wanted.key, [last.placed_at.toISOString(), last.order_no]) : null;
  return { rows, next_cursor };
}

/** The orders of a tab: 0 all, 5 to pay, 4 in progress, 3 to review, 6 cancelled or refunded. */
function inTab(db: Database, tab: OrderTab): SQL | undefined {
  const isPaid = inArray(orders.pay_status, [PayStatus.paid, PayStatus.collected]);
  const isReviewed = exists(
    db.select({ one: sql`1` }).from(reviews).where(eq(reviews.order_no, orders.order_no)),
  );
  const tabs: Record<OrderTab, SQL | undefined> = {
    [OrderTab.all]: undefined,
    [OrderTab.toReview]: and(gte(orders.order_status, OrderStatus.completed), isPaid, not(isReviewed)),
    // A meal goes on until its bill is paid (`isUnderWay`).
    [OrderTab.inProgress]: or(
      inArray(orders.order_status, [OrderStatus.pending, OrderStatus.confirmed]),
      and(
        eq(orders.order_type, OrderType.dineIn),
        eq(orders.order_status, OrderStatus.completed),
        eq(orders.pay_status, PayStatus.unpaid),
      ),
    ),
    // What is paid by hand away from a table is paid on receipt: until then nobody has to.
    [OrderTab.toPay]: and(
      eq(orders.pay_status, PayStatus.unpaid),
      or(
        eq(orders.order_type, OrderType.dineIn),
        isNull(orders.pay_type),
        notInArray(orders.pay_type, [PayType.cash, PayType.cashOnDelivery]),
      ),
      inArray(orders.order_status, [OrderStatus.pending, OrderStatus.confirmed, OrderStatus.completed]),
    ),
    [OrderTab.canceled]: or(
      eq(orders.order_status, OrderStatus.canceled),
      inArray(orders.pay_status, [PayStatus.refunded, PayStatus.refundFailed]),
    ),
  };
  return tabs[tab];
}

/** How many of somebody's orders wait for them in the tabs that ask for something, in one query. */
async function tabCounts(
  db: Database,
  whose: SQL | undefined,
): Promise<{ to_pay: number; in_progress: number; to_review: number }> {
  const within = (tab: OrderTab) => sql`count(*) filter (where ${inTab(db, tab)})`.mapWith(Number);
  const [counts] = await db
    .select({
      to_pay: within(OrderTab.toPay),
      in_progress: within(OrderTab.inProgress),
      to_review: within(OrderTab.toReview),
    })
    .from(orders)
    .where(whose);
  return counts ?? { to_pay: 0, in_progress: 0, to_review: 0 };
}
