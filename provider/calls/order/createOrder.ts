import { createOrder } from "#contract/calls/order.ts";
import { answer } from "#provider/answer.ts";
import { lockMember } from "#provider/members/lockMember.ts";
import { findAttempt } from "#provider/orders/findAttempt.ts";
import { lockOrder } from "#provider/orders/lockOrder.ts";
import { placeDineIn } from "#provider/orders/placeDineIn.ts";
import { presentOrder } from "#provider/orders/presentOrder.ts";
import { checkOpen } from "#provider/stores/checkOpen.ts";
import { findStore } from "#provider/stores/findStore.ts";
import { payListOf } from "#provider/stores/payListOf.ts";

const DINE_IN = 1;

export const answerCreateOrder = answer(createOrder, async (request, context) => {
  const { caller, db, fail, language, now } = context;
  const { uid } = caller;
  const { client_order_id, lines, order_type, pay_type, store_id } = request;
  const store = await findStore(db, store_id, fail);
  await lockMember(db, uid);
  const earlier = await findAttempt(db, { uid, client_order_id, lines, to: { store_id } }, fail);
  if (earlier !== null) {
    const order = await lockOrder(db, earlier);
    return order === null ? fail(411) : presentOrder(db, order, { uid, language });
  }
  if (order_type !== DINE_IN) return fail(308);
  checkOpen(store, order_type, now, fail);
  if (!payListOf(store, order_type).includes(pay_type)) return fail(431);
  const order = await placeDineIn(store, request, context);
  return presentOrder(db, order, { uid, language });
});
