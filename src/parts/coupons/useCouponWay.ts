import { useAtomValue } from "jotai";
import type { Coupon } from "#contract/coupon.ts";
import { OrderType } from "#contract/enumerations.ts";
import { onlyWay } from "#domain/coupons/couponWays.ts";
import { href } from "#routes/href.ts";
import { placeAtom } from "#state/page/pageState.ts";

type Spent = Pick<Coupon, "coupon_id" | "store_id" | "type" | "usage_type">;

/**
 * Where a coupon is spent: at its store, in the way of ordering that it is good for, and at the table that one is at
 * there. One that is good in every store leads to those, unless one is named.
 */
export function useCouponWay(): (coupon: Spent, storeId?: string | null) => string {
  const place = useAtomValue(placeAtom);
  return (coupon, storeId = coupon.store_id) => {
    if (storeId === null) return href("coupon", { couponId: coupon.coupon_id });
    const tableId = (place.store_id === storeId ? place.table_id : null) ?? undefined;
    const only = onlyWay(coupon);
    if (only === OrderType.dineIn || (only === null && tableId))
      return href("orderFood", { storeId, tableId });
    if (only === OrderType.shipping) return href("mall", { storeId });
    return href("storeHome", { storeId, type: only === null ? undefined : String(only) });
  };
}
