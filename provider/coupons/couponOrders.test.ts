import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { memberCoupon } from "#contract/calls/coupons.ts";
import { closeOrder, orderDetails } from "#contract/calls/order.ts";
import * as Code from "#contract/codes.ts";
import {
  CouponScope,
  CouponTab,
  DiscountType,
  OrderStatus,
  PayType,
  ReceiveType,
} from "#contract/enumerations.ts";
import { memberCoupons } from "#provider/db/tables/coupons.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { eraseMember } from "#provider/members/eraseMember.ts";
import { lockMember } from "#provider/members/member.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { autoCancel } from "#provider/orders/endOrders.ts";
import { fromNoon, held, useOf } from "#provider/testing/couponHolder.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { attemptId, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import {
  type OffPremisesGuest,
  offPremisesGuest,
  openOffPremises,
} from "#provider/testing/offPremisesGuest.ts";

let provider: Planted;
let one: OffPremisesGuest;
const tea = line({ goods_id: "tea", price: 300 });
const beer = line({ goods_id: "beer", price: 600 });

beforeAll(async () => {
  provider = await planted();
  await openOffPremises(provider);
  await provider.openLimits();
});
beforeEach(async () => {
  provider.clock.set(NOON);
  await provider.freeTables();
  one = await offPremisesGuest(provider);
});
afterAll(() => provider.close());

describe("an order with a coupon", () => {
  it("at the table costs less by it, uses it up, and says so in its details and in the coupon's", async () => {
    const coupon_id = await held(provider, one.uid, {
      discount_type: DiscountType.percent,
      discount_price: 15,
      max_discount: 120,
    });
    const order = await taken(one.order([tea, beer], { coupon_id, shown_total: 780 }));
    expect(order).toMatchObject({
      total: 780,
      bill: { goods_subtotal: 900, coupon_discount: 120, total: 780 },
    });
    expect(order.coupon).toEqual({ name: expect.any(String), discount: 120 });
    expect(await useOf(provider, coupon_id)).toEqual({ used: true, order_no: order.order_no });
    const { items } = await taken(one.send(memberCoupon, { tab: CouponTab.used }));
    expect(items.find((item) => item.member_coupon_id === coupon_id)).toMatchObject({
      order_no: order.order_no,
    });
  });

  it("to take away and to be delivered likewise: off the goods, before the fee, and the tax of what it covers", async () => {
    const cheapBeer = { scope: 3 as const, goods_ids: ["beer"], discount_price: 150 };
    const first = await held(provider, one.uid, cheapBeer);
    const collected = await taken(one.collect([tea, beer], { coupon_id: first, shown_total: 750 }));
    expect(collected.bill).toMatchObject({
      coupon_discount: 150,
      total: 750,
      taxes: [
        { rate: 8, taxable: 300, tax: 22 },
        { rate: 10, taxable: 450, tax: 40 },
      ],
    });
    const second = await held(provider, one.uid, { type: 4, usage_type: "delivery" });
    const delivered = await taken(
      one.deliver([tea, beer], await one.address(), { coupon_id: second, shown_total: 1100 }),
    );
    expect(delivered.bill).toMatchObject({ coupon_discount: 100, delivery_fee: 300, total: 1100 });
  });

  it("is not placed at another total than the customer saw", async () => {
    const coupon_id = await held(provider, one.uid);
    const reply = await one.order([tea], { coupon_id, shown_total: 300 });
    expect(reply).toMatchObject({
      code: Code.priceChanged,
      data: { shown_total: 300, bill: { total: 200 } },
    });
    expect(await useOf(provider, coupon_id)).toEqual({ used: false, order_no: null });
  });

  it("that comes twice is one order, and the coupon is used for it", async () => {
    const coupon_id = await held(provider, one.uid);
    const sent = { coupon_id, shown_total: 200, client_order_id: attemptId() };
    const first = await taken(one.order([tea], sent));
    expect((await taken(one.order([tea], sent))).order_no).toBe(first.order_no);
    expect(await useOf(provider, coupon_id)).toEqual({ used: true, order_no: first.order_no });
  });

  it("grows with its coupon: the discount comes off the whole, and is never taken away", async () => {
    const coupon_id = await held(provider, one.uid, {
      discount_type: DiscountType.percent,
      discount_price: 10,
      scope: CouponScope.category,
      category_ids: ["diner-drinks"],
      receive_type: ReceiveType.newMember,
    });
    const { order_no } = await taken(one.order([tea], { coupon_id, shown_total: 270 }));
    provider.clock.set(fromNoon(6));
    const grown = await taken(one.add(order_no, [beer]));
    expect(grown).toMatchObject({ total: 810, bill: { goods_subtotal: 900, coupon_discount: 90 } });
  });
});

