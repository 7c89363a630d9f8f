import { and, asc, eq, inArray, isNull, lte } from "drizzle-orm";
import * as Code from "#contract/codes.ts";
import { PayType } from "#contract/enumerations.ts";
import { type Database, retried } from "#provider/db/database.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { refillOrders } from "#provider/db/tables/storedValue.ts";
import { beginAtGateway, type Sent } from "#provider/payments/beginPayment.ts";
import {
  type CardToPay,
  chargeVault,
  type VaultCharge,
  type Written,
} from "#provider/payments/chargeCard.ts";
import { OPEN, type PaymentRow, writePayment } from "#provider/payments/paymentRows.ts";
import { giveUp } from "#provider/payments/settle.ts";
import type { Parts } from "#provider/server/context.ts";
import { lockPurchase } from "./purchases.ts";

interface RefillCharge extends Omit<VaultCharge, "subject" | "lock" | "write"> {
  readonly refill_order_no: string;
}

/** Charges a card for a purchase of stored value. Never inside a transaction. */
export function chargeRefill(parts: Parts, charge: RefillCharge): Promise<Written> {
  const { gateway, refill_order_no } = charge;
  const pay_type = PayType.card;
  return chargeVault(parts, {
    ...charge,
    subject: refill_order_no,
    lock: (db) => lockPurchase(db, refill_order_no),
    write: (db, card) => write(db, parts, { ...card, gateway, pay_type, refill_order_no }),
  });
}

/** Begins a payment for a purchase of stored value, on its gateway's page. Never inside a transaction. */
export function beginRefill(
  parts: Parts,
  asked: Sent & Pick<PaymentRow, "gateway" | "pay_type"> & { readonly refill_order_no: string },
): Promise<Written> {
  const { gateway, pay_type, refill_order_no } = asked;
  const by = { gateway, gateway_ref: parts.random(18), card_id: null, pay_type, refill_order_no };
  return beginAtGateway(parts, asked, (db) => write(db, parts, by));
}

async function write(
  db: Database,
  { clock, random }: Parts,
  {
    card_id,
    gateway,
    gateway_ref,
    pay_type,
    refill_order_no,
  }: Omit<CardToPay, "token"> &
    Pick<PaymentRow, "gateway" | "pay_type"> & { readonly refill_order_no: string },
): Promise<Written> {
  const locked = await lockPurchase(db, refill_order_no);
  if (locked === null) return { refused: Code.orderMissing };
  const { purchase } = locked;
  const [same] = await db.select().from(payments).where(eq(payments.gateway_ref, gateway_ref));
  const known = same ?? (await openRefillPayment(db, refill_order_no));
  if (known !== null) return known;
  if (purchase.credited_at !== null) return { refused: Code.alreadyPaid };
  if (purchase.given_up_at !== null || locked.hasLeft) return { refused: Code.paymentFailed };
  const { price: amount, store_id, uid } = purchase;
  const by = { trans_id: random(18), gateway_ref, gateway, pay_type, card_id, now: clock() };
  const row = await writePayment(db, { refill_order_no, store_id, uid, amount }, by);
  const { trans_id } = row;
  await db
    .update(refillOrders)
    .set({ trans_id, pay_type })
    .where(eq(refillOrders.refill_order_no, refill_order_no));
  return row;
}

/** The purchase's payment under way; there is never a second. Null when there is none. */
export async function openRefillPayment(db: Database, refill_order_no: string): Promise<PaymentRow | null> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.refill_order_no, refill_order_no), inArray(payments.state, OPEN)));
  return payment ?? null;
}

const MINUTES = 15;
const AT_ONCE = 50;

/**
 * Gives up purchases that were not paid in time. The gateway is asked to end their payment first; what it says was paid
 * is credited, also when it says so only later. Answers how many were given up.
 */
export async function giveUpPurchases(parts: Parts): Promise<number> {
  const before = new Date(parts.clock().getTime() - MINUTES * 60_000);
  const isWaiting = and(isNull(refillOrders.credited_at), isNull(refillOrders.given_up_at));
  const due = await parts.db
    .select({ refill_order_no: refillOrders.refill_order_no })
    .from(refillOrders)
    .where(and(isWaiting, lte(refillOrders.placed_at, before)))
    .orderBy(asc(refillOrders.placed_at))
    .limit(AT_ONCE);
  let done = 0;
  for (const { refill_order_no } of due) {
    const payment = await openRefillPayment(parts.db, refill_order_no);
    if (payment !== null) await giveUp(parts, payment);
    const now = parts.clock();
    const end = async (db: Database) => {
      await lockPurchase(db, refill_order_no);
      return db
        .update(refillOrders)
        .set({ given_up_at: now })
        .where(and(eq(refillOrders.refill_order_no, refill_order_no), isWaiting))
        .returning({ refill_order_no: refillOrders.refill_order_no });
    };
    const given = await retried(() => parts.db.transaction(end));
    done += given.length;
  }
  return done;
}
