import { eq } from "drizzle-orm";
import { refillPay } from "#contract/calls/refillCard.ts";
import type { PaymentRefused } from "#contract/payment.ts";
import { reachesMinimumTotal } from "#domain/price/bill.ts";
import { answer } from "#provider/server/context.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { refuse } from "#provider/orders/refuse.ts";
import { beginAtGateway } from "#provider/payments/beginAtGateway.ts";
import { giveUp } from "#provider/payments/giveUp.ts";
import { isSameWay } from "#provider/payments/isSameWay.ts";
import { OPEN } from "#provider/payments/openPayment.ts";
import { chargeRefill } from "#provider/refill/chargeRefill.ts";
import { newRefillPayment } from "#provider/refill/newRefillPayment.ts";
import { onlineMethods } from "#provider/refill/onlineMethods.ts";
import { openRefillPayment } from "#provider/refill/openRefillPayment.ts";
import { ownPurchase, takeOwnPurchase } from "#provider/refill/ownPurchase.ts";
import { findStore } from "#provider/stores/findStore.ts";

const CARD = 5;
const CODES = [412, 413, 424, 427, 428] as const;
const DECLINED: PaymentRefused = { reason: "declined" };

export const answerRefillPay = answer(refillPay, async (request, context) => {
  const { refill_order_no, pay_type, card_id, vault_token } = request;
  const { caller, db, fail, language, now, origin, outside, page_origin, parts } = context;
  const own = { refill_order_no, uid: caller.uid };
  const purchase = await takeOwnPurchase(db, own, fail);
  const { store_id, price } = purchase;
  const store = await findStore(db, store_id, () => fail(412));
  if (!onlineMethods(store, parts.payment).includes(pay_type)) return fail(431);
  if (!reachesMinimumTotal(price)) return fail(410);

  // A second one beside it could charge twice: one that cannot be given up is gone on with, whatever is asked for now.
  const open = await openRefillPayment(db, refill_order_no);
  const asked = { subject: refill_order_no, pay_type, card_id, vault_token };
  const isOther = open !== null && !isSameWay(open, asked, parts.signingKey);
  if (isOther) await outside(`give up ${open.trans_id}`, () => giveUp(parts, open));

  const title = store.name[language];
  const by = { title, origin, page_origin, language, tableId: undefined };
  const isByCard = pay_type === CARD && (card_id !== undefined || vault_token !== undefined);
  if (isByCard && !isOther) {
    const card = { uid: caller.uid, card_id, vault_token, wants_to_save: false };
    const charged = await outside(`charge ${caller.uid} ${refill_order_no} ${card_id} ${vault_token}`, () =>
      chargeRefill(parts, { ...by, ...card, refill_order_no }),
    );
    if ("refused" in charged) return refuse(charged.refused, CODES, 428, fail);
    const { trans_id } = charged;
    const [payment] = await db.select().from(payments).where(eq(payments.trans_id, trans_id));
    const state = payment?.state ?? "failed";
    if (state === "failed" || state === "abandoned") return fail(428, DECLINED);
    const { pay_status } = await ownPurchase(db, own, fail);
    const redirect_url = OPEN.includes(state) ? (payment?.redirect_url ?? null) : null;
    return { refill_order_no, pay_status, trans_id, redirect_url };
  }

  const { credited_at, given_up_at, pay_status } = await ownPurchase(db, own, fail);
  if (credited_at !== null) return fail(413);
  if (given_up_at !== null) return fail(428);
  const fresh = { trans_id: parts.random(18), gateway_ref: parts.random(18), pay_type, now };
  const begun =
    open ??
    (await beginAtGateway(db, await newRefillPayment(db, purchase, fresh), { ...by, store_id, now }, parts));
  return { refill_order_no, pay_status, trans_id: begun.trans_id, redirect_url: begun.redirect_url };
});
