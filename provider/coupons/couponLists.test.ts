import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  calcCouponPrice,
  getCoupon,
  getCouponInfo,
  memberCoupon,
  orderCouponList,
  storeCouponList,
} from "#contract/calls/coupons.ts";
import * as Code from "#contract/codes.ts";
import { CouponTab, OrderType, ReceiveType } from "#contract/enumerations.ts";
import { coupons, memberCoupons } from "#provider/db/tables/coupons.ts";
import { couponRow, fromNoon, held } from "#provider/testing/couponHolder.ts";
import { line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { quickMembers } from "#provider/testing/members.ts";
import {
  type OffPremisesGuest,
  offPremisesGuest,
  openOffPremises,
} from "#provider/testing/offPremisesGuest.ts";

let provider: Planted;
let one: OffPremisesGuest;
const tea = line({ goods_id: "tea", price: 300 });
const many = Array.from({ length: 23 }, (_, index) => `many-${String(index).padStart(2, "0")}`);
const ids = (items: readonly { readonly coupon_id: string }[]) => items.map(({ coupon_id }) => coupon_id);

beforeAll(async () => {
  provider = await planted();
  await openOffPremises(provider);
  one = await offPremisesGuest(provider);
  await provider.db
    .insert(coupons)
    .values([
      couponRow("now"),
      couponRow("later", { start_time: fromNoon(1), type: 4 }),
      couponRow("all-gone", { limit_total: 1, claimed_total: 1 }),
      couponRow("operators", { store_id: null, end_time: null }),
      couponRow("gift", { receive_type: ReceiveType.gifted }),
      couponRow("over", { end_time: fromNoon(0) }),
      couponRow("stopped", { is_withdrawn: true }),
      couponRow("for-old", { receive_type: ReceiveType.oldMember, member_type: "existing" }),
      ...many.map((id) => couponRow(id, { store_id: "other" })),
    ]);
});
afterAll(() => provider.close());

describe("a store's coupons", () => {
  it("are those to claim now, then those to come and those all claimed, the operator's among them", async () => {
    const { items, next_cursor } = await taken(provider.call(storeCouponList, { store_id: "diner" }));
    expect(ids(items)).toEqual(["for-old", "now", "operators", "later", "all-gone"]);
    expect(next_cursor).toBeNull();
    expect(items.map(({ hindrance }) => hindrance)).toEqual([
      "sign_in",
      "sign_in",
      "sign_in",
      "not_started",
      "fully_claimed",
    ]);
    const some = await taken(
      provider.call(storeCouponList, { store_id: "diner", order_type: OrderType.dineIn }),
    );
    expect(ids(some.items)).not.toContain("later");
    expect((await provider.call(storeCouponList, { store_id: "none" })).code).toBe(Code.storeMissing);
  });

  it("come in pages, each once, and another store's cursor is none", async () => {
    const first = await taken(provider.call(storeCouponList, { store_id: "other" }));
    const cursor = first.next_cursor ?? "";
    const second = await taken(provider.call(storeCouponList, { store_id: "other", cursor }));
    expect(ids([...first.items, ...second.items])).toEqual([...many, "operators"]);
    expect((await provider.call(storeCouponList, { store_id: "diner", cursor })).code).toBe(
      Code.missingParameter,
    );
  });

  it("are told one by one, with the stores that take them", async () => {
    const own = await taken(provider.call(getCouponInfo, { coupon_id: "now" }));
    expect(own).toMatchObject({ coupon: { coupon_id: "now", left: -1 }, stores: [{ store_id: "diner" }] });
    const all = await taken(provider.call(getCouponInfo, { coupon_id: "operators" }));
    expect(all.stores.map(({ store_id }) => store_id).toSorted()).toEqual(["cover", "diner", "other"]);
    expect((await taken(provider.call(getCouponInfo, { coupon_id: "gift" }))).coupon.hindrance).toBe(
      "gift_only",
    );
    for (const coupon_id of ["stopped", "none"])
      expect((await provider.call(getCouponInfo, { coupon_id })).code).toBe(Code.couponMissing);
  });
});

describe("one's own coupons", () => {
  it("stand in four tabs, counted, of one store or of all", async () => {
    const [session = one.session] = await quickMembers(provider, 1);
    const mine = (request: Parameters<typeof provider.call<typeof memberCoupon>>[1]) =>
      taken(provider.call(memberCoupon, request, { session }));
    await taken(provider.call(getCoupon, { coupon_id: "now" }, { session }));
    const { uid } = session;
    const claim = { uid, received_at: fromNoon(-3), valid_until: fromNoon(5) };
    await provider.db.insert(memberCoupons).values([
      { ...claim, id: "ever", coupon_id: "operators", valid_until: null },
      { ...claim, id: "soon", coupon_id: "gift", valid_until: fromNoon(1) },
      { ...claim, id: "used", coupon_id: "gift", used_at: fromNoon(-1), order_no: "1" },
      { ...claim, id: "over", coupon_id: "over", valid_until: fromNoon(0) },
    ]);
    const unused = await mine({ tab: CouponTab.unused });
    expect(ids(unused.items)).toEqual(["gift", "now", "operators"]);
    expect(unused.items[0]).toMatchObject({ member_coupon_id: "soon", status: 2 });
    expect(unused.counts).toEqual({ unreceived: 23, unused: 3, used: 1, expired: 1 });
    expect((await mine({ tab: CouponTab.used })).items).toMatchObject([
      { member_coupon_id: "used", status: 3, order_no: "1" },
    ]);
    expect((await mine({ tab: CouponTab.expired })).items).toMatchObject([
      { member_coupon_id: "over", status: 4 },
    ]);
    const own = await mine({ tab: CouponTab.unclaimed, store_id: "diner" });
    expect(own.items).toEqual([]);
    expect(own.counts).toEqual({ unreceived: 0, unused: 3, used: 1, expired: 1 });

    const first = await mine({ tab: CouponTab.unclaimed });
    const second = await mine({ tab: CouponTab.unclaimed, cursor: first.next_cursor ?? "" });
    expect(new Set(ids([...first.items, ...second.items])).size).toBe(23);
    expect([first.items[0]?.status, first.items[0]?.member_coupon_id]).toEqual([1, null]);
    const foreign = await provider.call(
      memberCoupon,
      { tab: CouponTab.unused, cursor: first.next_cursor ?? "" },
      { session },
    );
    expect(foreign.code).toBe(Code.missingParameter);
  });
});

describe("an order about to be placed", () => {
  it("is proposed the coupon that saves most, of equal ones the one that runs out first", async () => {
    const best = await held(provider, one.uid, { discount_price: 120 }, { valid_until: fromNoon(2) });
    await held(provider, one.uid, { discount_price: 120 }, { valid_until: fromNoon(3) });
    const weak = await held(provider, one.uid, { discount_price: 20 });
    const dear = await held(provider, one.uid, { minimum_spend: 1000 });
    const prospect = { store_id: "diner", order_type: OrderType.takeAway, lines: [tea] };
    const { best_coupon_id, coupons: told } = await taken(one.send(orderCouponList, prospect));
    expect(best_coupon_id).toBe(best);
    expect(told.map(({ member_coupon_id }) => member_coupon_id).slice(2)).toEqual([weak, dear]);
    expect(told.at(-1)).toMatchObject({ can_use: 0, discount: 0, hindrance: "minimum_spend", missing: 700 });
  });

  it("has its bill told with the fee of its place, and nothing is used up", async () => {
    const coupon_id = await held(provider, one.uid);
    const address_id = await one.address();
    const prospect = { store_id: "diner", order_type: OrderType.delivery, lines: [tea], coupon_id };
    const { bill, to_pay } = await taken(one.send(calcCouponPrice, { ...prospect, address_id }));
    expect(bill).toMatchObject({ goods_subtotal: 300, coupon_discount: 100, delivery_fee: 300, total: 500 });
    expect(to_pay).toBe(500);
    expect((await one.send(calcCouponPrice, prospect)).code).toBe(Code.success);
    const far = await one.address({ position: { latitude: 43.06, longitude: 141.35 } });
    expect((await one.send(calcCouponPrice, { ...prospect, address_id: far })).code).toBe(
      Code.beyondDeliveryRange,
    );
  });

  it("of nothing, of what is not on the menu, or in a way that the store does not serve, has none", async () => {
    const asked = async (changes: object) =>
      (
        await one.send(orderCouponList, {
          store_id: "diner",
          order_type: OrderType.dineIn,
          lines: [tea],
          ...changes,
        })
      ).code;
    expect(await asked({ lines: [] })).toBe(404);
    expect(await asked({ lines: [line({ goods_id: "foreign", price: 500 })] })).toBe(302);
    expect(await asked({ lines: [line({ goods_id: "out", price: 500 })] })).toBe(10000);
    expect(await asked({ store_id: "none" })).toBe(201);
    expect(await asked({ order_type: OrderType.shipping })).toBe(308);
    expect(await asked({ order_type: OrderType.delivery, address_id: "none" })).toBe(401);
  });
});

describe("very many coupons to claim", () => {
  it("are counted up to a hundred, and come page by page to the last, each once", async () => {
    const more = Array.from({ length: 120 }, (_, index) => `more-${String(index).padStart(3, "0")}`);
    const at = (index: number) => fromNoon(-1 - (index % 7));
    await provider.db
      .insert(coupons)
      .values(more.map((id, index) => couponRow(id, { store_id: "other", start_time: at(index) })));
    const [session = one.session] = await quickMembers(provider, 1);
    const found: string[] = [];
    let cursor: string | null | undefined;
    do {
      const request = { tab: CouponTab.unclaimed, store_id: "other", ...(cursor ? { cursor } : {}) };
      const page = await taken(provider.call(memberCoupon, request, { session }));
      expect(page.counts.unreceived).toBe(100);
      found.push(...ids(page.items));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(found.filter((id) => id.startsWith("more-")).toSorted()).toEqual(more);
    expect(new Set(found).size).toBe(found.length);
  });
});
