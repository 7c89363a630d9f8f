import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { orderLines, orderRounds, orders } from "#provider/db/tables/orders.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { receipts } from "#provider/db/tables/receipts.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { withoutKeys } from "./withoutKeys.ts";

/** What someone ordered and paid, with the receipts made out for it. Orders of others at their table are not theirs. */
export async function ordersOf(db: Database, uid: string) {
  const own = await db
    .select({ order: orders, store_name: stores.name })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.store_id))
    .where(eq(orders.uid, uid))
    .orderBy(asc(orders.placed_at), asc(orders.order_no));
  const numbers = own.map(({ order }) => order.order_no);
  const rounds = await db
    .select()
    .from(orderRounds)
    .where(eq(orderRounds.uid, uid))
    .orderBy(asc(orderRounds.order_no), asc(orderRounds.round));
  const lines =
    numbers.length === 0
      ? []
      : await db
          .select()
          .from(orderLines)
          .where(inArray(orderLines.order_no, numbers))
          .orderBy(asc(orderLines.round), asc(orderLines.position));
  const paid = await db
    .select()
    .from(payments)
    .where(eq(payments.uid, uid))
    .orderBy(asc(payments.created_at), asc(payments.trans_id));
  const given = await db
    .select()
    .from(receipts)
    .where(eq(receipts.uid, uid))
    .orderBy(asc(receipts.issued_at), asc(receipts.receipt_no), asc(receipts.issue));
  return {
    orders: own.map(({ order, store_name }) => {
      // Names and numbers of couriers are theirs, and what the staff wrote for themselves is the store's.
      const [told] = withoutKeys(
        [order],
        "uid",
        "sitting_id",
        "courier_name",
        "courier_phone",
        "handover_note",
        "is_cashier_pending",
      );
      const isOfIt = ({ order_no }: { readonly order_no: string }) => order_no === order.order_no;
      return {
        ...told,
        store_name,
        rounds: withoutKeys(rounds.filter(isOfIt), "uid", "client_order_id"),
        lines: withoutKeys(lines.filter(isOfIt), "picture"),
      };
    }),
    payments: withoutKeys(paid, "uid", "redirect_url", "gateway_ref"),
    receipts: withoutKeys(given, "uid", "page_key", "mail_id"),
  };
}
