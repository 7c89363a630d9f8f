import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  mallAddShopCart,
  mallClearShopCart,
  mallDelShopCart,
  mallShopCartList,
  mallSubShopCart,
} from "#contract/calls/mallShopcart.ts";
import * as Code from "#contract/codes.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { mergeVisitor } from "#provider/members/mergeVisitor.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Guest, guest, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { plantMall } from "#provider/testing/mallFixture.ts";

let provider: Planted;
let one: Guest;

beforeAll(async () => {
  provider = await planted();
  await plantMall(provider.db);
});
beforeEach(async () => {
  provider.clock.set(NOON);
  one = await guest(provider);
});
afterAll(() => provider.close());

const change = (goods_id: string, changes: Partial<typeof goods.$inferInsert>) =>
  provider.db.update(goods).set(changes).where(eq(goods.id, goods_id));
const add = (goods_id: string, number = 1, option_value: string[] = [], by = one) => {
  provider.clock.advance(1_000);
  return by.send(mallAddShopCart, { goods_id, number, option_value });
};
const cart = (by = one) => taken(by.send(mallShopCartList, {}));
const told = async (by = one) => {
  const { problems, shop_cart, total_price } = await cart(by);
  const lines = shop_cart.map(({ goods_id, goods_num }) => [goods_id, goods_num]);
  return { lines, total_price, problems: problems.map(({ goods_id, reason }) => [goods_id, reason]) };
};

