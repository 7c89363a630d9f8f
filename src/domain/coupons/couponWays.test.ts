import { describe, expect, it } from "vitest";
import { CouponType, OrderType } from "#contract/enumerations.ts";
import { admitsOrderType, onlyWay } from "./couponWays.ts";

describe("the way of ordering that a coupon is for", () => {
  it.each([
    [CouponType.store, "common", null],
    [CouponType.store, "dine_in", OrderType.dineIn],
    [CouponType.store, "pick_up", OrderType.takeAway],
    [CouponType.delivery, "common", OrderType.delivery],
    [CouponType.shipping, "ec", OrderType.shipping],
  ] as const)("of type %i and usage %s is %s", (type, usage_type, way) => {
    const coupon = { type, usage_type };
    expect(onlyWay(coupon)).toBe(way);
    const admitted = Object.values(OrderType).filter((each) => admitsOrderType(coupon, each));
    expect(admitted).toEqual(way === null ? Object.values(OrderType) : [way]);
  });

  it("is none where type and usage are for different ones", () => {
    const coupon = { type: CouponType.takeAway, usage_type: "delivery" } as const;
    expect(onlyWay(coupon)).toBeNull();
    expect(Object.values(OrderType).some((way) => admitsOrderType(coupon, way))).toBe(false);
  });
});
