import { eq } from "drizzle-orm";
import type * as z from "zod/mini";
import type { RefillOrder } from "#contract/storedValue.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { stores } from "#provider/db/tables/stores.ts";
import type { PaymentGateway } from "#provider/gateways/payment/payment.ts";
import { flag } from "#provider/server/envelope.ts";
import type { PurchaseRow } from "./lockPurchase.ts";
import { presentOffer } from "./presentOffer.ts";

/** What the offer of an amount is called that the customer named. */
const FREE = "free";

/** A purchase for its buyer's own eyes. */
export async function presentPurchase(
  db: Database,
  purchase: PurchaseRow,
  shown: { readonly language: WireLanguage; readonly gateway: Pick<PaymentGateway, "methods"> },
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
