import { payOrder } from "#contract/calls/order.ts";
import { answer } from "#provider/server/context.ts";
import { payOrders } from "#provider/payments/payOrders.ts";

export const answerPayOrder = answer(payOrder, async ({ order_no, ...by }, context) => ({
  order_no,
  ...(await payOrders({ ...by, order_nos: [order_no] }, context)),
}));
