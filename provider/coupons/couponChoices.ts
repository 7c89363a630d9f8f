import type { CouponChoice } from "#contract/coupon.ts";
import type { OrderType } from "#contract/enumerations.ts";
import type { Bill } from "#contract/order.ts";
import { bestCoupon, bySaving } from "#domain/coupons/couponDiscount.ts";
import type { CouponOff } from "#domain/price/bill.ts";
import { couponedBill } from "#domain/coupons/couponedBill.ts";
import type { Caller, Context } from "#provider/server/context.ts";
import { flag } from "#provider/server/envelope.ts";
import type { PricedLine } from "#provider/orders/pricedLine.ts";
import { scopedLine } from "./billWithCoupon.ts";
import { heldBy } from "./heldBy.ts";
import { orderedAt } from "./orderedAt.ts";
import { presentMemberCoupon } from "./presentMemberCoupon.ts";

/** What each of the caller's coupons would take off an order that is not placed yet, and which saves most. */
export async function couponChoices(
  order: {
    readonly store_id: string;
    readonly order_type: OrderType;
    readonly lines: readonly PricedLine[];
    /** Its bill, with what a coupon takes off. */
    readonly billWith: (off: CouponOff | null) => Bill;
  },
  context: Pick<Context<Caller>, "caller" | "db" | "language" | "now">,
): Promise<{ coupons: CouponChoice[]; best_coupon_id: string | null }> {
  const { caller, db, now } = context;
  const { billWith, order_type, store_id } = order;
  const ordered = await orderedAt(db, caller.uid);
  const custom = { here: ordered.has(store_id), anywhere: ordered.size > 0 };
  const scoped = { store_id, order_type, lines: order.lines.map(scopedLine), custom, now };
  const coupons = (await heldBy(db, caller.uid, now)).map((held): CouponChoice => {
    const coupon = presentMemberCoupon(held, context);
    const { bill, refusal } = couponedBill(coupon, scoped, billWith);
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
}
