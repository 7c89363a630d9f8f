import { orderCouponList } from "#contract/calls/coupons.ts";
import type { CouponChoice } from "#contract/memberCoupon.ts";
import { bestCoupon, bySaving } from "#domain/bestCoupon.ts";
import { couponedBill } from "#domain/couponedBill.ts";
import { answer } from "#provider/answer.ts";
import { scopedLine } from "#provider/coupons/billWithCoupon.ts";
import { heldBy } from "#provider/coupons/heldBy.ts";
import { orderedAt } from "#provider/coupons/orderedAt.ts";
import { presentMemberCoupon } from "#provider/coupons/presentMemberCoupon.ts";
import { flag } from "#provider/flag.ts";
import { prospectOf } from "#provider/orders/prospectOf.ts";

export const answerOrderCouponList = answer(orderCouponList, async (request, context) => {
  const { caller, db, now } = context;
  const { order_type, store_id } = request;
  const { lines, billWith } = await prospectOf(request, context);
  const ordered = await orderedAt(db, caller.uid);
  const custom = { here: ordered.has(store_id), anywhere: ordered.size > 0 };
  const order = { store_id, order_type, lines: lines.map(scopedLine), custom, now };
  const coupons = (await heldBy(db, caller.uid, now)).map((held): CouponChoice => {
    const coupon = presentMemberCoupon(held, context);
    const { bill, refusal } = couponedBill(coupon, order, billWith);
    return {
      ...coupon,
      can_use: flag(refusal === null),
      discount: bill.coupon_discount,
      hindrance: refusal?.hindrance ?? null,
      missing: refusal?.missing ?? 0,
    };
  });
  return {
    // Those that apply, those that could at this store, and the others.
    coupons: coupons.toSorted(
      (one, other) =>
        other.can_use - one.can_use ||
        Number(one.hindrance === "other_store") - Number(other.hindrance === "other_store") ||
        bySaving(one, other),
    ),
    best_coupon_id: bestCoupon(coupons)?.member_coupon_id ?? null,
  };
});
