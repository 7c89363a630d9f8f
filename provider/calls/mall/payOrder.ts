import { mallPayOrder } from "#contract/calls/mallOrder.ts";
import { answer } from "#provider/server/context.ts";
import { payOrders } from "#provider/payments/payOrders.ts";

export const answerMallPayOrder = answer(mallPayOrder, async ({ order_nos, ...by }, context) => ({
  order_nos,
  ...(await payOrders({ ...by, order_nos }, context)),
}));
