import { and, inArray, type SQL } from "drizzle-orm";
import { Coupon } from "#contract/coupon.ts";
import type { OrderType } from "#contract/enumerations.ts";
import { admitsOrderType } from "#domain/coupons/couponDiscount.ts";
import { coupons } from "#provider/db/tables/coupons.ts";

const types = Coupon.shape.type.def.values;
const usages = Coupon.shape.usage_type.def.values;

/** Coupons that are for a way of ordering, as `admitsOrderType` says of each. */
export function typesAdmitting(order_type: OrderType): SQL | undefined {
  const type = types.filter((each) => admitsOrderType({ type: each, usage_type: "common" }, order_type));
  const usage_type = usages.filter((each) => admitsOrderType({ type: 2, usage_type: each }, order_type));
  return and(inArray(coupons.type, type), inArray(coupons.usage_type, usage_type));
}
