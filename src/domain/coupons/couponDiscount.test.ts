import { describe, expect, it } from "vitest";
import type { Coupon, CouponHindrance } from "#contract/coupon.ts";
import { CouponType, CouponScope, DiscountType, OrderType, ReceiveType } from "#contract/enumerations.ts";
import {
  bestCoupon,
  type CouponAnswer,
  couponDiscount,
  type CouponedOrder,
  type CouponTerms,
} from "./couponDiscount.ts";

const now = new Date("2026-11-21T03:00:00Z");
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000).toISOString();
const plain: CouponTerms = {
  store_id: "diner",
  scope: CouponScope.store,
  category_ids: [],
  goods_ids: [],
  type: 2,
  usage_type: "common",
  receive_type: ReceiveType.all,
  member_type: "all",
  discount_type: DiscountType.amount,
  discount_price: 300,
  max_discount: null,
  minimum_spend: 0,
  valid_from: hours(-1),
  valid_until: hours(1),
  used_time: null,
};
const order: CouponedOrder = {
  store_id: "diner",
  order_type: OrderType.dineIn,
  lines: [
    { goods_id: "tea", category_id: "drinks", amount: 300 },
    { goods_id: "beer", category_id: "drinks", amount: 600 },
    { goods_id: "ramen", category_id: "dishes", amount: 1000 },
  ],
  charges: 0,
  custom: { here: false, anywhere: false },
  now,
};
const told = (answer: CouponAnswer) =>
  "hindrance" in answer ? `${answer.hindrance} ${answer.missing}` : answer.discount;
const off = (coupon: Partial<CouponTerms>, changes: Partial<CouponedOrder> = {}) =>
  told(couponDiscount({ ...plain, ...coupon }, { ...order, ...changes }));
const one = (amount: number) => [{ goods_id: "tea", category_id: "drinks", amount }];

describe("what a coupon takes off", () => {
  it("is its yen, or its percent of what it covers, half a yen up, and its most at most", () => {
    expect(off({})).toBe(300);
    expect(off({ discount_type: DiscountType.percent, discount_price: 15 })).toBe(285);
    expect(off({ discount_type: DiscountType.percent, discount_price: 15, max_discount: 200 })).toBe(200);
    expect(off({ discount_type: DiscountType.percent, discount_price: 5 }, { lines: one(310) })).toBe(16);
    expect(off({ discount_type: DiscountType.percent, discount_price: 5 }, { lines: one(309) })).toBe(15);
    expect(
      off({
        scope: CouponScope.category,
        category_ids: ["drinks"],
        discount_type: DiscountType.percent,
        discount_price: 10,
      }),
    ).toBe(90);
    expect(
      off({
        scope: CouponScope.product,
        goods_ids: ["beer"],
        discount_type: DiscountType.percent,
        discount_price: 50,
      }),
    ).toBe(300);
  });

  it("is never more than what it covers costs, and leaves 2 yen of the bill", () => {
    expect(off({ scope: CouponScope.product, goods_ids: ["tea"], discount_price: 900 })).toBe(300);
    expect(off({ discount_price: 5000 })).toBe(1898);
    expect(off({ discount_price: 5000 }, { charges: 300 })).toBe(1900);
    expect(off({}, { lines: one(3) })).toBe(1);
    expect(off({}, { lines: one(2) })).toBe("minimum_spend 1");
    expect(off({}, { lines: one(1), charges: 300 })).toBe(1);
  });

  it("names the lines that it comes off", () => {
    expect(
      couponDiscount({ ...plain, scope: CouponScope.category, category_ids: ["drinks"] }, order),
    ).toEqual({
      discount: 300,
      covered: [true, true, false],
    });
  });

  it("tells what is missing of what it covers", () => {
    expect(off({ minimum_spend: 1900 })).toBe(300);
    expect(off({ minimum_spend: 1901 })).toBe("minimum_spend 1");
    expect(off({ minimum_spend: 1000, scope: CouponScope.category, category_ids: ["drinks"] })).toBe(
      "minimum_spend 100",
    );
    expect(off({ scope: CouponScope.product, goods_ids: ["yakitori"] })).toBe("no_goods_in_scope 0");
    expect(off({ scope: CouponScope.product, goods_ids: ["tea"] }, { lines: one(0) })).toBe(
      "no_goods_in_scope 0",
    );
  });

  it("ends with its last moment, and begins with its first", () => {
    expect(off({ valid_until: now.toISOString() })).toBe("expired 0");
    expect(off({ valid_from: now.toISOString() })).toBe(300);
    expect(off({ valid_from: hours(1), valid_until: null })).toBe("not_yet_valid 0");
    expect(off({ valid_until: "2026-11-21T12:00:00.001+09:00" })).toBe(300);
  });

  it("is nothing at another store, nor in another way of ordering, whatever else it asks for", () => {
    expect(
      off({ store_id: "other", type: 5, receive_type: ReceiveType.oldMember, minimum_spend: 9999 }),
    ).toBe("other_store 0");
    expect(off({ store_id: null })).toBe(300);
    expect(off({ type: 3, receive_type: ReceiveType.oldMember, minimum_spend: 9999 })).toBe(
      "other_order_type 0",
    );
    expect(off({ type: 3, usage_type: "pick_up" }, { order_type: OrderType.takeAway })).toBe(300);
    expect(off({ type: 3, usage_type: "delivery" }, { order_type: OrderType.takeAway })).toBe(
      "other_order_type 0",
    );
  });

  it("knows a new member by the coupon's issuer: the store, or the operator with all of its stores", () => {
    const elsewhere = { custom: { here: false, anywhere: true } };
    expect(off({ receive_type: ReceiveType.newMember }, elsewhere)).toBe(300);
    expect(off({ receive_type: ReceiveType.newMember, store_id: null }, elsewhere)).toBe(
      "new_members_only 0",
    );
    expect(off({ member_type: "existing" }, elsewhere)).toBe("existing_members_only 0");
    expect(off({ member_type: "existing", store_id: null }, elsewhere)).toBe(300);
  });
});

