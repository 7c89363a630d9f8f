import { addOrder } from "#contract/calls/order.ts";
import { answer } from "#provider/server/context.ts";
import { lockMember } from "#provider/members/lockMember.ts";
import { addRound } from "#provider/orders/addRound.ts";
import { findAttempt } from "#provider/orders/findAttempt.ts";
import { takeOwnOrder } from "#provider/orders/findOrder.ts";
import { presentOrder } from "#provider/orders/presentOrder.ts";

export const answerAddOrder = answer(addOrder, async (request, context) => {
  const { caller, db, fail, language } = context;
  const { uid } = caller;
  const { client_order_id, lines, order_no } = request;
  await lockMember(db, uid);
  const order = await takeOwnOrder(db, { order_no, uid }, fail);
  const earlier = await findAttempt(db, { uid, client_order_id, lines, to: { order_no } }, fail);
  const grown = earlier === null ? await addRound(order, request, context) : order;
  return presentOrder(db, grown, { uid, language });
});
