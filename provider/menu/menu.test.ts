import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Call, RequestOf, ResponseOf } from "#contract/call.ts";
import { apiGoodsDetail, bentoGoodsDetail } from "#contract/calls/goods.ts";
import { goodList, goodsDetail, recommendGoodsList, searchGoods } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { GoodsShowType, OptionNeed, SpecType } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import { categories, goods } from "#provider/db/tables/goods.ts";
import { updateGoodsSearch } from "#provider/search/updateGoods.ts";
import { words } from "#provider/testing/fixture.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";
import type { Reply } from "#provider/testing/provider.ts";

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
    const outside = await taken(
      ask(goodList, { store_id: "diner", goods_show_type: GoodsShowType.offPremises }),
    );
    expect(ids(outside.goods)).toContain("bento");
    expect(ids(outside.goods)).not.toContain("course");
  });

  it("shows a category alone; 301 for one that the store has not", async () => {
    const drinks = await taken(ask(goodList, { store_id: "diner", category_id: "diner-drinks" }));
    expect(ids(drinks.goods)).toEqual(["tea", "beer"]);
    expect(drinks.categories).toHaveLength(2);
    expect((await ask(goodList, { store_id: "diner", category_id: "cover-dishes" })).code).toBe(
      Code.productTypeMissing,
    );
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
    });
    await provider.db.insert(goods).values(Array.from({ length: 50 }, (_, index) => dish(index)));
    await updateGoodsSearch(provider.db);
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
    } while (cursor !== null);
    expect(seen).toHaveLength(51);
    expect(new Set(seen).size).toBe(51);
    const found = await taken(ask(searchGoods, { store_id: "other", keyword: "dish" }));
    expect(found.goods).toHaveLength(20);
    const rest = { store_id: "other", keyword: "dish", cursor: found.next_cursor ?? "" };
    const tampered = { store_id: "other", cursor: `x${rest.cursor}` };
    expect((await ask(goodList, tampered)).code).toBe(Code.missingParameter);
    expect((await taken(ask(searchGoods, rest))).goods).toHaveLength(20);
  });

  it("shows discounts, options and what is sold out; option groups come with the detail", async () => {
    const { goods: listed } = await taken(ask(goodList, { store_id: "diner" }));
    const of = (id: string) => listed.find((each) => each.id === id);
    expect(of("curry")).toMatchObject({ price: 850, totalPrice: 765, spec_type: SpecType.plain });
    expect(of("cake")).toMatchObject({ price: 400, totalPrice: 350 });
    expect(of("out")).toMatchObject({ is_sold_out: 1 });
    expect(of("ramen")).toMatchObject({
      spec_type: SpecType.options,
      option: [],
      optionIds: ["hard"],
      addNum: 0,
    });
    const detail = await taken(ask(goodsDetail, { store_id: "diner", goods_id: "ramen" }, "en"));
    expect(detail).toMatchObject({ name: "Shoyu Ramen", optionIds: ["hard"] });
    expect(detail.option[1]).toMatchObject({
      group_id: "toppings",
      name: "Toppings (en)",
      is_require: OptionNeed.optional,
      max_count: 2,
    });
  });

  it("shows goods of their store alone, and none that were withdrawn", async () => {
    const code = async (goods_id: string, store_id = "diner") =>
      (await ask(goodsDetail, { store_id, goods_id })).code;
    expect(await code("foreign")).toBe(Code.productMissing);
    expect(await code("gone")).toBe(Code.productMissing);
    expect(await code("tea", "nowhere")).toBe(Code.storeMissing);
    for (const call of [apiGoodsDetail, bentoGoodsDetail]) {
      expect((await taken(ask(call, { goods_id: "ramen" }))).option).toHaveLength(2);
      expect((await ask(call, { goods_id: "gone" })).code).toBe(Code.productMissing);
    }
  });

  it.each([
    ["しょうゆ らーめん", ["ramen"]],
    ["ショウユ　ﾗｰﾒﾝ", ["ramen"]],
    ["SHOYU", ["ramen"]],
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
