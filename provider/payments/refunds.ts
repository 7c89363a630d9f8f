import { and, eq, lte, ne, sql } from "drizzle-orm";
import { PayStatus, PayType } from "#contract/enumerations.ts";
import { backFrom, excessOf } from "#domain/orders/lineChange.ts";
import { type Database, retried } from "#provider/db/database.ts";
import { payments, refunds } from "#provider/db/tables/payments.ts";
import { informPartRefunded } from "#provider/notices/informLine.ts";
import { lockOrder, type OrderRow } from "#provider/orders/lockOrder.ts";
import { besideParts } from "#provider/orders/orderFacts.ts";
import { refundSpend } from "#provider/refill/ledger/spend.ts";
import type { Parts } from "#provider/server/context.ts";
import { refundAtGateway } from "./atGateway.ts";
import { isPaid } from "./paymentRows.ts";
import { addRefunded, noteRefund, type RefundRow } from "./refundRows.ts";
import { partsOf } from "./storedParts.ts";
import { type FreePart, freeParts, giveBackPart } from "./tableBill/freeParts.ts";

/** Money of an order that is to go back, by the way that it was paid. */
export interface Back {
  /** Null: cash. */
  readonly trans_id: string | null;
  readonly pay_type: PayType;
  readonly amount: number;
  /** The saved card that was charged. */
  readonly card_id: string | null;
  /** What a balance paid beside another way. */
  readonly is_part: boolean;
  /** The part of the table's bill that it is of. */
  readonly of_bill?: FreePart["part"];
}

const AT_ONCE = 50;
const MINUTE = 60_000;
/** Doublings of a minute until a gateway that gives nothing back is asked again: an hour at most. */
const MOST_DOUBLINGS = 6;

/** What goes back of an order when its bill becomes less, and what its table's other orders get of it. */
export interface MoneyBack {
  readonly back: Back[];
  /** Yen that balances, and parts of the table's bill, have paid of it after that. */
  readonly stored_total: number;
  readonly parts_total: number;
}

/**
 * By which ways some of what was paid of an order goes back when its bill comes to `total`: the last that was paid first.
 * Balances and parts of the table's bill pay before the rest is paid, so that the rest, by a gateway or in cash, goes back
 * before them. Of the parts, what the table's other orders do not need.
 */
export async function backOf(db: Database, order: OrderRow, total: number): Promise<MoneyBack> {
  const ways = await waysBack(db, order, excessOf(order, total));
  const byBalance = ways.filter(({ is_part }) => is_part);
  const stored_total = order.stored_total - byBalance.reduce((sum, { amount }) => sum + amount, 0);
  const parts_total = Math.min(order.parts_total, total - stored_total);
  const free = await freeParts(db, order, order.parts_total - parts_total);
  const ofBill = free.map(({ amount, part }): Back => {
    const { pay_type } = part;
    return { trans_id: null, pay_type, amount, card_id: null, is_part: false, of_bill: part };
  });
  const rest = ways.filter(({ is_part }) => !is_part);
  return { back: [...rest, ...ofBill, ...byBalance], stored_total, parts_total };
}

/** Ways by which `yen` of an order go back, but for what parts of the table's bill paid of them. */
async function waysBack(db: Database, order: OrderRow, yen: number): Promise<Back[]> {
  if (yen <= 0) return [];
  const { order_no, parts_total, trans_id } = order;
  const rest = isPaid(order) ? besideParts(order) : 0;
  const [main] =
    trans_id === null ? [] : await db.select().from(payments).where(eq(payments.trans_id, trans_id));
  const pay_type = main?.pay_type ?? order.pay_type ?? PayType.cash;
  const card_id = main?.card_id ?? null;
  const parts = (await partsOf(db, [order_no])).toReversed();
  const ofBill = isPaid(order) ? parts_total : 0;
  const byBill = { trans_id: null, pay_type, card_id: null, is_part: false, isByBill: true } as const;
  const ways = backFrom<Back & { readonly isByBill?: true }>(
    [
      { trans_id: main?.trans_id ?? null, pay_type, card_id, is_part: false, amount: rest },
      { ...byBill, amount: ofBill },
      ...parts.map((part) => ({
        trans_id: part.trans_id,
        pay_type: PayType.wallet,
        card_id: null,
        is_part: true,
        amount: part.amount,
      })),
    ],
    yen,
  );
  return ways.filter(({ isByBill }) => isByBill !== true);
}

