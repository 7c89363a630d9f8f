import { eq } from "drizzle-orm";
import {
  mallCloseOrder,
  mallOrderDetails,
  mallOrderEvaluate,
  mallOrderInvoice,
} from "#contract/calls/mallOrder.ts";
import { answer } from "#provider/answer.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { presentMallOrder } from "#provider/mall/presentMallOrder.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { refuse } from "#provider/orders/refuse.ts";
import { makeOutReceipt } from "#provider/receipts/makeOutReceipt.ts";
import { reviewOrder } from "#provider/reviews/reviewOrder.ts";

const MALL_ORDER = 4;

export const answerMallOrderDetails = answer(mallOrderDetails, async ({ order_no }, context) => {
  const { caller, db, fail, language } = context;
  const { uid } = caller;
  const [order] = await db.select().from(orders).where(eq(orders.order_no, order_no));
  if (order === undefined || order.order_type !== MALL_ORDER) return fail(412);
  return order.uid === uid ? presentMallOrder(db, order, { uid, language }) : fail(424);
});

export const answerMallCloseOrder = answer(mallCloseOrder, async ({ order_no, reason = "" }, context) => {
  const { caller, db, fail, language, now } = context;
  const { uid } = caller;
  const applied = await applyAction(db, { order_no, action: "cancel", actor: "customer", uid, reason, now });
  if (!applied.ok) return refuse(applied.code, [412, 422, 423, 424], 423, fail);
  return presentMallOrder(db, applied.order, { uid, language });
});

export const answerMallOrderInvoice = answer(mallOrderInvoice, (request, context) =>
  makeOutReceipt(request, context),
);

export const answerMallOrderEvaluate = answer(mallOrderEvaluate, (request, context) =>
  reviewOrder(request, context),
);
