import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { refunds } from "#provider/db/tables/payments.ts";

export type RefundRow = typeof refunds.$inferSelect;

type Refund = Pick<
  RefundRow,
  "id" | "store_id" | "order_no" | "trans_id" | "pay_type" | "amount" | "reason" | "made_at"
>;

/** Writes down that money of an order has gone back; once. The order is locked. */
export async function noteRefund(
  db: Database,
  refund: Refund & { readonly staff_id?: string | null },
): Promise<void> {
  if (refund.amount <= 0) return;
  const done = { state: "done", due_at: null, done_at: refund.made_at } as const;
  const written = await db
    .insert(refunds)
    .values({ ...refund, ...done })
    .onConflictDoUpdate({
      target: [refunds.id, refunds.store_id],
      set: { ...done, made_at: refund.made_at },
      setWhere: ne(refunds.state, "done"),
    })
    .returning({ id: refunds.id });
  if (written.length > 0) await addRefunded(db, refund);
}

/** Writes down that what is left of an order's payment could not be given back wholly: the desk tries again. */
export async function noteRefundFailed(db: Database, refund: Refund): Promise<void> {
  await db
    .insert(refunds)
    .values({ ...refund, state: "failed" })
    .onConflictDoNothing();
}

/** Adds yen to what has gone back of an order. */
export const addRefunded = (db: Database, { amount, order_no }: Pick<RefundRow, "amount" | "order_no">) =>
  db
    .update(orders)
    .set({ refunded: sql`${orders.refunded} + ${amount}` })
    .where(eq(orders.order_no, order_no));

/** Yen of payments that went back in parts, or are to go back: no more of them can. */
export async function partsBack(
  db: Database,
  trans_ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (trans_ids.length === 0) return new Map();
  const rows = await db
    .select({ trans_id: refunds.trans_id, amount: sql`sum(${refunds.amount})`.mapWith(Number) })
    .from(refunds)
    // What went back wholly has the payment's own id.
    .where(and(inArray(refunds.trans_id, [...trans_ids]), ne(refunds.id, refunds.trans_id)))
    .groupBy(refunds.trans_id);
  return new Map(rows.map(({ amount, trans_id }) => [trans_id ?? "", amount]));
}

/** Yen of a store's orders that its gateway has not given back so far, by their numbers; of one order where it is named. */
export async function failedRefunds(
  db: Database,
  { order_no, store_id }: { readonly order_no?: string; readonly store_id: string },
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ order_no: refunds.order_no, amount: sql`sum(${refunds.amount})`.mapWith(Number) })
    .from(refunds)
    .where(
      and(
        eq(refunds.store_id, store_id),
        eq(refunds.state, "failed"),
        order_no === undefined ? undefined : eq(refunds.order_no, order_no),
      ),
    )
    .groupBy(refunds.order_no);
  return new Map(rows.map((row) => [row.order_no, row.amount]));
}
