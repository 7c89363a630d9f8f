import { closeOrder, orderRemark } from "#contract/calls/order.ts";
import { acceptOrder } from "#contract/calls/payment.ts";
import { answer } from "#provider/server/context.ts";
import { eq } from "drizzle-orm";
import { orders } from "#provider/db/tables/orders.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { presentOrder } from "#provider/orders/presentOrder.ts";
import { refuse } from "#provider/orders/refuse.ts";

export const answerCloseOrder = answer(closeOrder, async ({ order_no, reason = "" }, context) => {
  const { caller, db, fail, language, now } = context;
  const { uid } = caller;
  const applied = await applyAction(db, { order_no, action: "cancel", actor: "customer", uid, reason, now });
  if (!applied.ok) return refuse(applied.code, [412, 422, 423, 424], 423, fail);
  return presentOrder(db, applied.order, { uid, language });
});

export const answerOrderRemark = answer(orderRemark, async ({ order_no, remark }, context) => {
  const { caller, db, fail, language, now } = context;
  const { uid } = caller;
  const applied = await applyAction(db, { order_no, action: "remark", actor: "customer", uid, now });
  if (!applied.ok) return refuse(applied.code, [412, 424, 426], 426, fail);
  const [order] = await db.update(orders).set({ remark }).where(eq(orders.order_no, order_no)).returning();
  return order === undefined ? fail(412) : presentOrder(db, order, { uid, language });
});

export const answerAcceptOrder = answer(acceptOrder, async ({ order_no }, context) => {
  const { caller, db, fail, language, now } = context;
  const { uid } = caller;
  const applied = await applyAction(db, { order_no, action: "lock", actor: "customer", uid, now });
  if (!applied.ok) return refuse(applied.code, [412, 424, 425], 425, fail);
  return presentOrder(db, applied.order, { uid, language });
});
