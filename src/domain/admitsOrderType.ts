import type { Coupon } from "#contract/coupon.ts";
import type { OrderType } from "#contract/enumerations.ts";

const TYPES: Readonly<Record<Coupon["type"], OrderType | null>> = { 1: 1, 2: null, 3: 2, 4: 3, 5: 4 };
const USAGES: Readonly<Record<Coupon["usage_type"], OrderType | null>> = {
  common: null,
  dine_in: 1,
  pick_up: 2,
  delivery: 3,
  ec: 4,
};

/** Whether a coupon is for a way of ordering: both its type and its usage must be (specification, section 3, "Coupon"). */
export function admitsOrderType(
  { type, usage_type }: Pick<Coupon, "type" | "usage_type">,
  order_type: OrderType,
): boolean {
  const of = TYPES[type];
  const by = USAGES[usage_type];
  return (of === null || of === order_type) && (by === null || by === order_type);
}
