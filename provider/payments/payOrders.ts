import { and, asc, eq, inArray } from "drizzle-orm";
import type { ParsedRequestOf, ResponseOf } from "#contract/call.ts";
import type { payOrder } from "#contract/calls/order.ts";
import * as Code from "#contract/codes.ts";
import { PayStatus, PayType } from "#contract/enumerations.ts";
import type { PaymentRefused } from "#contract/payment.ts";
import type { Action } from "#domain/orders/orderMachine.ts";
import { reachesMinimumTotal } from "#domain/price/bill.ts";
import type { Database } from "#provider/db/database.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { gatewayForAll } from "#provider/gateways/payments/paymentGateways.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { refuse, takeOwnOrder } from "#provider/orders/findOrder.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import { besideParts } from "#provider/orders/orderFacts.ts";
import { spendWallet, type Spent } from "#provider/refill/ledger/spend.ts";
import type { ContextOf } from "#provider/server/context.ts";
import { findStore } from "#provider/stores/findStore.ts";
import { payListFor } from "#provider/stores/payList.ts";
import { beginPayment } from "./beginPayment.ts";
import { chargeCard, typedCardRef } from "./chargeCard.ts";
import { isPaid, newPayment, OPEN, type PaymentRow } from "./paymentRows.ts";
import { giveUp, settleOrder } from "./settle.ts";
import { areSameParts, partsOf } from "./storedParts.ts";
import { takeParts } from "./takeParts.ts";

const CASH: readonly number[] = [1, 7];
/** What is answered: the orders' own statuses are their machine's. */
const [UNPAID, PAID] = [0, 1] as const;
const CODES = [
  Code.orderMissing,
  Code.alreadyPaid,
  Code.noPermission,
  Code.cardInvalid,
  Code.paymentFailed,
  Code.couponMissing,
  Code.couponUsedOrExpired,
  Code.couponConditionsNotMet,
] as const;
const refused = (data: PaymentRefused) => data;

type Asked = Omit<ParsedRequestOf<typeof payOrder>, "order_no"> & { readonly order_nos: readonly string[] };
type Paid = Omit<ResponseOf<typeof payOrder>, "order_no">;
/** Of any call that pays for orders with the failures of payorder. */
type PayContext = ContextOf<typeof payOrder>;

/**
 * Pays for the caller's own orders, one or several together: balances pay their parts at once, and one payment is begun
 * for what is left. A payment of them that is under way by another way, for other orders or beside other parts is given
 * up; while it cannot be, it is gone on with as it is. Orders among them that are paid already are left alone.
 */
