import { payOrder } from "#contract/calls/order.ts";
import { reachesMinimumTotal } from "#domain/minimumTotal.ts";
import { answer } from "#provider/answer.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { takeOwnOrder } from "#provider/orders/findOrder.ts";
import { refuse } from "#provider/orders/refuse.ts";
import { beginPayment } from "#provider/payments/beginPayment.ts";
import { openPayment } from "#provider/payments/openPayment.ts";
import { findStore } from "#provider/stores/findStore.ts";
import { payListOf } from "#provider/stores/payListOf.ts";

const CASH: readonly number[] = [1, 7];

export const answerPayOrder = answer(payOrder, async ({ order_no, pay_type }, context) => {
  const { caller, db, fail, language, now, origin, parts, table_id: tableId } = context;
  const { uid } = caller;
  const order = await takeOwnOrder(db, { order_no, uid }, fail);
  const store = await findStore(db, order.store_id, () => fail(412));
  if (!payListOf(store, order.order_type).includes(pay_type)) return fail(431);
  if (!reachesMinimumTotal(order.total)) return fail(410);

  const customer = { order_no, actor: "customer", uid, pay_type, now } as const;
  if (CASH.includes(pay_type)) {
    const applied = await applyAction(db, { ...customer, action: "pay_cash" });
    if (!applied.ok) return refuse(applied.code, [413, 424, 428], 428, fail);
    return { order_no, pay_status: applied.order.pay_status, trans_id: null, redirect_url: null };
  }
  // One that is under way is gone on with, whichever method is asked for now: a second one could charge twice.
  const open = await openPayment(db, order_no);
  const method = open?.pay_type ?? pay_type;
  const applied = await applyAction(db, { ...customer, pay_type: method, action: "pay_online" });
  if (!applied.ok) return refuse(applied.code, [413, 424, 428], 428, fail);
  const begin = { order, pay_type, title: store.name[language], origin, language, tableId, now };
  const { trans_id, redirect_url } = open ?? (await beginPayment(db, begin, parts));
  return { order_no, pay_status: applied.order.pay_status, trans_id, redirect_url };
});
