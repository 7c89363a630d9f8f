import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Call, RequestOf } from "#contract/call.ts";
import { mallGoodsBrowse } from "#contract/calls/flow.ts";
import {
  mallGoodList,
  mallJumpType,
  mallSearchGoods,
  mallStoreAttr,
  mallStoreIndex,
  mallStorePayList,
} from "#contract/calls/mallStore.ts";
import { goodsDetail } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { JumpType, MallSort, OrderType, PayType } from "#contract/enumerations.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { NOON, words } from "#provider/testing/fixture.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";
import { plantMall } from "#provider/testing/mallFixture.ts";

let provider: Planted;
const ask = <C extends Call>(call: C, request: RequestOf<C>, language: "ja" | "en" = "ja") =>
  provider.call(call, request, { language });
const ids = (page: { readonly goods: readonly { readonly id: string }[] }) => page.goods.map(({ id }) => id);
const onShelf = ["amazake", "hojicha", "leaf-cake", "matcha", "sake", "sencha", "shincha"];

beforeAll(async () => {
  provider = await planted();
  await plantMall(provider.db);
});
afterAll(() => provider.close());

describe("the mall's front", () => {
  it("has its kinds, its shops and what is recommended, and no restaurants", async () => {
    const front = await taken(ask(mallStoreIndex, {}));
    expect(front.store).toBeNull();
    expect(front.categories).toEqual([
      { category_id: "teas", name: "Teas", goods_count: 4 },
      { category_id: "drinks", name: "Drinks", goods_count: 2 },
      { category_id: "sweets", name: "Sweets", goods_count: 1 },
    ]);
    expect(front.shops.map(({ store_id }) => store_id).toSorted()).toEqual(["brew", "leaf"]);
    expect(front.recommended.map(({ id }) => id)).toEqual(["sencha"]);
  });

  it("of one shop is the shop's, with its own categories", async () => {
    const front = await taken(ask(mallStoreIndex, { store_id: "leaf" }, "en"));
    expect(front.store).toMatchObject({
      store_id: "leaf",
      name: "Store leaf (en)",
      is_open: 1,
      order_types: [OrderType.shipping],
    });
    expect(front.categories).toEqual([{ category_id: "leaf-teas", name: "Our teas (en)", goods_count: 5 }]);
    expect(front.shops).toHaveLength(1);
  });

  it("knows no shop that ships nothing", async () => {
    expect((await ask(mallStoreIndex, { store_id: "diner" })).code).toBe(Code.storeMissing);
    expect((await ask(mallGoodList, { store_id: "nowhere" })).code).toBe(Code.storeMissing);
  });
});

