import { describe, expect, it } from "vitest";
import { CouponScope, DiscountType, GoodsShowType } from "#contract/enumerations.ts";
import { allStores } from "#provider/demo/seed/stores/allStores.ts";
import { bannerRows } from "./bannerRows.ts";
import { couponRows } from "./couponRows.ts";
import { feedPostRows } from "./feedPostRows.ts";
import { specialRows } from "./specialRows.ts";

const now = new Date("2026-11-21T03:00:00Z");
const offers = specialRows(allStores, now);
const given = couponRows(allStores, now);

describe("the demo's offers", () => {
  it("are of every kind, run now, and have stores and goods", () => {
    expect(new Set(offers.specials.map(({ kind }) => kind)).size).toBe(4);
    for (const { id, start_time, end_time } of offers.specials) {
      expect([start_time <= now, end_time > now]).toEqual([true, true]);
      expect(offers.stores.filter(({ special_id }) => special_id === id).length).toBeGreaterThan(2);
      expect(offers.goods.filter(({ special_id }) => special_id === id).length).toBeGreaterThan(2);
    }
  });

  it("take something off goods that can be taken along and cost the full price on the menu", () => {
    const goods = new Map(
      allStores.flatMap((store) =>
        store.categories.flatMap((category) =>
          category.goods.map((each) => [`${store.id}-${each.id}`, each]),
        ),
      ),
    );
    for (const { goods_id, discount_price = 0, discount_type = DiscountType.percent } of offers.goods) {
      const seed = goods.get(goods_id);
      expect(discount_price).toBeGreaterThan(0);
      expect(seed?.price).toBeGreaterThan(discount_type === DiscountType.amount ? discount_price * 2 : 0);
      expect([seed?.off, seed?.shown?.includes(GoodsShowType.offPremises) ?? true]).toEqual([
        undefined,
        true,
      ]);
    }
  });

  it("have a coupon of each kind, limited to what their stores have", () => {
    const has = (isOne: (row: (typeof given)[number]) => boolean) => given.some(isOne);
    for (const type of [1, 2] as const) expect(has(({ discount_type }) => discount_type === type)).toBe(true);
    for (const receive of [2, 3, 4] as const)
      expect(has(({ receive_type }) => receive_type === receive)).toBe(true);
    for (const usage of ["pick_up", "ec"]) expect(has(({ usage_type }) => usage_type === usage)).toBe(true);
    expect(has(({ minimum_spend = 0 }) => minimum_spend > 0)).toBe(true);
    const limited = given.filter(({ scope = CouponScope.store }) => scope > 1);
    expect(limited.map(({ scope }) => scope).toSorted()).toEqual([2, 3]);
    const known = new Set(
      allStores.flatMap((store) =>
        store.categories.flatMap(({ id, goods }) =>
          [id, ...goods.map((each) => each.id)].map((own) => `${store.id}-${own}`),
        ),
      ),
    );
    for (const { category_ids = [], goods_ids = [] } of limited)
      expect([...category_ids, ...goods_ids].filter((id) => !known.has(id))).toEqual([]);
    const ids = given.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("say on which days what is ordered ahead can be had", () => {
    const ahead = offers.goods.filter(({ receive_from }) => receive_from !== null);
    expect(ahead).not.toEqual([]);
    expect(
      ahead.filter(({ receive_from, receive_until }) => !((receive_from ?? "") < (receive_until ?? ""))),
    ).toEqual([]);
    expect(ahead.find(({ special_id }) => special_id === "cake-presell")?.receive_from).toBe("2026-12-01");
  });

  it("are said in five languages, none left empty", () => {
    const texts = [
      ...offers.specials.flatMap(({ title, about }) => [title, about]),
      ...given.flatMap(({ name, description }) => [name, description]),
      ...bannerRows(now).map(({ title }) => title),
      ...feedPostRows(now).map(({ content }) => content),
    ];
    expect(texts.filter((text) => Object.values(text).some((said) => said.trim() === ""))).toEqual([]);
    expect(texts.filter(({ ko }) => !/\p{Script=Hangul}/u.test(ko))).toEqual([]);
    expect(texts.filter(({ zh, tw, en }) => /[\u3040-\u30ff\uac00-\ud7af]/u.test(zh + tw + en))).toEqual([]);
  });

  it("lead only into the app", () => {
    expect(bannerRows(now).filter(({ href }) => !(href === null || href?.startsWith("/")))).toEqual([]);
  });

  it("lead from the mall to a shop, a kind, goods and coupons that there are, never to where one stands", () => {
    const banners = bannerRows(now).filter(({ place }) => place === "mall");
    const leads = banners.map(({ href }) => new URL(href ?? "/mall", "https://noren.example"));
    const asks = (name: string) => leads.flatMap(({ searchParams }) => searchParams.get(name) ?? []);
    expect(leads.filter(({ pathname, search }) => pathname === "/mall" && search === "")).toEqual([]);
    const goods = allStores.flatMap((store) =>
      store.categories.flatMap((each) => each.goods.map((one) => ({ ...one, id: `${store.id}-${one.id}` }))),
    );
    const sold = goods.filter(({ mall }) => mall !== undefined);
    for (const id of asks("storeId")) expect(allStores.map((store) => store.id)).toContain(id);
    for (const id of asks("goodsId")) expect(sold.map((one) => one.id)).toContain(id);
    for (const id of asks("category")) expect(sold.map((one) => one.mall?.category)).toContain(id);
    expect(new Set(leads.map(({ pathname }) => pathname))).toEqual(
      new Set(["/mall", "/productDetail", "/specialCoupon"]),
    );
  });
});
