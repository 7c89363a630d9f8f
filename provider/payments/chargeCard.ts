import { eq } from "drizzle-orm";
import type { Code } from "#contract/codes.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { retried } from "#provider/db/retried.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { lockOrder } from "#provider/orders/lockOrder.ts";
import type { Parts } from "#provider/parts.ts";
import { type CardToPay, cardToPay } from "./cardToPay.ts";
import { newPayment } from "./newPayment.ts";
import { openPayment, type PaymentRow } from "./openPayment.ts";
import { refundDue } from "./refundDue.ts";
import { returnUrl } from "./returnUrl.ts";
import { settle } from "./settle.ts";

const CARD = 5;

export interface CardCharge {
  readonly uid: string;
  readonly order_no: string;
  readonly title: string;
  readonly card_id?: string | undefined;
  readonly vault_token?: string | undefined;
  readonly wants_to_save: boolean;
  readonly origin: string;
  readonly language: WireLanguage;
  readonly tableId: string | undefined;
}

export type Charged = { readonly refused: Code } | { readonly trans_id: string };

/**
 * Charges a card for an order's total: what is to be charged is written down first, so that a crash in between leaves
 * a payment that can be asked about, and never money that nobody knows of. Taps that come together, and a token sent
 * again, come to the one payment. Never inside a transaction.
 */
export async function chargeCard(parts: Parts, charge: CardCharge): Promise<Charged> {
  const card = await cardToPay(parts, charge);
  if ("refused" in card) return card;
  const begun = await retried(() => begin(parts, charge, card));
  if ("refused" in begun || begun.isKnown) return begun;
  const { payment } = begun;
  const { trans_id, gateway_ref: ref, amount } = payment;
  const { origin, language, title, tableId } = charge;
  const return_url = returnUrl({ origin, trans_id, storeId: begun.store_id, tableId });
  const made = await parts.payment
    .charge({ ref, token: card.token, amount, title, return_url, origin, language })
    .catch((error: unknown) => {
      if (error instanceof RangeError) throw error;
      // No answer is no refusal: what became of it is asked for later.
      return { answer: "unknown", redirect_url: null } as const;
    });
  const { answer, redirect_url } = made;
  const now = parts.clock();
  const { refund_due } = await retried(() =>
    parts.db.transaction(async (db) => {
      await lockOrder(db, charge.order_no);
      await db.update(payments).set({ redirect_url }).where(eq(payments.trans_id, trans_id));
      return settle(db, { trans_id, answer, now });
    }),
  );
  if (refund_due) await refundDue(parts);
  return { trans_id };
}

type Begun =
  | { readonly refused: Code }
  | { readonly isKnown: true; readonly trans_id: string }
  | { readonly isKnown: false; readonly payment: PaymentRow; readonly store_id: string };

function begin(parts: Parts, { order_no, uid }: CardCharge, card: CardToPay): Promise<Begun> {
  return parts.db.transaction(async (db) => {
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
  });
}