describe("goods of the mall", () => {
  it("are those that can be shipped, the best sold first, with their shops' names and ratings", async () => {
    await provider.db.update(stores).set({ rating: 4.5, review_count: 12 }).where(eq(stores.id, "leaf"));
    const page = await taken(ask(mallGoodList, {}));
    expect(ids(page).slice(0, 3)).toEqual(["sencha", "amazake", "matcha"]);
    expect(ids(page).toSorted()).toEqual(onShelf);
    expect(page.shops.toSorted((a, b) => (a.store_id < b.store_id ? -1 : 1))).toEqual([
      { store_id: "brew", name: "Store brew" },
      { store_id: "leaf", name: "Store leaf" },
    ]);
    expect(page.goods[0]?.shop).toEqual({ name: "Store leaf", rating: 4.5, review_count: 12 });
    expect(page.goods[1]?.shop).toEqual({ name: "Store brew", rating: 0, review_count: 0 });
    expect(page.goods[0]?.shipping).toEqual({
      temperature: "ambient",
      weight_grams: 500,
      ships_within_days: 1,
      age_limit: 0,
      origin: "Uji",
      sales: 50,
    });
  });

  it("go by what they cost after their discount, up and down, and by when they came", async () => {
    const up = ["hojicha", "amazake", "sencha", "leaf-cake", "shincha", "matcha", "sake"];
    expect(ids(await taken(ask(mallGoodList, { sort: MallSort.priceUp })))).toEqual(up);
    expect(ids(await taken(ask(mallGoodList, { sort: MallSort.priceDown })))).toEqual(up.toReversed());
    expect(ids(await taken(ask(mallGoodList, { sort: MallSort.newest })))[0]).toBe("shincha");
  });

  it("can be had by kind, by shop, and by a shop's own category", async () => {
    expect(ids(await taken(ask(mallGoodList, { category_id: "sweets" })))).toEqual(["leaf-cake"]);
    expect(ids(await taken(ask(mallGoodList, { store_id: "brew" })))).toEqual(["amazake", "sake"]);
    const own = await taken(
      ask(mallGoodList, { store_id: "leaf", category_id: "leaf-teas", sort: MallSort.priceUp }),
    );
    expect(ids(own)).toEqual(["hojicha", "sencha", "leaf-cake", "shincha", "matcha"]);
    expect((await ask(mallGoodList, { category_id: "leaf-teas" })).code).toBe(Code.productTypeMissing);
    expect((await ask(mallGoodList, { category_id: "none" })).code).toBe(Code.productTypeMissing);
  });

  it("come page by page, none twice and none left out, in every sort", async () => {
    const [row] = await provider.db.select().from(goods).where(eq(goods.id, "sencha"));
    if (row === undefined) throw new Error("No sencha");
    const more = Array.from({ length: 45 }, (_, index) => ({
      ...row,
      id: `bulk-${index}`,
      mall_category_id: index % 2 === 0 ? "drinks" : "sweets",
      price: 1_000 + (index % 7),
      sales: index % 3,
      created_at: new Date(NOON.getTime() - (index % 5) * 1_000),
      name: words(`Bulk ${index}`),
    }));
    await provider.db.insert(goods).values(more);
    for (const sort of [1, 3, 4, 5] as const) {
      for (const store_id of [undefined, "leaf"]) {
        const seen: string[] = [];
        let cursor: string | undefined;
        do {
          const page = await taken(
            ask(mallGoodList, { sort, ...(cursor && { cursor }), ...(store_id && { store_id }) }),
          );
          seen.push(...ids(page));
          cursor = page.next_cursor ?? undefined;
        } while (cursor !== undefined);
        expect(seen).toHaveLength(store_id === undefined ? 52 : 50);
        expect(new Set(seen).size).toBe(seen.length);
      }
    }
    const first = await taken(ask(mallGoodList, { sort: MallSort.comprehensive }));
    expect((await ask(mallGoodList, { sort: MallSort.priceUp, cursor: first.next_cursor ?? "" })).code).toBe(
      Code.missingParameter,
    );
    for (const { id } of more) await provider.db.delete(goods).where(eq(goods.id, id));
  });

  it("are found by their words, in the mall and in one shop", async () => {
    const found = await taken(ask(mallSearchGoods, { keyword: "ＮＣＨＡ" }));
    expect(ids(found)).toEqual(["sencha", "shincha"]);
    expect(found.is_near).toBeUndefined();
    expect(ids(await taken(ask(mallSearchGoods, { keyword: "sake", store_id: "leaf" })))).toEqual([]);
    expect(ids(await taken(ask(mallSearchGoods, { keyword: " " })))).toEqual([]);
  });

  it("are told whole with how they ship, and counted when looked at", async () => {
    expect(await taken(ask(goodsDetail, { store_id: "brew", goods_id: "sake" }))).toMatchObject({
      shipping: { age_limit: 20 },
    });
    expect((await ask(mallGoodsBrowse, { goods_id: "sake" })).code).toBe(Code.success);
    expect((await ask(mallGoodsBrowse, { goods_id: "old-tea" })).code).toBe(Code.productMissing);
    expect((await ask(mallGoodsBrowse, { goods_id: "tea" })).code).toBe(Code.productMissing);
  });

  it("leave the mall with their shop", async () => {
    await provider.db.update(stores).set({ left_at: NOON }).where(eq(stores.id, "brew"));
    expect(ids(await taken(ask(mallGoodList, {})))).not.toContain("sake");
    expect((await taken(ask(mallStoreIndex, {}))).shops).toHaveLength(1);
    await provider.db.update(stores).set({ left_at: null }).where(eq(stores.id, "brew"));
  });
});

describe("a shop of the mall", () => {
  it("tells how it ships", async () => {
    const { shipping, attributes } = await taken(ask(mallStoreAttr, { store_id: "leaf" }));
    expect(attributes).toHaveLength(1);
    expect(shipping.fees).toHaveLength(47);
    const english = await taken(ask(mallStoreAttr, { store_id: "leaf" }, "en"));
    expect(english.shipping.fees.at(-1)).toMatchObject({ prefecture: "沖縄県", name: "Okinawa" });
    expect(shipping).toMatchObject({ freeprice: 5_000, delivery_company: "ヤマト運輸" });
    expect(shipping.delivery_sections[0]).toEqual({ delivery_section: "am", name: "Morning" });
  });

  it("takes with others what all of them take, never cash at a register", async () => {
    expect(await taken(ask(mallStorePayList, { store_ids: ["leaf"] }))).toEqual({
      pay_list: [PayType.card, PayType.payPay, PayType.cashOnDelivery],
    });
    expect(await taken(ask(mallStorePayList, { store_ids: ["leaf", "brew"] }))).toEqual({
      pay_list: [PayType.card],
    });
  });

  it("asks for a sign-in", async () => {
    expect(await taken(ask(mallJumpType, {}))).toEqual({ jump_type: JumpType.signIn, url: null });
  });
});
