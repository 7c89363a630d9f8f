import { orderDetails } from "#contract/calls/order.ts";
import { answer } from "#provider/server/context.ts";
import { presentGoods } from "#provider/goods/presentGoods.ts";
import { menuRows } from "#provider/orders/checkLines.ts";
import { findReadableOrder } from "#provider/orders/findOrder.ts";
import { presentOrder } from "#provider/orders/presentOrder.ts";

export const answerOrderDetails = answer(orderDetails, async ({ order_no, with_goods }, context) => {
  const { caller, db, fail, language, parts, table_id: tableId } = context;
  const { uid } = caller;
  const order = await findReadableOrder(db, order_no, { uid, tableId, key: parts.signingKey }, fail);
  const detail = await presentOrder(db, order, { uid, language });
  if (with_goods !== 1) return detail;
  const rows = await menuRows(db, order.store_id, detail.lines);
  return { ...detail, goods_now: rows.map((row) => presentGoods(row, language)) };
});
