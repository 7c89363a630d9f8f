import { orderDetails } from "#contract/calls/order.ts";
import { answer } from "#provider/answer.ts";
import { findReadableOrder } from "#provider/orders/findOrder.ts";
import { presentOrder } from "#provider/orders/presentOrder.ts";

export const answerOrderDetails = answer(orderDetails, async ({ order_no }, context) => {
  const { caller, db, fail, language, parts, table_id: tableId } = context;
  const { uid } = caller;
  const order = await findReadableOrder(db, order_no, { uid, tableId, key: parts.signingKey }, fail);
  return presentOrder(db, order, { uid, language });
});
