import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  presellStoreList,
  specialGoodsList,
  specialIndex,
  specialStoreList,
  storeListCoupon,
} from "#contract/calls/specials.ts";
import * as Code from "#contract/codes.ts";
import { DiscountType, ReceiveType, StoreSort } from "#contract/enumerations.ts";
import { coupons } from "#provider/db/tables/coupons.ts";
import { specialGoods, specials, specialStores } from "#provider/db/tables/specials.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { NOON, words } from "#provider/testing/fixture.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";

let provider: Planted;
const hours = (count: number) => new Date(NOON.getTime() + count * 3_600_000);
const offer = (id: string, kind: "league" | "special" | "presell" | "activity", changes = {}) => ({
  id,
  kind,
  title: words(id),
  about: words(`About ${id}`),
  start_time: hours(-1),
  end_time: hours(1),
  ...changes,
});
const coupon = (id: string, store_id: string | null, changes = {}) => ({
  id,
  store_id,
  name: words(id),
  description: words(`About ${id}`),
  discount_type: DiscountType.amount,
  discount_price: 100,
  start_time: hours(-1),
  created_at: NOON,
  ...changes,
});
const tokyo = { latitude: 35.68, longitude: 139.76 };

beforeAll(async () => {
  provider = await planted();
  await provider.db
    .insert(specials)
    .values([
      offer("street", "league", { position: 1 }),
      offer("ahead", "presell", { position: 2 }),
      offer("over", "special", { end_time: NOON }),
      offer("to-come", "special", { start_time: hours(1), end_time: hours(2) }),
      offer("empty", "special"),
    ]);
  await provider.db.insert(specialStores).values([
    { special_id: "street", store_id: "diner" },
    { special_id: "street", store_id: "cover" },
    { special_id: "ahead", store_id: "diner" },
    { special_id: "over", store_id: "diner" },
    { special_id: "to-come", store_id: "diner" },
  ]);
  await provider.db.insert(specialGoods).values([
    { special_id: "street", goods_id: "curry" },
    { special_id: "street", goods_id: "oden", discount_type: DiscountType.amount, discount_price: 300 },
    { special_id: "street", goods_id: "gone" },
    {
      special_id: "ahead",
      goods_id: "cake",
      receive_from: "2026-12-23",
      receive_until: "2026-12-25",
      limit_per_person: 2,
    },
    { special_id: "over", goods_id: "tea" },
  ]);
});
afterAll(() => provider.close());

describe("what is on offer", () => {
  it("is what runs now, in the operator's order, with the number of its stores", async () => {
    const { specials: all } = await taken(provider.call(specialIndex, {}, { language: "en" }));
    expect(all.map(({ special_id, title, store_count }) => [special_id, title, store_count])).toEqual([
      ["street", "street (en)", 2],
      ["ahead", "ahead (en)", 1],
    ]);
    const { specials: league } = await taken(provider.call(specialIndex, { kind: "league" }));
    expect(league.map(({ special_id }) => special_id)).toEqual(["street"]);
    const { specials: one } = await taken(provider.call(specialIndex, { special_id: "ahead" }));
    expect(one.map(({ special_id }) => special_id)).toEqual(["ahead"]);
  });

  it.each(["over", "to-come", "nothing"])("is 101 for the offer %s", async (special_id) => {
    expect((await provider.call(specialIndex, { special_id })).code).toBe(Code.noData);
    expect((await provider.call(specialStoreList, { special_id })).code).toBe(Code.noData);
    expect((await provider.call(specialGoodsList, { special_id })).code).toBe(Code.noData);
  });

  it("lists the stores that take part and are on show; by distance only from somewhere", async () => {
    const ask = () => taken(provider.call(specialStoreList, { special_id: "street" }));
    const list = await ask();
    expect(list.special.title).toBe("street");
    expect(list.items.map(({ store_id }) => store_id)).toEqual(["cover", "diner"]);
    expect(list.next_cursor).toBeNull();
    expect(
      (await provider.call(specialStoreList, { special_id: "street", sort: StoreSort.distance })).code,
    ).toBe(Code.missingParameter);
    await provider.db.update(stores).set({ left_at: NOON }).where(eq(stores.id, "cover"));
    expect((await ask()).items.map(({ store_id }) => store_id)).toEqual(["diner"]);
    await provider.db.update(stores).set({ left_at: null }).where(eq(stores.id, "cover"));
  });

  it("prices goods as the offer says, else as they are, and leaves out what was withdrawn", async () => {
    const { items } = await taken(provider.call(specialGoodsList, { special_id: "street" }));
    expect(items.map(({ goods, store_name }) => [goods.id, goods.totalPrice, store_name])).toEqual([
      ["curry", 765, "Store diner"],
      ["oden", 500, "Store cover"],
    ]);
    const { items: diner } = await taken(provider.call(specialGoodsList, { store_id: "diner" }));
    expect(diner.map(({ goods }) => goods.id)).toEqual(["curry", "cake"]);
    const { items: ahead } = await taken(provider.call(specialGoodsList, { kind: "presell" }));
    expect(ahead.map(({ goods }) => goods.id)).toEqual(["cake"]);
    expect((await provider.call(specialGoodsList, { store_id: "none" })).code).toBe(Code.storeMissing);
    expect((await provider.call(specialGoodsList, { cursor: "made-up.cursor" })).code).toBe(
      Code.missingParameter,
    );
  });

  it("names the stores that sell ahead, with the days on which it can be had", async () => {
    const { items } = await taken(provider.call(presellStoreList, { position: tokyo }));
    expect(items.map(({ store, goods }) => [store.store_id, goods.map((one) => one.goods.id)])).toEqual([
      ["diner", ["cake"]],
    ]);
    expect(items[0]?.goods[0]).toMatchObject({
      receive_from: "2026-12-23",
      receive_until: "2026-12-25",
      limit_per_person: 2,
      sale_until: hours(1).toISOString(),
    });
  });

  it("shows coupons that someone may claim, and why the caller may not", async () => {
    expect((await taken(provider.call(storeListCoupon, {}))).items).toEqual([]);
    await provider.db
      .insert(coupons)
      .values([
        coupon("hundred", "diner"),
        coupon("few", "diner", { limit_total: 3, claimed_total: 1, minimum_spend: 1000 }),
        coupon("none-left", "diner", { limit_total: 3, claimed_total: 3 }),
        coupon("past", "cover", { end_time: NOON }),
        coupon("gift", "cover", { receive_type: ReceiveType.gifted }),
        coupon("withdrawn", "cover", { is_withdrawn: true }),
        coupon("of-the-operator", null),
      ]);
    const { items } = await taken(provider.call(storeListCoupon, { position: tokyo }, { language: "ko" }));
    expect(items.map(({ store, coupons: offered }) => [store.store_id, offered.length])).toEqual([
      ["diner", 2],
    ]);
    expect(items[0]?.store.coupon_names).toEqual(["few (ko)", "hundred (ko)"]);
    expect(items[0]?.coupons[1]).toMatchObject({
      coupon_id: "few",
      name: "few (ko)",
      store_name: "Store diner (ko)",
      left: 2,
      claimed: 0,
      can_claim: 0,
      hindrance: "sign_in",
    });
  });
});
