import { asc, eq } from "drizzle-orm";
import { getDetailByTransId, pay } from "#contract/calls/payment.ts";
import * as Code from "#contract/codes.ts";
import type { PaidOrder, Transaction } from "#contract/payment.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { orderRounds, orders } from "#provider/db/tables/orders.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { refillOrders } from "#provider/db/tables/storedValue.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { answer } from "#provider/server/context.ts";
import { OPEN } from "./paymentRows.ts";
import { askGateway } from "./settle.ts";

export const answerPay = answer(pay, async ({ trans_id }, { caller, db, fail }) => {
  const [payment] = await db.select().from(payments).where(eq(payments.trans_id, trans_id));
  if (payment === undefined) return fail(Code.orderMissing);
  if (payment.uid !== caller.uid) return fail(Code.noPermission);
  if (payment.state === "paid") return fail(Code.alreadyPaid);
  if (!OPEN.includes(payment.state)) return fail(Code.paymentFailed);
  return { trans_id, redirect_url: payment.redirect_url };
});

export const answerGetDetailByTransId = answer(getDetailByTransId, async ({ trans_id }, context) => {
  const { db, fail, language, parts } = context;
  const [payment] = await db.select().from(payments).where(eq(payments.trans_id, trans_id));
  if (payment !== undefined) await askGateway(parts, payment);
  const transaction =
    payment === undefined
      ? await ofAttempt(db, trans_id, language)
      : ((await ofPayment(db, trans_id, language)) ?? (await ofPurchase(db, trans_id, language)));
  if (transaction === null) return fail(Code.orderMissing);
  const { uids, told } = transaction;
  return context.caller !== null && uids.includes(context.caller.uid) ? told : stateOf(told);
});

/** A transaction, and whose it is: who ordered, and who pays. */
interface Found {
  readonly told: Transaction;
  readonly uids: readonly (string | null)[];
}

/** All that a stranger is told who has the id of it. */
function stateOf({ trans_id, kind, pay_status, payment_state }: Transaction): Transaction {
  return { trans_id, kind, pay_status, payment_state };
}

const shared = {
  order_no: orders.order_no,
  store_id: orders.store_id,
  store: stores.name,
  table_id: orders.table_id,
  pay_status: orders.pay_status,
};

async function ofPayment(db: Database, trans_id: string, language: WireLanguage): Promise<Found | null> {
  const [row] = await db
    .select({
      ...shared,
      amount: payments.amount,
      pay_type: payments.pay_type,
      payment_state: payments.state,
      gateway_ref: payments.gateway_ref,
      by: payments.uid,
      of: orders.uid,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.order_no, payments.order_no))
    .innerJoin(stores, eq(stores.id, orders.store_id))
    .where(eq(payments.trans_id, trans_id));
  if (row === undefined) return null;
  const { store, gateway_ref, by, of, ...told } = row;
  const paid = await paidTogether(db, gateway_ref, language);
  const isOther = ({ order_no }: PaidOrder) => order_no !== told.order_no;
  const sorted = [...paid.filter((one) => !isOther(one)), ...paid.filter(isOther)];
  return {
    uids: [by, of],
    told: { ...told, trans_id, kind: "payment", store_name: store[language], orders: sorted },
  };
}

/** The orders that one payment at the gateway pays, each with its share. */
async function paidTogether(db: Database, gateway_ref: string, language: WireLanguage): Promise<PaidOrder[]> {
  const rows = await db
    .select({ ...shared, order_type: orders.order_type, amount: payments.amount })
    .from(payments)
    .innerJoin(orders, eq(orders.order_no, payments.order_no))
    .innerJoin(stores, eq(stores.id, orders.store_id))
    .where(eq(payments.gateway_ref, gateway_ref))
    .orderBy(asc(payments.order_no));
  return rows.map(({ store, ...told }) => ({ ...told, store_name: store[language] }));
}

/** What pays a purchase of stored value. */
async function ofPurchase(db: Database, trans_id: string, language: WireLanguage): Promise<Found | null> {
  const [row] = await db
    .select({
      order_no: refillOrders.refill_order_no,
      store_id: refillOrders.store_id,
      store: stores.name,
      pay_status: refillOrders.pay_status,
      amount: payments.amount,
      pay_type: payments.pay_type,
      payment_state: payments.state,
      of: refillOrders.uid,
    })
    .from(payments)
    .innerJoin(refillOrders, eq(refillOrders.refill_order_no, payments.refill_order_no))
    .innerJoin(stores, eq(stores.id, refillOrders.store_id))
    .where(eq(payments.trans_id, trans_id));
  if (row === undefined) return null;
  const { store, of, ...told } = row;
  return {
    uids: [of],
    told: { ...told, trans_id, kind: "refill", table_id: null, store_name: store[language] },
  };
}

/** An order or an addition by the id that the customer's journal gave the attempt. */
async function ofAttempt(db: Database, trans_id: string, language: WireLanguage): Promise<Found | null> {
  const [row] = await db
    .select({
      ...shared,
      amount: orderRounds.total,
      pay_type: orders.pay_type,
      by: orderRounds.uid,
      of: orders.uid,
    })
    .from(orderRounds)
    .innerJoin(orders, eq(orders.order_no, orderRounds.order_no))
    .innerJoin(stores, eq(stores.id, orders.store_id))
    .where(eq(orderRounds.client_order_id, trans_id))
    .orderBy(asc(orderRounds.placed_at))
    .limit(1);
  if (row === undefined) return null;
  const { store, by, of, ...told } = row;
  return {
    uids: [by, of],
    told: { ...told, trans_id, kind: "order", payment_state: null, store_name: store[language] },
  };
}
