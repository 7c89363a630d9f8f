import { orderCouponList } from "#contract/calls/coupons.ts";
import { answer } from "#provider/server/context.ts";
import { couponChoices } from "#provider/coupons/couponChoices.ts";
import { prospectOf } from "#provider/orders/prospectOf.ts";

export const answerOrderCouponList = answer(orderCouponList, async (request, context) => {
  const { order_type, store_id } = request;
  const prospect = await prospectOf(request, context);
  return couponChoices({ store_id, order_type, ...prospect }, context);
});
