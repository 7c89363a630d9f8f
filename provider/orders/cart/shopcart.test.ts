import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  addShopCart,
  addShopCartAll,
  clearOutTimeShopCart,
  clearShopCart,
  shopCartList,
  subShopCart,
  updateShopCartTime,
} from "#contract/calls/shopcart.ts";
import * as Code from "#contract/codes.ts";
import { GoodsShowType } from "#contract/enumerations.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Guest, guest, type Planted, planted, taken } from "#provider/testing/guest.ts";

let provider: Planted;
let one: Guest;
const store_id = "diner";
const tea = { store_id, goods_id: "tea", option_value: [], number: 2 };
const ramen = { store_id, goods_id: "ramen", option_value: ["hard", "egg"], number: 1 };

beforeAll(async () => {
  provider = await planted();
});
beforeEach(async () => {
  one = await guest(provider);
  await provider.setStock("few", 5);
});
afterAll(() => provider.close());

const add = (request: object) => {
  provider.clock.advance(1000);
  return one.send(addShopCart, { ...tea, ...request });
};
const cart = () => taken(one.send(shopCartList, { store_id }));

describe("the server's cart", () => {
  it("grows an identical line, whatever the order of its options, and adds a line for others", async () => {
    await taken(add(tea));
    await taken(add(ramen));
    await taken(add({ ...ramen, option_value: ["egg", "hard"] }));
    await taken(add({ ...ramen, option_value: ["soft"] }));
    const { shop_cart, total_count, total_price } = await cart();
    expect(shop_cart.map(({ goods_id, goods_num, price }) => [goods_id, goods_num, price])).toEqual([
      ["tea", 2, 300],
      ["ramen", 2, 1000],
      ["ramen", 1, 900],
    ]);
    expect([total_count, total_price]).toEqual([5, 3500]);
    expect(shop_cart[1]).toMatchObject({
      option_name: "Noodles: hard / Toppings: egg",
      goods_detail: { addNum: 3 },
    });
  });

  it("is added to by ten taps at once, each counted", async () => {
    await Promise.all(Array.from({ length: 10 }, () => taken(add({ number: 1 }))));
    expect(await cart()).toMatchObject({ shop_cart: [{ goods_num: 10 }], total_count: 10 });
  });

  it("takes many lines at once, all or none", async () => {
    const lines = [tea, { ...ramen, option_value: ["gold"] }];
    expect((await one.send(addShopCartAll, { store_id, lines })).code).toBe(Code.productMissing);
    expect((await cart()).shop_cart).toEqual([]);
    await taken(one.send(addShopCartAll, { store_id, lines: [tea, ramen] }));
    expect((await cart()).total_count).toBe(3);
  });

  it.each([
    ["unknown goods", { goods_id: "nothing" }, 302],
    ["goods of another store", { goods_id: "foreign" }, 302],
    ["sold-out goods", { goods_id: "out" }, 303],
    ["an unknown store", { store_id: "nowhere" }, 201],
    ["fewer than one piece", { number: -1 }, 114],
  ])("refuses %s", async (_, request, code) => {
    expect((await add(request)).code).toBe(code);
  });

  it("refuses more than there are, what it holds already counted", async () => {
    await taken(add({ goods_id: "few", number: 3 }));
    expect(await add({ goods_id: "few", number: 3 })).toMatchObject({
      code: Code.stockShort,
      data: { lines: [{ left: 5 }] },
    });
    expect((await cart()).total_count).toBe(3);
  });

  it("names the lines whose options are no more, before others of their goods can be added", async () => {
    await taken(add(tea));
    await taken(add(ramen));
    const [row] = await provider.db.select().from(goods).where(eq(goods.id, "ramen"));
    const without = row?.option_groups.map((group) => ({
      ...group,
      options: group.options.filter(({ option_id }) => option_id !== "egg"),
    }));
    await provider.db.update(goods).set({ option_groups: without }).where(eq(goods.id, "ramen"));
    const soft = { ...ramen, option_value: ["soft"] };
    const named = {
      code: Code.multiSpecGoodsRemoved,
      data: { lines: [{ goods_id: "ramen", option_value: ["hard", "egg"] }] },
    };
    expect(await add(soft)).toMatchObject(named);
    expect(await one.send(addShopCartAll, { store_id, lines: [soft] })).toMatchObject(named);
    expect((await add(tea)).code).toBe(Code.success);
    const old = (await cart()).shop_cart.find(({ goods_id }) => goods_id === "ramen");
    await taken(one.send(subShopCart, { store_id, id: old?.id ?? "", number: 1 }));
    expect((await add(soft)).code).toBe(Code.success);
    await provider.db.update(goods).set({ option_groups: row?.option_groups }).where(eq(goods.id, "ramen"));
  });

  it("loses pieces, a line without pieces, or everything", async () => {
    await taken(add(tea));
    await taken(add(ramen));
    const [first] = (await cart()).shop_cart;
    const id = first?.id ?? "";
    const sub = (number: number) => one.send(subShopCart, { store_id, id, number });
    expect((await taken(sub(1))).total_count).toBe(2);
    expect((await taken(sub(5))).shop_cart).toHaveLength(1);
    expect((await sub(1)).code).toBe(Code.productMissing);
    expect((await taken(one.send(clearShopCart, { store_id }))).shop_cart).toEqual([]);
  });

  it("is the member's own", async () => {
    const { shop_cart } = await taken(add(tea));
    const two = await guest(provider);
    const id = shop_cart[0]?.id ?? "";
    expect((await two.send(subShopCart, { store_id, id, number: 1 })).code).toBe(Code.productMissing);
    await taken(two.send(clearShopCart, { store_id }));
    expect((await cart()).total_count).toBe(2);
    for (const call of [shopCartList, clearShopCart, clearOutTimeShopCart]) {
      expect((await provider.call(call, { store_id })).code).toBe(Code.notSignedIn);
    }
  });

  it("is cleared of what can no longer be had, and says which lines went", async () => {
    await taken(one.send(addShopCartAll, { store_id, lines: [tea, { ...tea, goods_id: "cake" }] }));
    const withdraw = (is_withdrawn: boolean) =>
      provider.db.update(goods).set({ is_withdrawn }).where(eq(goods.id, "cake"));
    const gone = (await cart()).shop_cart.find(({ goods_id }) => goods_id === "cake")?.id;
    await withdraw(true);
    const cleared = await taken(one.send(clearOutTimeShopCart, { store_id }));
    await withdraw(false);
    expect(cleared.removed).toEqual([gone]);
    expect(cleared.shop_cart.map(({ goods_id }) => goods_id)).toEqual(["tea"]);
  });

  it("is kept for a time at which the store takes orders", async () => {
    await taken(add({ goods_show_type: GoodsShowType.offPremises }));
    const keep = (meal_time: string) =>
      one.send(updateShopCartTime, { store_id, goods_show_type: GoodsShowType.offPremises, meal_time });
    expect((await keep("2026-11-22T12:00:00+09:00")).code).toBe(Code.success);
    expect((await keep("2026-11-22T21:00:00+09:00")).code).toBe(Code.outsideAppointmentTime);
    expect((await keep(new Date(NOON.getTime() - 1).toISOString())).code).toBe(Code.outsideAppointmentTime);
  });
});
