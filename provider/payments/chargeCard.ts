import { eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { lockOrder } from "#provider/orders/lockOrder.ts";
import type { Parts } from "#provider/parts.ts";
import type { CardToPay } from "./cardToPay.ts";
import { type Begun, type Charged, chargeVault, type VaultCharge } from "./chargeVault.ts";
import { newPayment } from "./newPayment.ts";
import { openPayment } from "./openPayment.ts";

const CARD = 5;

export interface CardCharge extends Omit<VaultCharge, "subject" | "lock" | "begin"> {
  readonly order_no: string;
}

/** Charges a card for what is to pay of an order. Never inside a transaction. */
export function chargeCard(parts: Parts, charge: CardCharge): Promise<Charged> {
  const { order_no } = charge;
  return chargeVault(parts, {
    ...charge,
    subject: order_no,
    lock: (db) => lockOrder(db, order_no),
    begin: (db, card) => begin(db, parts, charge, card),
  });
}

async function begin(
  db: Database,
  parts: Parts,
  { order_no, uid }: CardCharge,
  card: CardToPay,
): Promise<Begun> {
  const now = parts.clock();
  const order = await lockOrder(db, order_no);
  if (order === null) return { refused: 412 };
  const { gateway_ref } = card;
  const [same] = await db.select().from(payments).where(eq(payments.gateway_ref, gateway_ref));
  const known = same ?? (await openPayment(db, order_no));
  if (known !== null) return { isKnown: true, trans_id: known.trans_id };
  const on = { order_no, actor: "customer", uid, pay_type: CARD, now } as const;
  const applied = await applyAction(db, { ...on, action: "pay_online" });
  if (!applied.ok) return { refused: applied.code };
  const by = {
    trans_id: parts.random(18),
    gateway_ref,
    pay_type: CARD,
    card_id: card.card_id,
    now,
  } as const;
  return { isKnown: false, payment: await newPayment(db, order, by), store_id: order.store_id };
}