describe("the mall's cart", () => {
  it("holds what is sold by several shops, shop by shop", async () => {
    await taken(add("sencha", 2));
    await taken(add("sake"));
    await taken(add("matcha", 1, ["large"]));
    const held = await taken(add("sencha"));
    expect(held).toMatchObject({ total_count: 5, total_price: 3 * 1_000 + 3_000 + 2_500, problems: [] });
    expect(held.shop_cart.map(({ goods_id, goods_num }) => [goods_id, goods_num])).toEqual([
      ["sencha", 3],
      ["sake", 1],
      ["matcha", 1],
    ]);
    expect(held.shop_cart[2]).toMatchObject({ option_name: "Size: Large", price: 2_500 });
    const [leaf, brew] = held.shops;
    expect(leaf).toMatchObject({ store_id: "leaf", goods_subtotal: 5_500, missing_for_free: 0 });
    expect(brew).toMatchObject({ store_id: "brew", goods_subtotal: 3_000, missing_for_free: 2_000 });
    expect(leaf?.line_ids).toEqual([held.shop_cart[0]?.id, held.shop_cart[2]?.id]);
  });

  it("is one for all devices, which change it at once without losing a piece", async () => {
    const { session } = one;
    const devices = [0, 1].map(() => ({
      add: (number: number) =>
        provider.call(mallAddShopCart, { goods_id: "sencha", option_value: [], number }, { session }),
    }));
    await Promise.all(
      Array.from({ length: 20 }, (_, tap) => taken(devices[tap % 2]?.add(1) ?? add("sencha"))),
    );
    const { shop_cart, total_count } = await cart();
    expect([shop_cart.length, total_count]).toEqual([1, 20]);
    const id = shop_cart[0]?.id ?? "";
    const less = () => provider.call(mallSubShopCart, { id, number: 1 }, { session });
    await Promise.all([...Array.from({ length: 9 }, less), devices[1]?.add(1)]);
    expect((await cart()).total_count).toBe(12);
    await taken(one.send(mallSubShopCart, { id, number: 50 }));
    expect((await one.send(mallSubShopCart, { id, number: 1 })).code).toBe(Code.productMissing);
  });

  it("takes no more than there is, and says how much that is", async () => {
    await taken(add("hojicha", 18));
    const refused = await add("hojicha", 3);
    expect(refused).toMatchObject({
      code: Code.stockShort,
      data: { lines: [{ goods_id: "hojicha", reason: "short", left: 20 }] },
    });
    await taken(add("hojicha", 2));
    expect((await add("hojicha", 10_000)).code).toBe(Code.missingParameter);
    expect((await cart()).total_count).toBe(20);
  });

  it("refuses what is not sold in the mall, and options that goods do not have", async () => {
    for (const goods_id of ["old-tea", "tea", "cup-of-tea", "nothing"])
      expect((await add(goods_id)).code).toBe(Code.productMissing);
    expect((await add("matcha")).code).toBe(Code.productMissing);
    await change("shincha", { stock: 0 });
    expect((await add("shincha")).code).toBe(Code.soldOut);
    await change("shincha", { stock: 1 });
  });

  it("tells what became of its lines, and counts no goods that cannot be had", async () => {
    await taken(add("sencha"));
    await taken(add("hojicha", 5));
    await taken(add("matcha", 1, ["small"]));
    await taken(add("leaf-cake"));
    await taken(add("amazake"));
    await change("sencha", { price: 1_100 });
    await change("hojicha", { stock: 3 });
    await change("matcha", { option_groups: [] });
    await change("leaf-cake", { is_sold_out: true });
    await change("amazake", { is_withdrawn: true });
    const { problems, total_price } = await told();
    expect(problems).toEqual([
      ["sencha", "price_changed"],
      ["hojicha", "short"],
      ["matcha", "options_changed"],
      ["leaf-cake", "sold_out"],
      ["amazake", "gone"],
    ]);
    expect(total_price).toBe(1_100 + 5 * 400);
    expect((await cart()).shop_cart[0]).toMatchObject({ price: 1_100, price_seen: 1_000 });
    // Whoever adds it again has seen today's price.
    await taken(add("sencha"));
    expect((await told()).problems.map(([goods_id]) => goods_id)).not.toContain("sencha");
    await change("sencha", { price: 1_000 });
    await change("hojicha", { stock: 20 });
    await change("leaf-cake", { is_sold_out: false });
    await change("amazake", { is_withdrawn: false });
    await provider.db.update(stores).set({ left_at: NOON }).where(eq(stores.id, "brew"));
    expect((await told()).problems).toContainEqual(["amazake", "gone"]);
    await provider.db.update(stores).set({ left_at: null }).where(eq(stores.id, "brew"));
  });

  it("loses lines that are removed, twice or not, and one shop's or all", async () => {
    await taken(add("sencha"));
    await taken(add("amazake"));
    await taken(add("leaf-cake"));
    const { shop_cart } = await cart();
    const ids = [shop_cart[0]?.id ?? "", "gone-already"];
    await taken(one.send(mallDelShopCart, { ids }));
    await taken(one.send(mallDelShopCart, { ids }));
    expect((await told()).lines).toEqual([
      ["amazake", 1],
      ["leaf-cake", 1],
    ]);
    await taken(one.send(mallClearShopCart, { of_store: "brew" }));
    expect((await told()).lines).toEqual([["leaf-cake", 1]]);
    expect((await one.send(mallClearShopCart, { of_store: "nowhere" })).code).toBe(Code.storeMissing);
    expect(await taken(one.send(mallClearShopCart, {}))).toMatchObject({
      shop_cart: [],
      shops: [],
      total_price: 0,
    });
  });

  it("of a visitor becomes the member's at the sign-in, with the prices that were seen", async () => {
    const member = await guest(provider);
    await taken(add("hojicha", 2, [], member));
    await taken(add("hojicha", 3));
    await taken(add("sencha"));
    await change("sencha", { price: 1_200 });
    await provider.db.transaction((db) => mergeVisitor(db, { from: one.uid, to: member.uid }, NOON));
    const { lines, problems } = await told(member);
    expect(lines).toEqual([
      ["hojicha", 5],
      ["sencha", 1],
    ]);
    expect(problems).toEqual([["sencha", "price_changed"]]);
    await change("sencha", { price: 1_000 });
  });

  it("of one customer is nobody else's", async () => {
    await taken(add("sencha"));
    const id = (await cart()).shop_cart[0]?.id ?? "";
    const other = await guest(provider);
    expect((await other.send(mallSubShopCart, { id, number: 1 })).code).toBe(Code.productMissing);
    await taken(other.send(mallDelShopCart, { ids: [id] }));
    await taken(other.send(mallClearShopCart, {}));
    expect((await cart()).total_count).toBe(1);
  });
});
