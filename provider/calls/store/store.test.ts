import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  checkStoreReg,
  companyInfo,
  getUnvToken,
  goodList,
  goodsDetail,
  jumpType,
  mealTime,
  recommendGoodsList,
  remarkTemplate,
  searchGoods,
  storeAttr,
  storeEvaluate,
  storeIndex,
  storePayList,
} from "#contract/calls/store.ts";
import { apiGoodsDetail, bentoGoodsDetail } from "#contract/calls/goods.ts";
import type { Goods } from "#contract/goods.ts";
import { categories, goods } from "#provider/db/tables/goods.ts";
import { taxRates } from "#provider/db/tables/payments.ts";
import { reviews } from "#provider/db/tables/reviews.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { NOON, tableId, words } from "#provider/testing/fixture.ts";
import { taken } from "#provider/testing/guest.ts";
import type { Reply } from "#provider/testing/provider.ts";
import { type Planted, planted } from "#provider/testing/planted.ts";
import type { Call, RequestOf, ResponseOf } from "#contract/call.ts";

let provider: Planted;
const ask = <C extends Call>(
  call: C,
  request: RequestOf<C>,
  language: "ja" | "en" = "ja",
): Promise<Reply<C>> => provider.call(call, request, { language });
const ids = (items: readonly Goods[]) => items.map(({ id }) => id);

beforeAll(async () => {
  provider = await planted();
});
afterAll(() => provider.close());

describe("a store's header", () => {
  it("tells what the store is and takes, in the language asked for", async () => {
    const store = await taken(ask(storeIndex, { store_id: "cover" }, "en"));
    expect(store).toMatchObject({
      name: "Store cover (en)",
      type: 1,
      table_id: null,
      table: null,
      is_tea_money: 1,
      tea_money: 300,
      is_open: 1,
      next_open_at: null,
      pay_list: [1, 4, 5],
      dishware: [{ dishware_id: "chopsticks", name: "Chopsticks (en)" }, { dishware_id: "fork" }],
      extra_config: {
        auto_cancel_minutes: 15,
        max_people: 10,
        tax_rates: { 1: { food: 10 }, 2: { food: 8 } },
      },
    });
  });

  it("knows the scanned table, and whether its link carries the store's signature", async () => {
    const link = tableId("diner-T1", provider.parts.signingKey);
    const signed = await taken(ask(storeIndex, { store_id: "diner", table_id: link }));
    expect(signed).toMatchObject({
      table_id: link,
      table: { table_id: "diner-T1", name: "T1", seats: 4, is_verified: 1, is_occupied: 0, people_seated: 0 },
    });
    const bare = await taken(ask(storeIndex, { store_id: "diner", table_id: "diner-T3" }));
    expect(bare.table).toMatchObject({ is_verified: 0, is_locked: 1 });
  });

  it.each([
    ["an unknown store", { store_id: "nowhere" }, 201],
    ["an unknown table", { store_id: "diner", table_id: "diner-T9" }, 202],
    ["another store's table", { store_id: "diner", table_id: "other-T1" }, 202],
    ["a forged signature", { store_id: "diner", table_id: "diner-T1.1.AAAAAAAAAAAAAA" }, 202],
  ])("is refused for %s", async (_, request, code) => {
    expect((await ask(storeIndex, request)).code).toBe(code);
  });

  it("shows the tax of the day: a rate decided now is in force from its own day on", async () => {
    const valid_from = new Date("2027-04-01T00:00:00+09:00");
    await provider.db.insert(taxRates).values({ tax_class: "food", order_type: 1, valid_from, rate: 12 });
    const rateAt = async (time: Date) => {
      provider.clock.set(time);
      const store = await taken(ask(storeIndex, { store_id: "diner" }));
      provider.clock.set(NOON);
      return store.extra_config.tax_rates[1].food;
    };
    expect(await rateAt(new Date("2027-03-31T23:59:59+09:00"))).toBe(10);
    expect(await rateAt(new Date("2027-04-01T00:00:00+09:00"))).toBe(12);
  });

  it("averages the stars that it was given", async () => {
    const review = (id: string, star: number, days: number) => ({
      id,
      store_id: "other",
      author: id,
      star,
      content: words(`Review ${id}`),
      created_at: new Date(NOON.getTime() - days * 86_400_000),
    });
    const reply = { reply: words("Thanks"), replied_at: NOON };
    await provider.db
      .insert(reviews)
      .values([review("a", 5, 2), { ...review("b", 4, 1), ...reply }, review("c", 4, 3)]);
    const store = await taken(ask(storeIndex, { store_id: "other" }));
    expect([store.rating, store.review_count]).toEqual([4.3, 3]);
    const all = await taken(ask(storeEvaluate, { store_id: "other" }, "en"));
    expect(all).toMatchObject({ average: 4.3, count: 3, stars: [0, 0, 0, 2, 1], next_cursor: null });
    expect(all.items.map(({ review_id }) => review_id)).toEqual(["b", "a", "c"]);
    expect(all.items[0]).toMatchObject({ content: "Review b (en)", reply: { content: "Thanks (en)" } });
    const five = await taken(ask(storeEvaluate, { store_id: "other", star: 5 }));
    expect(five.items.map(({ review_id }) => review_id)).toEqual(["a"]);
  });
});

