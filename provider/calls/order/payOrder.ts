import { eq } from "drizzle-orm";
import { payOrder } from "#contract/calls/order.ts";
import type { PayStatus } from "#contract/enumerations.ts";
import type { PaymentRefused } from "#contract/payment.ts";
import { reachesMinimumTotal } from "#domain/minimumTotal.ts";
import { answer } from "#provider/answer.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { takeOwnOrder } from "#provider/orders/findOrder.ts";
import { refuse } from "#provider/orders/refuse.ts";
import { beginPayment } from "#provider/payments/beginPayment.ts";
import { chargeCard } from "#provider/payments/chargeCard.ts";
import { giveUp } from "#provider/payments/giveUp.ts";
import { isSameWay } from "#provider/payments/isSameWay.ts";
import { OPEN, openPayment } from "#provider/payments/openPayment.ts";
import { payByWallet, WALLET } from "#provider/payments/payByWallet.ts";
import { findStore } from "#provider/stores/findStore.ts";
import { payListFor } from "#provider/stores/payListFor.ts";

const CASH: readonly number[] = [1, 7];
const PAID: PayStatus = 1;
const CODES = [412, 413, 424, 427, 428] as const;

const refused = (data: PaymentRefused) => data;

export const answerPayOrder = answer(payOrder, async (request, context) => {
  const { order_no, pay_type, card_id, vault_token, save_card } = request;
  const { caller, db, fail, language, now, origin, outside, parts, table_id: tableId } = context;
  const { uid } = caller;
  const order = await takeOwnOrder(db, { order_no, uid }, fail);
  const store = await findStore(db, order.store_id, () => fail(412));
  const { order_type, pay_status } = order;
  const { pay_list } = await payListFor(db, store, { order_type, uid, now });
  if (!pay_list.includes(pay_type)) return fail(431);
  if (!reachesMinimumTotal(order.total)) return fail(410);

  // A second one beside it could charge twice: one that cannot be given up is gone on with, whatever is asked for now.
  const open = await openPayment(db, order_no);
  const isOther = open !== null && !isSameWay(open, { ...request, subject: order_no }, parts.signingKey);
  if (isOther) await outside(`give up ${open.trans_id}`, () => giveUp(parts, open));

  const title = store.name[language];
  const customer = { order_no, actor: "customer", uid, pay_type, now } as const;
  if (CASH.includes(pay_type)) {
    const applied = await applyAction(db, { ...customer, action: "pay_cash" });
    if (!applied.ok) return refuse(applied.code, CODES, 428, fail);
    return { order_no, pay_status: applied.order.pay_status, trans_id: null, redirect_url: null };
  }

  const isByCard = pay_type === 5 && (card_id !== undefined || vault_token !== undefined);
  if (isByCard && !isOther) {
    const card = { card_id, vault_token, wants_to_save: save_card === 1 };
    const charged = await outside(`charge ${uid} ${order_no} ${card_id} ${vault_token}`, () =>
      chargeCard(parts, { uid, order_no, title, origin, language, tableId, ...card }),
    );
    if ("refused" in charged) return refuse(charged.refused, CODES, 428, fail);
    const { trans_id } = charged;
    const [payment] = await db.select().from(payments).where(eq(payments.trans_id, trans_id));
    const state = payment?.state ?? "failed";
    if (state === "failed" || state === "abandoned") return fail(428, refused({ reason: "declined" }));
    const redirect_url = OPEN.includes(state) ? (payment?.redirect_url ?? null) : null;
    return { order_no, pay_status, trans_id, redirect_url };
  }

  const method = open?.pay_type ?? pay_type;
  const applied = await applyAction(db, { ...customer, pay_type: method, action: "pay_online" });
  if (!applied.ok) return refuse(applied.code, CODES, 428, fail);
  if (pay_type === WALLET && open === null) {
    const trans_id = parts.random(18);
    const spent = await payByWallet(db, order, { trans_id, now });
    if (spent.ok) return { order_no, pay_status: PAID, trans_id, redirect_url: null };
    const { balance } = spent;
    return fail(428, refused({ reason: "balance", balance, missing: order.total - balance }));
  }
  const begin = { order, pay_type, title, origin, language, tableId, now };
  const { trans_id, redirect_url } = open ?? (await beginPayment(db, begin, parts));
  return { order_no, pay_status: applied.order.pay_status, trans_id, redirect_url };
});