describe("the coupon to propose", () => {
  it("saves most, and of equal ones runs out first", () => {
    const of = (id: string, discount: number, valid_until: string | null) => ({ id, discount, valid_until });
    const some = [of("ever", 300, null), of("late", 300, hours(9)), of("soon", 300, hours(1))];
    expect(bestCoupon(some)?.id).toBe("soon");
    expect(bestCoupon([...some, of("more", 301, null)])?.id).toBe("more");
    expect(bestCoupon([of("ever", 300, null), of("late", 300, hours(9))])?.id).toBe("late");
    expect(bestCoupon([of("none", 0, null)])).toBeNull();
    expect(bestCoupon([])).toBeNull();
  });
});

/** Every combination; told anew as a list of refusals, so that the rule does not check itself. */
it("each scope × type × usage × receive × member × minimum × date × way of ordering × custom has its one answer", {
  timeout: 60_000,
}, () => {
  const admitted: Record<Coupon["type"] | Coupon["usage_type"], readonly OrderType[]> = {
    [CouponType.dineIn]: [OrderType.dineIn],
    [CouponType.store]: Object.values(OrderType),
    [CouponType.takeAway]: [OrderType.takeAway],
    [CouponType.delivery]: [OrderType.delivery],
    [CouponType.shipping]: [OrderType.shipping],
    common: Object.values(OrderType),
    dine_in: [OrderType.dineIn],
    pick_up: [OrderType.takeAway],
    delivery: [OrderType.delivery],
    ec: [OrderType.shipping],
  };
  const scopes = [
    { scope: 1, category_ids: [], goods_ids: [], covers: 1900 },
    { scope: 2, category_ids: ["drinks", "other"], goods_ids: ["ramen"], covers: 900 },
    { scope: 2, category_ids: ["other"], goods_ids: ["tea"], covers: 0 },
    { scope: 3, category_ids: ["dishes"], goods_ids: ["beer"], covers: 600 },
    { scope: 3, category_ids: ["drinks"], goods_ids: ["none"], covers: 0 },
  ] as const;
  const dates = [
    { valid_from: hours(-1), valid_until: hours(1), used_time: null, reason: null },
    { valid_from: null, valid_until: null, used_time: null, reason: null },
    { valid_from: hours(1), valid_until: hours(2), used_time: null, reason: "not_yet_valid" },
    { valid_from: hours(-2), valid_until: hours(-1), used_time: null, reason: "expired" },
    { valid_from: hours(-2), valid_until: hours(-1), used_time: hours(-2), reason: "used" },
  ] as const;
  const stores = ["diner", null] as const;
  const customs = [
    { here: false, anywhere: false },
    { here: false, anywhere: true },
    { here: true, anywhere: true },
  ];
  const differing: string[] = [];
  let combinations = 0;
  for (const { covers, ...scope } of scopes)
    for (const type of [1, 2, 3, 4, 5] as const)
      for (const usage_type of ["common", "dine_in", "pick_up", "delivery", "ec"] as const)
        for (const receive_type of [1, 2, 3, 4] as const)
          for (const member_type of ["all", "new", "existing"] as const)
            for (const minimum_spend of [0, 601])
              for (const { reason, ...date } of dates)
                for (const store_id of stores)
                  for (const order_type of [1, 2, 3, 4] as const)
                    for (const custom of customs) {
                      combinations += 1;
                      const isOld = store_id === null ? custom.anywhere : custom.here;
                      const refusals: readonly (readonly [boolean, CouponHindrance])[] = [
                        [reason !== null, reason ?? "used"],
                        [
                          !admitted[type].includes(order_type) || !admitted[usage_type].includes(order_type),
                          "other_order_type",
                        ],
                        [
                          isOld && (receive_type === ReceiveType.newMember || member_type === "new"),
                          "new_members_only",
                        ],
                        [
                          !isOld && (receive_type === ReceiveType.oldMember || member_type === "existing"),
                          "existing_members_only",
                        ],
                        [covers === 0, "no_goods_in_scope"],
                        [covers < minimum_spend, "minimum_spend"],
                      ];
                      const hindrance = refusals.find(([is]) => is)?.[1];
                      const missing = hindrance === "minimum_spend" ? minimum_spend - covers : 0;
                      const expected = hindrance === undefined ? 300 : `${hindrance} ${missing}`;
                      const coupon = {
                        ...plain,
                        ...scope,
                        ...date,
                        category_ids: [...scope.category_ids],
                        goods_ids: [...scope.goods_ids],
                        type,
                        usage_type,
                        receive_type,
                        member_type,
                        minimum_spend,
                        store_id,
                      };
                      const answer = told(couponDiscount(coupon, { ...order, order_type, custom }));
                      if (answer !== expected) differing.push(`${answer} ${JSON.stringify(coupon)}`);
                    }
  expect(differing).toEqual([]);
  expect(combinations).toBe(5 * 5 * 5 * 4 * 3 * 2 * 5 * 2 * 4 * 3);
});