describe("a coupon is refused", () => {
  it.each([
    ["nobody's", Code.couponMissing, "0".repeat(24), null],
    ["used", Code.couponUsedOrExpired, {}, { used_at: fromNoon(-1), order_no: "else" }],
    ["over", Code.couponUsedOrExpired, {}, { valid_until: NOON }],
    [
      "not good yet",
      Code.couponConditionsNotMet,
      { start_time: fromNoon(1), receive_type: ReceiveType.gifted },
      {},
    ],
    ["another store's", Code.couponConditionsNotMet, { store_id: "other" }, {}],
    ["for another way", Code.couponConditionsNotMet, { type: 3 }, {}],
    ["for other goods", Code.couponConditionsNotMet, { scope: 3, goods_ids: ["beer"] }, {}],
    ["for more", Code.couponConditionsNotMet, { minimum_spend: 301 }, {}],
    [
      "for those who know the store",
      Code.couponConditionsNotMet,
      { receive_type: ReceiveType.oldMember },
      {},
    ],
  ] as const)("%s: %d, and nothing is placed", async (_, code, coupon, claim) => {
    const coupon_id =
      typeof coupon === "string"
        ? coupon
        : await held(provider, one.uid, { ...coupon, goods_ids: ["beer"] }, claim ?? {});
    const before = await provider.db.$count(orders);
    const reply = await one.order([tea], { coupon_id, shown_total: 200 });
    expect(reply.code).toBe(code);
    const { hindrance } = (reply.data ?? {}) as { hindrance?: string };
    expect(typeof hindrance).toBe(code === Code.couponMissing ? "undefined" : "string");
    expect(await provider.db.$count(orders)).toBe(before);
  });

  it("of another member: 424, and it stays theirs", async () => {
    const other = await guest(provider);
    const coupon_id = await held(provider, other.uid);
    expect((await one.order([tea], { coupon_id, shown_total: 200 })).code).toBe(Code.noPermission);
    expect(await useOf(provider, coupon_id)).toEqual({ used: false, order_no: null });
  });

  it("a second time: 505, and says that it is used", async () => {
    const coupon_id = await held(provider, one.uid);
    await taken(one.order([tea], { coupon_id, shown_total: 200 }));
    const reply = await one.collect([tea], { coupon_id, shown_total: 200 });
    expect(reply).toMatchObject({ code: Code.couponUsedOrExpired, data: { hindrance: "used", missing: 0 } });
  });

  it("within the minute in which it ran out, between cart and submit", async () => {
    const coupon_id = await held(provider, one.uid, {}, { valid_until: fromNoon(1) });
    provider.clock.set(new Date(fromNoon(1).getTime() - 1));
    const { items } = await taken(one.send(memberCoupon, { tab: CouponTab.unused }));
    expect(items.map((item) => item.member_coupon_id)).toContain(coupon_id);
    provider.clock.set(fromNoon(1));
    const reply = await one.order([tea], { coupon_id, shown_total: 200 });
    expect(reply).toMatchObject({ code: Code.couponUsedOrExpired, data: { hindrance: "expired" } });
  });
});

