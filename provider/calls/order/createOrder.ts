import { createOrder } from "#contract/calls/order.ts";
import { answer } from "#provider/server/context.ts";
import { lockMember } from "#provider/members/lockMember.ts";
import { findAttempt } from "#provider/orders/findAttempt.ts";
import { lockOrder } from "#provider/orders/lockOrder.ts";
import { placeAway } from "#provider/orders/placeAway.ts";
import { placeDineIn } from "#provider/orders/placeDineIn.ts";
import { presentOrder } from "#provider/orders/presentOrder.ts";
import { checkOpen } from "#provider/stores/checkOpen.ts";
import { findStore } from "#provider/stores/findStore.ts";
import { payListFor } from "#provider/stores/payListFor.ts";

export const answerCreateOrder = answer(createOrder, async (request, context) => {
  const { caller, db, fail, language, now } = context;
  const { uid } = caller;
  const { client_order_id, lines, order_type, pay_type, store_id } = request;
  const store = await findStore(db, store_id, fail);
  await lockMember(db, uid);
  const to = { store_id, order_type };
  const earlier = await findAttempt(db, { uid, client_order_id, lines, to }, fail);
  if (earlier !== null) {
    const order = await lockOrder(db, earlier);
    return order === null ? fail(411) : presentOrder(db, order, { uid, language });
  }
  if (store.left_at !== null) return fail(201);
  if (!store.order_types.includes(order_type)) return fail(order_type === 1 ? 307 : 308);
  const { pay_list } = await payListFor(db, store, { order_type, uid, now, gateway: context.parts.payment });
  if (!pay_list.includes(pay_type)) return fail(431);
  if (order_type === 2 || order_type === 3)
    return presentOrder(db, await placeAway(store, order_type, request, context), { uid, language });
  // The mall has calls of its own.
  if (order_type === 4) return fail(308);
  if (lines.some(({ special_id }) => special_id !== undefined)) return fail(114, { fields: ["lines"] });
  checkOpen(store, order_type, now, fail);
  return presentOrder(db, await placeDineIn(store, request, context), { uid, language });
});