describe("the menu", () => {
  it("runs through the categories in their order, without what was withdrawn or is not served here", async () => {
    const menu = await taken(ask(goodList, { store_id: "diner" }));
    expect(menu.categories).toEqual([
      { category_id: "diner-drinks", name: "Drinks", goods_count: 2 },
      { category_id: "diner-dishes", name: "Dishes", goods_count: 9 },
    ]);
    expect(ids(menu.goods)).toEqual([
      "tea",
      "beer",
      "ramen",
      "curry",
      "cake",
      "last",
      "few",
      "out",
      "course",
      "yakitori",
      "candy",
    ]);
    const outside = await taken(ask(goodList, { store_id: "diner", goods_show_type: 2 }));
    expect(ids(outside.goods)).toContain("bento");
    expect(ids(outside.goods)).not.toContain("course");
  });

  it("shows a category alone; 301 for one that the store has not", async () => {
    const drinks = await taken(ask(goodList, { store_id: "diner", category_id: "diner-drinks" }));
    expect(ids(drinks.goods)).toEqual(["tea", "beer"]);
    expect(drinks.categories).toHaveLength(2);
    expect((await ask(goodList, { store_id: "diner", category_id: "cover-dishes" })).code).toBe(301);
  });

  it("comes in pages of twenty without gaps or repeats, counts on each; a tampered cursor is 114", async () => {
    await provider.db
      .insert(categories)
      .values({ id: "other-many", store_id: "other", name: words("Many"), position: 2 });
    const dish = (index: number) => ({
      id: `many-${index}`,
      store_id: "other",
      category_id: "other-many",
      name: words(`Dish ${index}`),
      description: words(""),
      price: 100,
      show_types: [1 as const],
      position: Math.floor(index / 3),
      search_text: `dish ${index}`,
    });
    await provider.db.insert(goods).values(Array.from({ length: 50 }, (_, index) => dish(index)));
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: ResponseOf<typeof goodList> = await taken(
        ask(goodList, { store_id: "other", ...(cursor ? { cursor } : {}) }),
      );
      expect(page.categories).toHaveLength(2);
      expect(page.goods.length).toBeLessThanOrEqual(20);
      seen.push(...ids(page.goods));
      cursor = page.next_cursor;
      if (cursor !== null) {
        expect((await ask(goodList, { store_id: "other", cursor: `x${cursor}` })).code).toBe(114);
      }
    } while (cursor !== null);
    expect(seen).toHaveLength(51);
    expect(new Set(seen).size).toBe(51);
    const found = await taken(ask(searchGoods, { store_id: "other", keyword: "dish" }));
    expect(found.goods).toHaveLength(20);
    const rest = { store_id: "other", keyword: "dish", cursor: found.next_cursor ?? "" };
    expect((await taken(ask(searchGoods, rest))).goods).toHaveLength(20);
  });

  it("shows discounts, options and what is sold out; option groups come with the detail", async () => {
    const { goods: listed } = await taken(ask(goodList, { store_id: "diner" }));
    const of = (id: string) => listed.find((each) => each.id === id);
    expect(of("curry")).toMatchObject({ price: 850, totalPrice: 765, spec_type: 1 });
    expect(of("cake")).toMatchObject({ price: 400, totalPrice: 350 });
    expect(of("out")).toMatchObject({ is_sold_out: 1 });
    expect(of("ramen")).toMatchObject({ spec_type: 2, option: [], optionIds: ["hard"], addNum: 0 });
    const detail = await taken(ask(goodsDetail, { store_id: "diner", goods_id: "ramen" }, "en"));
    expect(detail).toMatchObject({ name: "Shoyu Ramen", optionIds: ["hard"] });
    expect(detail.option[1]).toMatchObject({
      group_id: "toppings",
      name: "Toppings (en)",
      is_require: 2,
      max_count: 2,
    });
  });

  it("shows goods of their store alone, and none that were withdrawn", async () => {
    const code = async (goods_id: string, store_id = "diner") =>
      (await ask(goodsDetail, { store_id, goods_id })).code;
    expect(await code("foreign")).toBe(302);
    expect(await code("gone")).toBe(302);
    expect(await code("tea", "nowhere")).toBe(201);
    for (const call of [apiGoodsDetail, bentoGoodsDetail]) {
      expect((await taken(ask(call, { goods_id: "ramen" }))).option).toHaveLength(2);
      expect((await ask(call, { goods_id: "gone" })).code).toBe(302);
    }
  });

  it.each([
    ["しょうゆ らーめん", ["ramen"]],
    ["ショウユ　ﾗｰﾒﾝ", ["ramen"]],
    ["SHOYU", ["ramen"]],
    ["shoyu udon", []],
    ["%", []],
    ["_ea", []],
    ["   ", []],
    ["gone", []],
  ])("is searched for every word of %j", async (keyword, found) => {
    const { goods: hits } = await taken(ask(searchGoods, { store_id: "diner", keyword }));
    expect(ids(hits)).toEqual(found);
  });

  it("recommends what can be had", async () => {
    const { goods: picks } = await taken(ask(recommendGoodsList, { store_id: "diner" }));
    expect(ids(picks)).toEqual(["ramen", "tea"]);
  });
});