describe("a cancelled order gives its coupon back", () => {
  async function placed() {
    const coupon_id = await held(provider, one.uid, {}, { valid_until: fromNoon(3) });
    const order = await taken(one.order([tea], { coupon_id, shown_total: 200, pay_type: PayType.payPay }));
    return { coupon_id, order_no: order.order_no };
  }
  const free = { used: false, order_no: null };

  it("cancelled by the customer, who can use it again, while the old order still says what it cost", async () => {
    const { coupon_id, order_no } = await placed();
    await taken(one.send(closeOrder, { order_no }));
    expect(await useOf(provider, coupon_id)).toEqual(free);
    const again = await taken(one.order([tea], { coupon_id, shown_total: 200, people: 1 }));
    expect(await taken(one.send(orderDetails, { order_no }))).toMatchObject({
      total: 200,
      coupon: { discount: 100 },
    });
    expect(await useOf(provider, coupon_id)).toEqual({ used: true, order_no: again.order_no });
  });

  it("refused by the store", async () => {
    const { coupon_id, order_no } = await placed();
    const now = provider.parts.clock();
    await provider.db.transaction((db) =>
      applyAction(db, { order_no, action: "cancel", actor: "store", uid: null, now }),
    );
    expect(await useOf(provider, coupon_id)).toEqual(free);
  });

  it("run out unpaid; what ran out meanwhile stays run out", async () => {
    const coupon_id = await held(provider, one.uid, {}, { valid_until: fromNoon(3) });
    const online = { coupon_id, shown_total: 200, pay_type: PayType.payPay } as const;
    const { order_no } = await taken(one.collect([tea], online));
    provider.clock.set(fromNoon(4));
    await autoCancel(provider.parts);
    const { order_status } = await taken(one.send(orderDetails, { order_no }));
    expect(order_status).toBe(OrderStatus.canceled);
    expect(await useOf(provider, coupon_id)).toEqual(free);
    const { items } = await taken(one.send(memberCoupon, { tab: CouponTab.expired }));
    expect(items.map((item) => item.member_coupon_id)).toContain(coupon_id);
  });
});

it("two hundred orders with one coupon, fifty at once: one has it, the others are told that it is used", {
  timeout: 60_000,
}, async () => {
  const coupon_id = await held(provider, one.uid);
  const before = await provider.db.$count(orders);
  const try50 = async () =>
    Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        index % 2 === 0
          ? one.order([tea], { coupon_id, shown_total: 200, people: 1 })
          : one.collect([tea], { coupon_id, shown_total: 200, mealTime: "2026-11-21T05:00:00.000Z" }),
      ),
    );
  // More wait longer for a connection of a server's pool than it lets them.
  const replies = [await try50(), await try50(), await try50(), await try50()].flat();
  const codes = replies.map(({ code }) => code);
  expect(codes.filter((code) => code === Code.success)).toHaveLength(1);
  expect(codes.filter((code) => code === Code.couponUsedOrExpired)).toHaveLength(199);
  expect(await provider.db.$count(orders)).toBe(before + 1);
  expect(await provider.db.$count(orders, eq(orders.member_coupon_id, coupon_id))).toBe(1);
});

it("who deletes their account leaves the order with its bill, and no coupon", async () => {
  const coupon_id = await held(provider, one.uid);
  const { order_no } = await taken(one.order([tea], { coupon_id, shown_total: 200 }));
  await provider.db.transaction(async (db) =>
    eraseMember(db, await lockMember(db, one.uid), { now: NOON, reason: null }, provider.parts.random),
  );
  expect(await provider.db.$count(memberCoupons, eq(memberCoupons.uid, one.uid))).toBe(0);
  const [kept] = await provider.db.select().from(orders).where(eq(orders.order_no, order_no));
  expect(kept).toMatchObject({ total: 200, member_coupon_id: null, bill: { coupon_discount: 100 } });
});
