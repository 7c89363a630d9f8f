import { eq } from "drizzle-orm";
import {
  mallCloseOrder,
  mallOrderDetails,
  mallOrderEvaluate,
  mallOrderInvoice,
} from "#contract/calls/mallOrder.ts";
import { answer } from "#provider/server/context.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { presentGoods } from "#provider/goods/presentGoods.ts";
import { isForSale } from "#provider/mall/isForSale.ts";
import { presentMallOrder } from "#provider/mall/presentMallOrder.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { menuRows } from "#provider/orders/checkLines.ts";
import { refuse } from "#provider/orders/refuse.ts";
import { makeOutReceipt } from "#provider/receipts/makeOutReceipt.ts";
import { reviewOrder } from "#provider/reviews/reviewOrder.ts";
import { findStore } from "#provider/stores/findStore.ts";

const MALL_ORDER = 4;

export const answerMallOrderDetails = answer(mallOrderDetails, async ({ order_no, with_goods }, context) => {
  const { caller, db, fail, language } = context;
  const { uid } = caller;
  const [order] = await db.select().from(orders).where(eq(orders.order_no, order_no));
  if (order === undefined || order.order_type !== MALL_ORDER) return fail(412);
  if (order.uid !== uid) return fail(424);
  const detail = await presentMallOrder(db, order, { uid, language });
  if (with_goods !== 1) return detail;
  const store = await findStore(db, order.store_id, () => fail(412));
  const rows = await menuRows(db, order.store_id, detail.lines);
  const sold = rows.filter((row) => isForSale(row, store));
  return { ...detail, goods_now: sold.map((row) => presentGoods(row, language)) };
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
