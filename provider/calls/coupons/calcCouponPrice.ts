import { calcCouponPrice } from "#contract/calls/coupons.ts";
import { answer } from "#provider/server/context.ts";
import { billWithCoupon } from "#provider/coupons/billWithCoupon.ts";
import { takeCoupon } from "#provider/coupons/takeCoupon.ts";
import { prospectOf } from "#provider/orders/prospectOf.ts";
import { storedValueFor } from "#provider/payments/storedValueFor.ts";

export const answerCalcCouponPrice = answer(calcCouponPrice, async (request, context) => {
  const { caller, db, fail, now } = context;
  const { coupon_id, order_type, stored_value = [], store_id } = request;
  const { uid } = caller;
  const { lines, billWith } = await prospectOf(request, context);
  const coupon = await takeCoupon(db, { uid, store_id, coupon_id, now, lock: false }, fail);
  const bill = billWithCoupon(coupon, { lines, order_type }, billWith, fail);
  const order = {
    order_no: "",
    store_id,
    to_pay: bill.total,
    lines: lines.map(({ row, unit, number }) => ({ goods_id: row.id, line_total: unit * number })),
  };
  const paid = await storedValueFor(db, { uid, orders: [order], stored_value, now });
  return "refused" in paid ? fail(paid.refused) : { bill, ...paid };
});