describe("when orders are taken", () => {
  const meal = (order_type: 1 | 2, days?: number) =>
    taken(ask(mealTime, { store_id: "other", order_type, ...(days ? { days } : {}) }));

  it("follows the hours of the way of ordering; take-away times are a quarter of an hour apart", async () => {
    provider.clock.set(new Date("2026-11-21T19:12:00+09:00"));
    const evening = await meal(2);
    expect(evening).toMatchObject({ is_open: 1, last_order_time: "2026-11-21T11:00:00.000Z" });
    expect(evening.slots).toEqual([{ time: "2026-11-21T10:45:00.000Z", left: -1 }]);
    expect((await meal(2, 2)).slots).toHaveLength(37);
    expect((await meal(1)).slots).toEqual([]);
    provider.clock.set(new Date("2026-11-21T21:00:00+09:00"));
    expect(await meal(2)).toMatchObject({ is_open: 0, next_open_time: "2026-11-22T02:00:00.000Z" });
    provider.clock.set(NOON);
  });

  it("follows the hours of a public holiday of Japan", async () => {
    const monday = { weekday: 1 as const, spans: [{ open: "10:00", close: "20:00", last_order: "20:00" }] };
    const holiday = { weekday: 8 as const, spans: [{ open: "12:00", close: "15:00", last_order: "15:00" }] };
    await provider.db
      .update(stores)
      .set({ business_hours: [monday, holiday] })
      .where(eq(stores.id, "other"));
    const openAt = async (time: string) => {
      provider.clock.set(new Date(time));
      const { is_open } = await meal(1);
      provider.clock.set(NOON);
      return is_open;
    };
    // Labour Thanksgiving Day, a Monday, and the Monday after.
    expect(await openAt("2026-11-23T11:00:00+09:00")).toBe(0);
    expect(await openAt("2026-11-23T13:00:00+09:00")).toBe(1);
    expect(await openAt("2026-11-30T11:00:00+09:00")).toBe(1);
  });

  it("waits for the end of a rest that the desk began", async () => {
    const until = new Date("2026-11-30T12:30:00+09:00");
    await provider.db.update(stores).set({ paused_until: until }).where(eq(stores.id, "other"));
    provider.clock.set(new Date("2026-11-30T11:00:00+09:00"));
    expect(await meal(1)).toMatchObject({ is_open: 0, next_open_time: until.toISOString() });
    provider.clock.set(NOON);
  });
});

describe("a store's facts", () => {
  it("are told in the language asked for", async () => {
    const en = <C extends Call>(call: C, request: RequestOf<C>) => taken(ask(call, request, "en"));
    expect(await en(storePayList, { store_id: "diner", order_type: 1 })).toEqual({ pay_list: [1, 4, 5] });
    expect(await en(storePayList, { store_id: "diner", order_type: 3 })).toEqual({ pay_list: [4, 5] });
    expect(await en(remarkTemplate, { store_id: "diner" })).toEqual({
      templates: [{ template_id: "no-onion", content: "No onion (en)" }],
    });
    expect(await en(storeAttr, { store_id: "diner" })).toEqual({
      attributes: [{ name: "Seats (en)", value: "24 (en)" }],
    });
    expect(Object.keys(await en(companyInfo, { store_id: "diner" }))).toHaveLength(13);
    expect(await en(checkStoreReg, { store_id: "diner" })).toEqual({ is_room: 1, is_reg: 2 });
  });

  it("say where someone without a session belongs", async () => {
    expect(await taken(ask(jumpType, { store_id: "diner" }))).toEqual({
      jump_type: 2,
      url: null,
    });
    expect(await taken(ask(jumpType, { store_id: "other" }))).toEqual({
      jump_type: 1,
      url: null,
    });
    expect(await taken(ask(jumpType, {}))).toEqual({ jump_type: 1, url: null });
  });

  it("let anyone listen to the store's public channel", async () => {
    const listening = await taken(ask(getUnvToken, { store_id: "diner" }));
    expect(listening.channel).toBe("store-diner");
    expect(listening.token).not.toBe("");
  });

  it("are 201 for a store that does not exist", async () => {
    const store_id = "nowhere";
    const order_type = 1 as const;
    const calls: [Call, object][] = [
      [goodList, { store_id }],
      [searchGoods, { store_id, keyword: "tea" }],
      [recommendGoodsList, { store_id }],
      [storeEvaluate, { store_id }],
      [mealTime, { store_id, order_type }],
      [storePayList, { store_id, order_type }],
      [remarkTemplate, { store_id }],
      [storeAttr, { store_id }],
      [companyInfo, { store_id }],
      [getUnvToken, { store_id }],
      [jumpType, { store_id }],
      [checkStoreReg, { store_id }],
    ];
    for (const [call, request] of calls) {
      expect([call.path, (await ask(call, request)).code]).toEqual([call.path, 201]);
    }
  });
});