export async function payOrders(asked: Asked, context: PayContext): Promise<Paid> {
  const { pay_type, card_id, vault_token, save_card, stored_value } = asked;
  const { caller, db, fail, language, now, origin, outside, page_origin, parts, table_id: tableId } = context;
  const { uid } = caller;
  const order_nos = [...new Set(asked.order_nos)].toSorted();
  const orders: OrderRow[] = [];
  for (const order_no of order_nos) orders.push(await takeOwnOrder(db, { order_no, uid }, fail));
  const title = await titleOf(orders, asked, context);
  if (!orders.every(({ total }) => reachesMinimumTotal(total))) return fail(Code.totalTooSmall);

  // A second one beside it could charge twice: one that cannot be given up is gone on with, whatever is asked for now.
  const [unpaid, paid] = [orders.filter((order) => !isPaid(order)), orders.filter(isPaid)];
  const underWay = await openPayments(db, order_nos);
  const [open = null] = underWay.filter(({ order_no }) => order_no !== null && order_nos.includes(order_no));
  const subject = order_nos.join(" ");
  const isOther = open !== null && !(await isSame(underWay));
  if (isOther) {
    for (const [ref, one] of new Map(underWay.map((each) => [each.gateway_ref, each])))
      await outside(`give up ${ref}`, () => giveUp(parts, one));
  }

  const taken = await takeParts(
    db,
    { orders: unpaid, paid, uid, stored_value: open === null ? stored_value : undefined, now },
    parts,
  );
  if (!taken.ok)
    return taken.data
      ? fail(Code.paymentFailed, taken.data)
      : refuse(taken.code, CODES, Code.paymentFailed, fail);
  const left = taken.orders.filter((order) => !isPaid(order));
  const [first] = taken.orders;
  if (first !== undefined && left.length === 0)
    return { pay_status: first.pay_status, trans_id: first.trans_id, redirect_url: null };

  if (CASH.includes(pay_type)) {
    const [applied] = await act(left.length > 0 ? left : orders, "pay_cash");
    return { pay_status: applied?.pay_status ?? PayStatus.unpaid, trans_id: null, redirect_url: null };
  }
  const amount = left.reduce((sum, order) => sum + besideParts(order), 0);
  if (left.length > 0 && pay_type !== PayType.wallet && !reachesMinimumTotal(amount))
    return fail(Code.totalTooSmall);

  const isByCard = pay_type === PayType.card && (card_id !== undefined || vault_token !== undefined);
  const leadsOn = open === null || (!isOther && open.redirect_url === null);
  if (pay_type !== PayType.wallet && leadsOn) {
    const stores = orders.map(({ store_id }) => store_id);
    const gateway = gatewayForAll(parts.payment, stores, pay_type);
    if (gateway === null) return fail(Code.payTypeUnsupported);
    const by = { uid, order_nos, gateway, stored_value, title, origin, page_origin, language, tableId };
    const card = { subject, card_id, vault_token, wants_to_save: save_card === 1 };
    const question = `${uid} ${subject} ${pay_type} ${card_id} ${vault_token} ${JSON.stringify(stored_value)}`;
    const written = await outside(`pay ${question}`, () =>
      isByCard ? chargeCard(parts, { ...by, ...card }) : beginPayment(parts, { ...by, pay_type }),
    );
    if ("refused" in written) {
      return written.data
        ? fail(Code.paymentFailed, written.data)
        : refuse(written.refused, CODES, Code.paymentFailed, fail);
    }
    const { trans_id } = written;
    const [payment] = await db.select().from(payments).where(eq(payments.trans_id, trans_id));
    const state = payment?.state ?? "failed";
    if (state === "failed" || state === "abandoned")
      return fail(Code.paymentFailed, refused({ reason: "declined" }));
    const redirect_url = OPEN.includes(state) ? (payment?.redirect_url ?? null) : null;
    return { pay_status: (unpaid[0] ?? orders[0])?.pay_status ?? PayStatus.unpaid, trans_id, redirect_url };
  }

  await act(left.length > 0 ? left : orders, "pay_online", open?.pay_type ?? pay_type);
  if (open !== null) return { pay_status: UNPAID, trans_id: open.trans_id, redirect_url: open.redirect_url };
  const transactions: string[] = [];
  for (const order of left) {
    const trans_id = parts.random(18);
    const spent = await payByWallet(db, order, { trans_id, now });
    transactions.push(trans_id);
    if (spent.ok) continue;
    const { balance } = spent;
    const missing = besideParts(order) - balance;
    return fail(Code.paymentFailed, refused({ reason: "balance", balance, missing }));
  }
  return { pay_status: PAID, trans_id: transactions[0] ?? null, redirect_url: null };

  /** Whether what is under way is what is asked for: for just these orders, by this way, beside these parts. */
  async function isSame(known: readonly PaymentRow[]): Promise<boolean> {
    const numbers = known.map(({ order_no }) => order_no);
    const areAll =
      numbers.length === unpaid.length && unpaid.every(({ order_no }) => numbers.includes(order_no));
    const isOne = new Set(known.map(({ gateway_ref }) => gateway_ref)).size === 1;
    // The staff may have taken a part of the table's bill since it was begun.
    const isLeft = known.every(({ amount: asked_for, order_no }) =>
      unpaid.some((order) => order.order_no === order_no && besideParts(order) === asked_for),
    );
    const way = { subject, pay_type, card_id, vault_token };
    if (!areAll || !isOne || !isLeft || !known.every((each) => isSameWay(each, way, parts.signingKey)))
      return false;
    return stored_value === undefined || areSameParts(await partsOf(db, order_nos), stored_value);
  }

  async function act(on: readonly OrderRow[], action: Action & ("pay_cash" | "pay_online"), by = pay_type) {
    const changed: OrderRow[] = [];
    for (const { order_no } of on) {
      const customer = { order_no, actor: "customer", uid, pay_type: by, now } as const;
      const applied = await applyAction(db, { ...customer, action });
      if (!applied.ok) return refuse(applied.code, CODES, Code.paymentFailed, fail);
      changed.push(applied.order);
    }
    return changed;
  }
}