interface Giving {
  readonly reason: string;
  readonly staff_id: string | null;
  readonly newId: () => string;
  readonly now: Date;
}

/**
 * Gives some of what was paid of a locked order back, whose bill is written: to balances at once, in cash as it is noted,
 * through the gateway once this is committed (`refund_due`: call `refundDue` then). In a transaction of the caller's.
 */
export async function giveBack(
  db: Database,
  order: OrderRow,
  ways: readonly Back[],
  { newId, now, ...why }: Giving,
): Promise<{ refund_due: boolean }> {
  const { order_no, store_id } = order;
  let isDue = false;
  for (const { amount, of_bill, pay_type, trans_id } of ways) {
    const id = newId();
    const isStored = trans_id !== null && pay_type === PayType.wallet;
    const isOutside = trans_id !== null && !isStored;
    const row = { id, store_id, order_no, trans_id, pay_type, amount, made_at: now, ...why } as const;
    if (isStored) await refundSpend(db, { trans_id, order_no, store_id, now, part: { id, amount } });
    if (isOutside) await db.insert(refunds).values({ ...row, state: "pending", due_at: now });
    else await noteRefund(db, row);
    if (of_bill !== undefined) await giveBackPart(db, { part: of_bill, amount });
    isDue ||= isOutside;
  }
  return { refund_due: isDue };
}

/**
 * Asks the gateway to give back the parts of payments that are due, and those again that it has not given back; each
 * goes back once, however often it is asked. Never inside a transaction. Answers how many went back.
 */
export async function sendRefunds(parts: Parts): Promise<number> {
  const due = await parts.db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.trans_id, refunds.trans_id))
    .where(lte(refunds.due_at, parts.clock()))
    .orderBy(refunds.due_at)
    .limit(AT_ONCE);
  let done = 0;
  for (const { payment, refund } of due) {
    const share = { refund_id: refund.id, amount: refund.amount };
    const outcome = await refundAtGateway(parts, payment, share);
    const now = parts.clock();
    await retried(() =>
      parts.db.transaction((db) =>
        outcome === "refunded" ? sent(db, refund, now) : tryLater(db, refund, outcome, now),
      ),
    );
    if (outcome === "refunded") done += 1;
  }
  return done;
}

async function sent(db: Database, refund: RefundRow, now: Date): Promise<void> {
  const { amount, id, order_no, store_id, trans_id } = refund;
  const order = await lockOrder(db, order_no);
  const [changed] = await db
    .update(refunds)
    .set({ state: "done", due_at: null, done_at: now })
    .where(and(eq(refunds.id, id), ne(refunds.state, "done")))
    .returning({ id: refunds.id });
  if (changed === undefined || order === null || trans_id === null) return;
  await addRefunded(db, refund);
  const [{ back = 0 } = {}] = await db
    .select({ back: sql`coalesce(sum(${refunds.amount}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.trans_id, trans_id), eq(refunds.state, "done")));
  await db
    .update(payments)
    .set({ state: "refunded", updated_at: now })
    .where(and(eq(payments.trans_id, trans_id), eq(payments.state, "paid"), lte(payments.amount, back)));
  if (order.pay_status !== PayStatus.refunded)
    await informPartRefunded(db, { uid: order.uid, store_id, order_no, amount, now });
}

/** One that the gateway has accepted is asked for again as well, until it is certain. */
async function tryLater(
  db: Database,
  { id, tries }: RefundRow,
  state: "pending" | "failed",
  now: Date,
): Promise<void> {
  const due_at = new Date(now.getTime() + MINUTE * 2 ** Math.min(tries, MOST_DOUBLINGS));
  await db
    .update(refunds)
    .set({ state, tries: tries + 1, due_at })
    .where(and(eq(refunds.id, id), ne(refunds.state, "done")));
}
