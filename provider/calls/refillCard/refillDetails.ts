import { refillDetails } from "#contract/calls/refillCard.ts";
import { answer } from "#provider/server/context.ts";
import { askGateway } from "#provider/payments/askGateway.ts";
import { openRefillPayment } from "#provider/refill/openRefillPayment.ts";
import { ownPurchase } from "#provider/refill/ownPurchase.ts";
import { presentPurchase } from "#provider/refill/presentPurchase.ts";
import { ownTicket } from "#provider/tickets/ownTicket.ts";
import { presentTicket } from "#provider/tickets/presentTicket.ts";

export const answerRefillDetails = answer(refillDetails, async ({ refill_order_no, use_id }, context) => {
  const { caller, db, fail, language, now, parts } = context;
  const { uid } = caller;
  if (refill_order_no === undefined && use_id === undefined)
    return fail(114, { fields: ["refill_order_no", "use_id"] });
  const use = use_id === undefined ? null : await ownTicket(db, { use_id, uid }, fail);
  const shown = use === null ? null : await presentTicket(db, use, { language, now, key: parts.signingKey });
  if (refill_order_no === undefined) return { order: null, use: shown };
  await ownPurchase(db, { refill_order_no, uid }, fail);
  const open = await openRefillPayment(db, refill_order_no);
  if (open !== null) await askGateway(parts, open);
  const purchase = await ownPurchase(db, { refill_order_no, uid }, fail);
  return { order: await presentPurchase(db, purchase, { language, gateway: parts.payment }), use: shown };
});
