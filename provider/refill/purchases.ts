import { eq } from "drizzle-orm";
import type * as z from "zod/mini";
import * as Code from "#contract/codes.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { RefillOrder } from "#contract/storedValue.ts";
import type { Database } from "#provider/db/database.ts";
import { members } from "#provider/db/tables/members.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { refillOrders } from "#provider/db/tables/storedValue.ts";
import { stores } from "#provider/db/tables/stores.ts";
import type { PaymentGateways } from "#provider/gateways/payments/paymentGateways.ts";
import { flag } from "#provider/server/calls/envelope.ts";
import type { Fail } from "#provider/server/context.ts";
import { presentOffer } from "./offers.ts";

interface Own {
  readonly refill_order_no: string;
  readonly uid: string;
}

/** The caller's purchase; 412 there is none, 424 it is somebody else's. */
export async function ownPurchase(
  db: Database,
  own: Own,
  fail: Fail<typeof Code.orderMissing | typeof Code.noPermission>,
): Promise<PurchaseRow> {
  const { refill_order_no, uid } = own;
  const [purchase] = await db
    .select()
    .from(refillOrders)
    .where(eq(refillOrders.refill_order_no, refill_order_no));
  if (purchase === undefined) return fail(Code.orderMissing);
  return purchase.uid === uid ? purchase : fail(Code.noPermission);
}

/** As `ownPurchase`, kept from other transactions until this one ends. */
export async function takeOwnPurchase(
  db: Database,
  own: Own,
  fail: Fail<typeof Code.orderMissing | typeof Code.noPermission>,
): Promise<PurchaseRow> {
  // Whose it is comes first: nobody keeps another's purchase from its owner.
  await ownPurchase(db, own, fail);
  return (await lockPurchase(db, own.refill_order_no))?.purchase ?? fail(Code.orderMissing);
}

export type PurchaseRow = typeof refillOrders.$inferSelect;

/**
 * A purchase of stored value kept from other transactions until this one ends, and its buyer with it: always in this
 * order, buyer, purchase. Null when there is no such purchase.
 */
export async function lockPurchase(
  db: Database,
  refill_order_no: string,
): Promise<{ readonly purchase: PurchaseRow; readonly hasLeft: boolean } | null> {
  const wanted = eq(refillOrders.refill_order_no, refill_order_no);
  const [known] = await db.select({ uid: refillOrders.uid }).from(refillOrders).where(wanted);
  if (known === undefined) return null;
  const [buyer] = await db.select().from(members).where(eq(members.uid, known.uid)).for("no key update");
  const [purchase] = await db.select().from(refillOrders).where(wanted).for("update");
  return purchase === undefined ? null : { purchase, hasLeft: buyer?.deleted_at !== null };
}

/** What the offer of an amount is called that the customer named. */
const FREE = "free";

/** A purchase for its buyer's own eyes. */
export async function presentPurchase(
  db: Database,
  purchase: PurchaseRow,
  shown: { readonly language: WireLanguage; readonly gateways: Pick<PaymentGateways, "waysAt"> },
): Promise<z.infer<typeof RefillOrder>> {
  const { refill_order_no, store_id, trans_id, target_id, credited_at, given_up_at } = purchase;
  const [store] = await db.select().from(stores).where(eq(stores.id, store_id));
  if (store === undefined) throw new Error(`No store of ${refill_order_no}`);
  const [payment] =
    trans_id === null
      ? []
      : await db.select({ state: payments.state }).from(payments).where(eq(payments.trans_id, trans_id));
  const isGivenUp = given_up_at !== null && credited_at === null;
  return {
    refill_order_no,
    offer: presentOffer({ ...purchase, id: purchase.offer_id ?? FREE }, store, shown),
    target_id,
    order_time: purchase.placed_at.toISOString(),
    pay_status: purchase.pay_status,
    pay_type: purchase.pay_type,
    payment_state: isGivenUp ? "abandoned" : (payment?.state ?? null),
    trans_id,
    is_credited: flag(credited_at !== null),
    balance_after: purchase.balance_after,
  };
}