/** Whether a payment under way is what is asked for now: by the same method, and by the same card where one is named. */
export function isSameWay(
  open: PaymentRow,
  asked: {
    /** The number of what is paid. */
    readonly subject: string;
    readonly pay_type: PayType;
    readonly card_id?: string | undefined;
    readonly vault_token?: string | undefined;
  },
  signingKey: string,
): boolean {
  const { subject, pay_type, card_id, vault_token } = asked;
  if (open.pay_type !== pay_type) return false;
  if (vault_token !== undefined) return open.gateway_ref === typedCardRef(signingKey, subject, vault_token);
  if (card_id !== undefined) return open.card_id === card_id;
  // Of a card that was charged here the payment page knows nothing.
  return !/^(?:card|typed)-/.test(open.gateway_ref);
}

/** Payments under way of any of these orders, with those of other orders that are paid together with them. */
async function openPayments(db: Database, order_nos: readonly string[]): Promise<PaymentRow[]> {
  const isOpen = inArray(payments.state, OPEN);
  const own = await db
    .select({ gateway_ref: payments.gateway_ref })
    .from(payments)
    .where(and(inArray(payments.order_no, [...order_nos]), isOpen));
  if (own.length === 0) return [];
  const refs = own.map(({ gateway_ref }) => gateway_ref);
  return await db
    .select()
    .from(payments)
    .where(and(inArray(payments.gateway_ref, refs), isOpen))
    .orderBy(asc(payments.order_no));
}

/**
 * What the payment page says is paid: the stores' names.
 * 431 when one of them does not take this method for its order.
 */
async function titleOf(
  orders: readonly OrderRow[],
  { pay_type }: { readonly pay_type: PayType },
  {
    caller,
    db,
    fail,
    language,
    now,
    parts,
  }: Pick<ContextOf<typeof payOrder>, "caller" | "db" | "fail" | "language" | "now" | "parts">,
): Promise<string> {
  const names: string[] = [];
  for (const { store_id, order_type } of orders) {
    const store = await findStore(db, store_id, () => fail(Code.orderMissing));
    const { pay_list } = await payListFor(db, store, {
      order_type,
      uid: caller.uid,
      now,
      gateways: parts.payment,
    });
    if (!pay_list.includes(pay_type)) return fail(Code.payTypeUnsupported);
    names.push(store.name[language]);
  }
  return [...new Set(names)].join(" · ");
}

/**
 * Pays what is left to pay of an order from its customer's wallets, wholly here and at once: the money, the payment and the order's state are
 * written together or not at all. The order is locked, can be paid, and has no payment under way. When it answers that
 * they do not hold enough the caller undoes its transaction.
 */
async function payByWallet(
  db: Database,
  order: OrderRow,
  { trans_id, now }: { readonly trans_id: string; readonly now: Date },
): Promise<Spent> {
  const { order_no, store_id, uid } = order;
  const { amount } = await newPayment(db, order, {
    trans_id,
    gateway_ref: `wallet-${trans_id}`,
    gateway: null,
    pay_type: PayType.wallet,
    now,
  });
  const spent = await spendWallet(db, { uid, store_id, order_no, trans_id, amount, now });
  if (spent.ok) await settleOrder(db, { trans_id, order_no, answer: "paid", now });
  return spent;
}
