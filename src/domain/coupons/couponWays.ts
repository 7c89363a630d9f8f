import type { Coupon } from "#contract/coupon.ts";
import { CouponType, OrderType } from "#contract/enumerations.ts";

type Limited = Pick<Coupon, "type" | "usage_type">;

const TYPES: Readonly<Record<Coupon["type"], OrderType | null>> = {
  [CouponType.dineIn]: OrderType.dineIn,
  [CouponType.store]: null,
  [CouponType.takeAway]: OrderType.takeAway,
  [CouponType.delivery]: OrderType.delivery,
  [CouponType.shipping]: OrderType.shipping,
};
const USAGES: Readonly<Record<Coupon["usage_type"], OrderType | null>> = {
  common: null,
  dine_in: OrderType.dineIn,
  pick_up: OrderType.takeAway,
  delivery: OrderType.delivery,
  ec: OrderType.shipping,
};

/** Whether a coupon is for a way of ordering: both its type and its usage must be (specification, section 3, "Coupon"). */
export function admitsOrderType({ type, usage_type }: Limited, order_type: OrderType): boolean {
  return [TYPES[type], USAGES[usage_type]].every((each) => each === null || each === order_type);
}

/** The one way of ordering that a coupon is for; null where it is for every one, or by its terms for none. */
export function onlyWay({ type, usage_type }: Limited): OrderType | null {
  const of = TYPES[type] ?? USAGES[usage_type];
  return of !== null && admitsOrderType({ type, usage_type }, of) ? of : null;
}
