import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditLog } from "#contract/calls/desk/audit.ts";
import {
  type CouponFault,
  type CouponForm,
  giveCoupon,
  listCoupons,
  makeCoupon,
  withdrawCoupon,
} from "#contract/calls/desk/coupons.ts";
import { getCoupon, memberCoupon, storeCouponList } from "#contract/calls/coupons.ts";
import { listOffers } from "#contract/calls/desk/offers.ts";
import { informList } from "#contract/calls/inform.ts";
import { CouponTab, OrderStatus, ReceiveType } from "#contract/enumerations.ts";
import { coupons, memberCoupons } from "#provider/db/tables/coupons.ts";
import { members } from "#provider/db/tables/members.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { deskOf, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { newMember } from "#provider/testing/members.ts";

let provider: Planted;
let desk: StaffedDesk;
const store_id = "diner";
const form: CouponForm = {
  name: { ja: "雨の日割" },
  description: {},
  discount_type: 2,
  discount_price: "２００",
  max_discount: "",
  minimum_spend: "1,000",
  usage_type: "pick_up",
  scope: 2,
  category_ids: ["diner-drinks"],
  goods_ids: [],
  receive_type: 1,
  start: "2026-11-21T00:00",
  end: "2026-12-21T00:00",
  validity_days: "7",
  limit_per_person: "1",
  limit_total: "",
};
const named = async (name: string) =>
  (await provider.db.select().from(coupons)).find((row) => row.name.ja === name);
const make = (changes: Partial<CouponForm> = {}, of: string | null = store_id) =>
  desk.given(makeCoupon, { store_id: of, form: { ...form, ...changes } });
const seen = async (name: string) =>
  (await desk.given(listCoupons, { store_id })).coupons.find((one) => one.name === name);

beforeAll(async () => {
  provider = await planted();
  desk = await deskOf(provider);
});
afterAll(() => provider.close());

describe("the desk's coupons", () => {
  it("are made there, in Japanese where nothing else is written, and given out at once", async () => {
    const { coupon_id, faults } = await make({ name: { ja: "雨の日割", en: "Rainy day" } });
    expect(faults).toEqual({});
    const row = await named("雨の日割");
    expect(row).toMatchObject({
      store_id: "diner",
      name: { ja: "雨の日割", en: "Rainy day", ko: "雨の日割" },
      discount_price: 200,
      minimum_spend: 1000,
      type: 3,
      usage_type: "pick_up",
      scope: 2,
      scope_label: "category",
      category_ids: ["diner-drinks"],
      validity_days: 7,
      limit_total: -1,
    });
    expect(row?.start_time.toISOString()).toBe("2026-11-20T15:00:00.000Z");
    const { session } = await newMember(provider);
    await taken(provider.call(getCoupon, { coupon_id: row?.id ?? "" }, { session }));
    expect(await seen("雨の日割")).toMatchObject({
      coupon_id,
      state: "out",
      claimed: 1,
      uses: 0,
      covers: [expect.any(String)],
      link: `http://provider.test/coupon?couponId=${coupon_id}`,
    });
    const { items } = await desk.given(auditLog, { did: "coupon.save" });
    expect(items[0]).toMatchObject({
      subject: coupon_id,
      store: { store_id },
      after: { discount_price: 200 },
    });
  });

  it.each<[string, Partial<CouponForm>, Record<string, CouponFault>]>([
    ["no name", { name: { ja: " " } }, { name_ja: "name" }],
    ["101 percent", { discount_type: 1, discount_price: "101" }, { discount_price: "percent" }],
    ["nothing off", { discount_price: "0" }, { discount_price: "yen" }],
    ["a word for a number", { discount_price: "たくさん" }, { discount_price: "yen" }],
    ["no day of the calendar", { start: "2026-02-31T25:00" }, { start: "time" }],
    ["an end before its start", { end: "2026-11-01T00:00" }, { end: "order" }],
    ["another store's category", { category_ids: ["other-dishes"] }, { category_ids: "categories" }],
    ["no goods", { scope: 3 }, { goods_ids: "goods" }],
    ["none for anybody", { limit_total: "0" }, { limit_total: "count" }],
  ])("with %s are not made, and the field that is wrong is named", async (_, changes, faults) => {
    const before = await provider.db.$count(coupons);
    expect(await make(changes)).toEqual({ coupon_id: null, faults });
    expect(await provider.db.$count(coupons)).toBe(before);
  });

  it("are withdrawn: no one gets another, what was claimed stays", async () => {
    const row = await named("雨の日割");
    const coupon_id = row?.id ?? "";
    expect(await desk.send(withdrawCoupon, { store_id: "other", coupon_id })).toBe("gone");
    expect(await desk.send(withdrawCoupon, { store_id, coupon_id })).toEqual({});
    const { items } = await taken(provider.call(storeCouponList, { store_id: "diner" }));
    expect(items).toEqual([]);
    expect(await provider.db.$count(memberCoupons, eq(memberCoupons.coupon_id, row?.id ?? ""))).toBe(1);
    expect(await seen("雨の日割")).toMatchObject({ state: "withdrawn", link: null });
    const { items: log } = await desk.given(auditLog, { did: "coupon.withdraw" });
    expect(log).toMatchObject([
      { subject: coupon_id, before: { is_withdrawn: false }, after: { is_withdrawn: true } },
    ]);
  });

  it("tell what they gave and earned: orders with them, without what was canceled, and uses at the counter apart", async () => {
    await make({
      name: { ja: "二割" },
      discount_type: 1,
      discount_price: "20",
      scope: 1,
      minimum_spend: "",
      usage_type: "common",
    });
    const row = await named("二割");
    const coupon_id = row?.id ?? "";
    const claim = async (uid: string, changes: Partial<typeof memberCoupons.$inferInsert> = {}) => {
      const id = crypto.randomUUID();
      await provider.db.insert(memberCoupons).values({ id, coupon_id, uid, received_at: NOON, ...changes });
      return id;
    };
    const one = await guest(provider);
    const order = await taken(
      one.order([line({ goods_id: "tea", price: 300 })], {
        coupon_id: await claim(one.uid),
        shown_total: 240,
      }),
    );
    await claim(one.uid, { used_at: NOON });
    const figures = { uses: 2, counter_uses: 1, orders: 1, earned: 240, given: 60 };
    expect(await seen("二割")).toMatchObject(figures);
    const { offers } = await desk.given(listOffers, { store_id });
    const told = { what: "coupon", id: coupon_id, times: 1, cost: 60, earned: 240 };
    expect(offers).toContainEqual(expect.objectContaining(told));
    await provider.db
      .update(orders)
      .set({ order_status: OrderStatus.canceled })
      .where(eq(orders.order_no, order.order_no));
    expect(await seen("二割")).toMatchObject({ orders: 0, earned: 0, given: 0 });
    await desk.send(withdrawCoupon, { store_id, coupon_id });
  });

  it("of a store are nobody else's, and the operator's are an owner's", async () => {
    const manager = await desk.enter({}, "manager");
    expect(typeof (await desk.send(listCoupons, { store_id: null }))).toBe("object");
    expect(await desk.send(listCoupons, { store_id: null }, manager)).toBe("forbidden");
    expect(await desk.send(makeCoupon, { store_id: null, form }, manager)).toBe("forbidden");
    const waiter = await desk.enter({}, "floor");
    expect(await desk.send(listCoupons, { store_id }, waiter)).toBe("forbidden");
  });
});

