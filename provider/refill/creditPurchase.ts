import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { PayStatus } from "#contract/enumerations.ts";
import type { Database } from "#provider/db/database.ts";
import { refillCards, refillOrders, vouchers } from "#provider/db/tables/storedValue.ts";
import { informEvent } from "#provider/notices/inform.ts";
import type { PaymentRow } from "#provider/payments/paymentRows.ts";
import { yen } from "#provider/server/texts.ts";
import { writeOff } from "./endHoldings.ts";
import { isOver, validUntil } from "./holdings.ts";
import { balanceOf } from "./ledger/accounts.ts";
import { post } from "./ledger/post.ts";
import { walletTopUp } from "./ledger/spend.ts";
import { lockPurchase } from "./purchases.ts";

/**
 * Credits a purchase that was paid, in the transaction that learns of it: once, and also when it had been given up,
 * for the customer paid. What came beside a payment that was credited, or for someone who has left, goes back
 * (`refund_due`: commit, then call `refundDue`).
 */
export async function creditPurchase(
  db: Database,
  paid: Pick<PaymentRow, "trans_id" | "pay_type"> & { readonly refill_order_no: string },
  now: Date,
): Promise<{ refund_due: boolean }> {
  const { refill_order_no, trans_id, pay_type } = paid;
  const locked = await lockPurchase(db, refill_order_no);
  if (locked === null || locked.hasLeft) return { refund_due: true };
  const { purchase } = locked;
  if (purchase.credited_at !== null) return { refund_due: purchase.trans_id !== trans_id };
  const { uid, store_id, kind } = purchase;
  const credit = { ...purchase, reference: refill_order_no, now };
  const credited = kind === 1 ? await creditCard(db, credit) : await creditVoucher(db, credit);
  await db
    .update(refillOrders)
    .set({
      pay_status: PayStatus.paid,
      pay_type,
      trans_id,
      target_id: credited.target_id,
      credited_at: now,
      balance_after: credited.balance,
    })
    .where(eq(refillOrders.refill_order_no, refill_order_no));
  const note = yen(purchase.amount);
  await informEvent(db, { uid, store_id, order_no: null, event: "value_credited", note, now });
  return { refund_due: false };
}

interface Credit {
  readonly uid: string;
  readonly store_id: string;
  /** What was paid, and what is credited for it, bonus included; yen. */
  readonly price: number;
  readonly amount: number;
  readonly validity_days: number | null;
  /** What it is credited for, once. */
  readonly reference: string;
  readonly now: Date;
}

interface Credited {
  readonly target_id: string;
  readonly balance: number;
}

/**
 * Puts an amount on a member's card with a store, which is made when there is none; what had expired on it is gone
 * before. In a transaction of the caller's, once for a reference. The member is locked.
 */
export async function creditCard(db: Database, credit: Credit): Promise<Credited> {
  const { uid, store_id, price, amount, validity_days, reference, now } = credit;
  const fresh = { id: randomUUID(), uid, store_id, created_at: now };
  const valid_until = validUntil(now, validity_days, undefined);
  await db
    .insert(refillCards)
    .values({ ...fresh, valid_until })
    .onConflictDoNothing();
  const [card] = await db
    .select()
    .from(refillCards)
    .where(and(eq(refillCards.uid, uid), eq(refillCards.store_id, store_id)))
    .for("update");
  if (card === undefined) throw new Error(`No card of ${uid} with ${store_id}`);
  const holding = { kind: 1, uid, store_id } as const;
  const isGone = isOver(card.valid_until, now);
  if (isGone) await writeOff(db, holding, { reference: `expiry before ${reference}`, now });
  const isMoved = await walletTopUp(db, {
    uid,
    store_id,
    amount: price,
    bonus: amount - price,
    reference,
    now,
  });
  if (isMoved) {
    const before = isGone ? undefined : card.valid_until;
    const until = card.id === fresh.id ? valid_until : validUntil(now, validity_days, before);
    await db.update(refillCards).set({ valid_until: until }).where(eq(refillCards.id, card.id));
  }
  return { target_id: card.id, balance: (await balanceOf(db, holding)).balance };
}

type VoucherRow = typeof vouchers.$inferSelect;
export type VoucherCredit = Credit &
  Pick<VoucherRow, "offer_id" | "name" | "description" | "picture" | "goods_ids"> & {
    /** The voucher that grows; null: a new one is made. */
    readonly target_id: string | null;
  };

/** Credits a voucher that was bought, or tops one up. In a transaction of the caller's, once for a reference. */
export async function creditVoucher(db: Database, credit: VoucherCredit): Promise<Credited> {
  const { uid, store_id, price, amount, validity_days, reference, now } = credit;
  const target_id = credit.target_id ?? randomUUID();
  const holding = { kind: 2, id: target_id, uid, store_id } as const;
  if (credit.target_id === null) {
    const { offer_id, name, description, picture, goods_ids } = credit;
    const sold = { offer_id, name, description, picture, goods_ids, uid, store_id };
    const valid_until = validUntil(now, validity_days, undefined);
    await db
      .insert(vouchers)
      .values({ id: target_id, ...sold, valid_until, activated_at: now, created_at: now });
  } else {
    const [voucher] = await db.select().from(vouchers).where(eq(vouchers.id, target_id)).for("update");
    const isGone = isOver(voucher?.valid_until ?? null, now);
    if (isGone) await writeOff(db, holding, { reference: `expiry before ${reference}`, now });
    const valid_until = validUntil(now, validity_days, isGone ? undefined : voucher?.valid_until);
    await db.update(vouchers).set({ valid_until }).where(eq(vouchers.id, target_id));
  }
  const bonus = { account: { kind: "bonus", uid: null, store_id } as const, amount: price - amount };
  await post(db, {
    kind: "top_up",
    reference: `top-up ${reference}`,
    store_id,
    entries: [
      { account: { kind: "gateway", uid: null, store_id }, amount: -price },
      ...(bonus.amount === 0 ? [] : [bonus]),
      { account: { kind: "voucher", uid, store_id, holding_id: target_id }, amount },
    ],
    now,
  });
  return { target_id, balance: (await balanceOf(db, holding)).balance };
}
