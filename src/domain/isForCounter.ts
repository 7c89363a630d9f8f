import type { Coupon } from "#contract/coupon.ts";

/** Whether a coupon can be shown at a counter: to whoever eats in, or buys in the store, and not for what is sent. */
export function isForCounter({ type, usage_type }: Pick<Coupon, "type" | "usage_type">): boolean {
  const isType = type === 1 || type === 2 || type === 3;
  return isType && (usage_type === "common" || usage_type === "dine_in" || usage_type === "pick_up");
}