describe("a gift", () => {
  it("goes to a member by phone or email, within its limits, and they are told", async () => {
    await make({ name: { ja: "チラシ" } });
    await make({ name: { ja: "お詫び" }, receive_type: 4, scope: 1, limit_total: "2" });
    const row = await named("お詫び");
    const give = async (to: string) =>
      (await desk.given(giveCoupon, { store_id, coupon_id: row?.id ?? "", to })).outcome;
    const one = await newMember(provider);
    const [{ phone } = { phone: null }] = await provider.db
      .select({ phone: members.phone })
      .from(members)
      .where(eq(members.uid, one.uid));
    expect(await give("09000000000")).toBe("nobody");
    expect(await give("whoever")).toBe("nobody");
    expect(await give(phone ?? "")).toBe("given");
    expect(await give(phone ?? "")).toBe("has_theirs");
    const { items } = await taken(
      provider.call(memberCoupon, { tab: CouponTab.unused }, { session: one.session }),
    );
    expect(items).toMatchObject([{ name: "お詫び", receive_type: ReceiveType.gifted, status: 2 }]);
    const { items: told } = await taken(provider.call(informList, {}, { session: one.session }));
    expect(told[0]?.content).toContain("お詫び");

    const [two, three] = [await newMember(provider), await newMember(provider)];
    const mailTo = (uid: string) =>
      provider.db.update(members).set({ email: "Twin@example.jp" }).where(eq(members.uid, uid));
    await mailTo(two.uid);
    await mailTo(three.uid);
    expect(await give("twin@example.jp")).toBe("several");
    await provider.db.update(members).set({ email: null }).where(eq(members.uid, three.uid));
    expect(await give("twin@example.jp")).toBe("given");
    await provider.db.update(members).set({ email: "three@example.jp" }).where(eq(members.uid, three.uid));
    expect(await give("three@example.jp")).toBe("all_given");
  });

  it("is given by its own issuer alone, and no other coupon is one", async () => {
    const row = await named("お詫び");
    const flyer = await named("チラシ");
    for (const [of, coupon] of [
      ["other", row],
      [null, row],
      [store_id, flyer],
    ] as const) {
      const asked = { store_id: of, coupon_id: coupon?.id ?? "", to: "three@example.jp" };
      expect(await desk.given(giveCoupon, asked)).toEqual({ outcome: "no_gift" });
    }
    const { items } = await desk.given(auditLog, { did: "coupon.gift", store_id });
    expect(items.map(({ after }) => after?.["said"])).toEqual(expect.arrayContaining(["given", "nobody"]));
  });
});

it("the operator's coupons are good at every store", async () => {
  await make({ name: { ja: "全店" }, usage_type: "common" }, null);
  expect(await named("全店")).toMatchObject({ store_id: null, scope: 1, scope_label: "unlimited", type: 2 });
  const { coupons: own } = await desk.given(listCoupons, { store_id: null });
  expect(own.map(({ name }) => name)).toEqual(["全店"]);
  const { items } = await taken(provider.call(storeCouponList, { store_id: "other" }));
  expect(items.map(({ name }) => name)).toEqual(["全店"]);
});
