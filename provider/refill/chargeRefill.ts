import { eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { payments } from "#provider/db/tables/payments.ts";
import type { Parts } from "#provider/server/context.ts";
import type { CardToPay } from "#provider/payments/cardToPay.ts";
import { type Begun, type Charged, chargeVault, type VaultCharge } from "#provider/payments/chargeVault.ts";
import { lockPurchase } from "./lockPurchase.ts";
import { newRefillPayment } from "./newRefillPayment.ts";
import { openRefillPayment } from "./openRefillPayment.ts";

const CARD = 5;

interface RefillCharge extends Omit<VaultCharge, "subject" | "lock" | "begin"> {
  readonly refill_order_no: string;
}

/** Charges a card for a purchase of stored value. Never inside a transaction. */
export function chargeRefill(parts: Parts, charge: RefillCharge): Promise<Charged> {
  const { refill_order_no } = charge;
  return chargeVault(parts, {
    ...charge,
    subject: refill_order_no,
    lock: (db) => lockPurchase(db, refill_order_no),
    begin: (db, card) => begin(db, parts, refill_order_no, card),
  });
}

async function begin(
  db: Database,
  { clock, random }: Parts,
  refill_order_no: string,
  { gateway_ref, card_id }: CardToPay,
): Promise<Begun> {
  const locked = await lockPurchase(db, refill_order_no);
  if (locked === null) return { refused: 412 };
  const { purchase } = locked;
  const [same] = await db.select().from(payments).where(eq(payments.gateway_ref, gateway_ref));
  const known = same ?? (await openRefillPayment(db, refill_order_no));
  if (known !== null) return { isKnown: true, trans_id: known.trans_id };
  if (purchase.credited_at !== null) return { refused: 413 };
  if (purchase.given_up_at !== null || locked.hasLeft) return { refused: 428 };
  const by = { trans_id: random(18), gateway_ref, pay_type: CARD, card_id, now: clock() } as const;
  const payment = await newRefillPayment(db, purchase, by);
  return { isKnown: false, payment, amount: payment.amount, store_id: purchase.store_id };
}
