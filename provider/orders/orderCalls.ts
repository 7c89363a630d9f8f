import { eq } from "drizzle-orm";
import { orderEvaluate, orderInvoice } from "#contract/calls/afterOrder.ts";
import {
  addOrder,
  closeOrder,
  createOrder,
  orderDetails,
  orderRemark,
  payOrder,
} from "#contract/calls/order.ts";
import { acceptOrder } from "#contract/calls/payment.ts";
import * as Code from "#contract/codes.ts";
import { OrderType } from "#contract/enumerations.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { lockMember } from "#provider/members/member.ts";
import { presentGoods } from "#provider/menu/goods.ts";
import { payOrders } from "#provider/payments/payOrders.ts";
import { reviewOrder } from "#provider/reviews/reviews.ts";
import { answer } from "#provider/server/context.ts";
import { checkOpen } from "#provider/stores/hours/opening.ts";
import { payListFor } from "#provider/stores/payList.ts";
import { applyAction } from "./applyAction.ts";
import { findAttempt, findReadableOrder, refuse, takeOwnOrder } from "./findOrder.ts";
import { lockOrder } from "./lockOrder.ts";
import { addRound } from "./placing/addRound.ts";
import { beginOrder } from "./placing/beginOrder.ts";
import { menuRows } from "./placing/checkLines.ts";
import { delivery } from "./placing/delivery.ts";
import { dineIn } from "./placing/dineIn.ts";
import { pickUp } from "./placing/pickUp.ts";
import { placeOrder } from "./placing/placeOrder.ts";
import { takeByRule } from "./takeByRule.ts";
import { presentFacts, presentOrder } from "./presentOrder.ts";
import { makeOutReceipt } from "./receipts/issueReceipt.ts";

export const answerCreateOrder = answer(createOrder, async (request, context) => {
  const { caller, db, fail, language, now } = context;
  const { uid } = caller;
  const { client_order_id, lines, order_type, pay_type, store_id } = request;
  const begun = await beginOrder(db, { uid, store_id, client_order_id, lines, now }, fail);
  const { member, store } = begun;
  const to = { store_id, order_type };
  const earlier = begun.isRepeated ? await findAttempt(db, { uid, client_order_id, lines, to }, fail) : null;
  if (earlier !== null) {
    const order = await lockOrder(db, earlier);
    return order === null ? fail(Code.additionFailed) : presentOrder(db, order, { uid, language });
  }
  // For good: with words, at whatever time one would collect.
  if (store.left_at !== null) checkOpen(store, order_type, { language, now }, fail);
  if (!store.order_types.includes(order_type))
    return fail(order_type === OrderType.dineIn ? Code.dineInUnsupported : Code.offPremisesUnsupported);
  const { pay_list } = await payListFor(db, store, { order_type, uid, now, gateways: context.parts.payment });
  if (!pay_list.includes(pay_type)) return fail(Code.payTypeUnsupported);
  // The mall has calls of its own.
  if (order_type === OrderType.shipping) return fail(Code.offPremisesUnsupported);
  if (order_type === OrderType.dineIn) {
    if (lines.some(({ special_id }) => special_id !== undefined))
      return fail(Code.missingParameter, { fields: ["lines"] });
    checkOpen(store, order_type, { language, now }, fail);
  }
  const way = await ways[order_type](begun, request, context);
  const placed = await placeOrder(way, { ...context, member });
  const own = await takeByRule(db, placed.order, { placed_at: now, rules: store, now });
  return own === null
    ? presentFacts(db, placed, { uid, language })
    : presentOrder(db, own, { uid, language });
});

/** The ways in which a store's order is fulfilled; the mall's is `provider/mall/shipped.ts`. */
const ways = { [OrderType.dineIn]: dineIn, [OrderType.takeAway]: pickUp, [OrderType.delivery]: delivery };

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

export const answerOrderDetails = answer(orderDetails, async ({ order_no, with_goods }, context) => {
  const { caller, db, fail, language, now, parts, table_id: tableId } = context;
  const { uid } = caller;
  const order = await findReadableOrder(db, order_no, { uid, tableId, key: parts.signingKey }, now, fail);
  const detail = await presentOrder(db, order, { uid, language });
  if (with_goods !== 1) return detail;
  const rows = await menuRows(db, order.store_id, detail.lines);
  return { ...detail, goods_now: rows.map((row) => presentGoods(row, language)) };
});

export const answerCloseOrder = answer(closeOrder, async ({ order_no, reason = "" }, context) => {
  const { caller, db, fail, language, now } = context;
  const { uid } = caller;
  const applied = await applyAction(db, { order_no, action: "cancel", actor: "customer", uid, reason, now });
  if (!applied.ok)
    return refuse(
      applied.code,
      [Code.orderMissing, Code.paidOrderCannotBeCanceled, Code.cancelFailed, Code.noPermission],
      Code.cancelFailed,
      fail,
    );
  return presentOrder(db, applied.order, { uid, language });
});

export const answerOrderRemark = answer(orderRemark, async ({ order_no, remark }, context) => {
  const { caller, db, fail, language, now } = context;
  const { uid } = caller;
  const applied = await applyAction(db, { order_no, action: "remark", actor: "customer", uid, now });
  if (!applied.ok)
    return refuse(
      applied.code,
      [Code.orderMissing, Code.noPermission, Code.cannotAddDishes],
      Code.cannotAddDishes,
      fail,
    );
  const [order] = await db.update(orders).set({ remark }).where(eq(orders.order_no, order_no)).returning();
  return order === undefined ? fail(Code.orderMissing) : presentOrder(db, order, { uid, language });
});

export const answerAcceptOrder = answer(acceptOrder, async ({ order_no }, context) => {
  const { caller, db, fail, language, now } = context;
  const { uid } = caller;
  const applied = await applyAction(db, { order_no, action: "lock", actor: "customer", uid, now });
  if (!applied.ok)
    return refuse(
      applied.code,
      [Code.orderMissing, Code.noPermission, Code.confirmReceiptFailed],
      Code.confirmReceiptFailed,
      fail,
    );
  return presentOrder(db, applied.order, { uid, language });
});

export const answerOrderEvaluate = answer(orderEvaluate, reviewOrder);

export const answerOrderInvoice = answer(orderInvoice, makeOutReceipt);

export const answerPayOrder = answer(payOrder, async ({ order_no, ...by }, context) => ({
  order_no,
  ...(await payOrders({ ...by, order_nos: [order_no] }, context)),
}));
