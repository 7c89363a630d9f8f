import { asc, eq } from "drizzle-orm";
import { getDetailByTransId } from "#contract/calls/payment.ts";
import type { Transaction } from "#contract/payment.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { answer } from "#provider/answer.ts";
import type { Database } from "#provider/db/database.ts";
import { orderRounds, orders } from "#provider/db/tables/orders.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { refillOrders } from "#provider/db/tables/storedValue.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { askGateway } from "#provider/payments/askGateway.ts";

export const answerGetDetailByTransId = answer(getDetailByTransId, async ({ trans_id }, context) => {
  const { db, fail, language, parts } = context;
  const [payment] = await db.select().from(payments).where(eq(payments.trans_id, trans_id));
  if (payment !== undefined) await askGateway(parts, payment);
  const transaction =
    payment === undefined
      ? await ofAttempt(db, trans_id, language)
      : ((await ofPayment(db, trans_id, language)) ?? (await ofPurchase(db, trans_id, language)));
  return transaction ?? fail(412);
});

const shared = {
  order_no: orders.order_no,
  store_id: orders.store_id,
  store: stores.name,
  table_id: orders.table_id,
  pay_status: orders.pay_status,
};

async function ofPayment(
  db: Database,
  trans_id: string,
  language: WireLanguage,
): Promise<Transaction | null> {
  const [row] = await db
    .select({
      ...shared,
      amount: payments.amount,
      pay_type: payments.pay_type,
      payment_state: payments.state,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.order_no, payments.order_no))
    .innerJoin(stores, eq(stores.id, orders.store_id))
    .where(eq(payments.trans_id, trans_id));
  if (row === undefined) return null;
  const { store, ...told } = row;
  return { ...told, trans_id, kind: "payment", store_name: store[language] };
}

/** What pays a purchase of stored value. */
async function ofPurchase(
  db: Database,
  trans_id: string,
  language: WireLanguage,
): Promise<Transaction | null> {
  const [row] = await db
    .select({
      order_no: refillOrders.refill_order_no,
      store_id: refillOrders.store_id,
      store: stores.name,
      pay_status: refillOrders.pay_status,
      amount: payments.amount,
      pay_type: payments.pay_type,
      payment_state: payments.state,
    })
    .from(payments)
    .innerJoin(refillOrders, eq(refillOrders.refill_order_no, payments.refill_order_no))
    .innerJoin(stores, eq(stores.id, refillOrders.store_id))
    .where(eq(payments.trans_id, trans_id));
  if (row === undefined) return null;
  const { store, ...told } = row;
  return { ...told, trans_id, kind: "refill", table_id: null, store_name: store[language] };
}

/** An order or an addition by the id that the customer's journal gave the attempt. */
async function ofAttempt(
  db: Database,
  trans_id: string,
  language: WireLanguage,
): Promise<Transaction | null> {
  const [row] = await db
    .select({ ...shared, amount: orderRounds.total, pay_type: orders.pay_type })
    .from(orderRounds)
    .innerJoin(orders, eq(orders.order_no, orderRounds.order_no))
    .innerJoin(stores, eq(stores.id, orders.store_id))
    .where(eq(orderRounds.client_order_id, trans_id))
    .orderBy(asc(orderRounds.placed_at))
    .limit(1);
  if (row === undefined) return null;
  const { store, ...told } = row;
  return { ...told, trans_id, kind: "order", payment_state: null, store_name: store[language] };
}
