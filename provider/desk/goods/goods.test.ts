import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { countGoods, listGoods, markGoods } from "#contract/calls/desk/goods.ts";
import { goodsDetail } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { outbox } from "#provider/db/tables/messages.ts";
import { type BoardDesk, boardDesk } from "#provider/testing/deskVisit.ts";
import { type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";

const store_id = "diner";
let provider: Planted;
let desk: BoardDesk;
let one: Guest;

beforeAll(async () => {
  provider = await planted();
  desk = await boardDesk(provider);
});
beforeEach(async () => {
  await provider.freeTables();
  one = await guest(provider);
});
afterAll(() => provider.close());

const signals = async () => {
  const rows = await provider.db.select().from(outbox);
  await provider.db.delete(outbox);
  return rows.filter(({ channel }) => channel === "store-diner").map(({ payload }) => payload);
};
const mark = (goods_id: string, is_sold_out: boolean) =>
  desk.send(markGoods, { store_id, goods_id, mark: is_sold_out ? "until_opening" : "sold" });
const found = async (words = "") => (await desk.given(listGoods, { store_id, words })).goods;

describe("the goods", () => {
  const isSoldOut = async () =>
    (await taken(one.send(goodsDetail, { store_id, goods_id: "curry" }))).is_sold_out;

  it("are marked as sold out and sold again, and the guests' menus are told", async () => {
    await signals();
    await mark("curry", true);
    expect(await signals()).toEqual([{ store_id, signal: "menu_changed" }]);
    expect(await isSoldOut()).toBe(1);
    expect((await one.order([line({ goods_id: "curry", price: 765 })])).code).toBe(Code.soldOut);
    expect(await found("curry")).toMatchObject([
      { goods_id: "curry", is_sold_out: true, sold_out_until: expect.any(String) },
    ]);
    await mark("curry", false);
    expect(await signals()).toEqual([{ store_id, signal: "menu_changed" }]);
    expect(await isSoldOut()).toBe(0);
  });

  it("stand in the menu's order, without what the store has withdrawn", async () => {
    const ids = (await found()).map(({ goods_id }) => goods_id);
    expect(ids.slice(0, 4)).toEqual(["tea", "beer", "ramen", "curry"]);
    expect(ids).toContain("out");
    expect(ids).not.toContain("gone");
  });

  it("say how many are left, where that is counted", async () => {
    await provider.setStock("curry", 3);
    expect(await found("curry")).toMatchObject([{ left: 3 }]);
    await provider.setStock("curry", -1);
    expect(await found("curry")).toMatchObject([{ left: null }]);
  });

  it("are sold by number once somebody says how many are left, and orders and colleagues are not written over", async () => {
    const counted = { store_id, goods_id: "curry" };
    await desk.given(countGoods, { ...counted, seen: null, left: 2 });
    expect(await found("curry")).toMatchObject([{ left: 2 }]);
    await signals();
    expect((await one.order([line({ goods_id: "curry", price: 765 })])).code).toBe(Code.success);
    expect(await desk.send(countGoods, { ...counted, seen: 2, left: 10 })).toBe("changed");
    await signals();
    await desk.given(countGoods, { ...counted, seen: 1, left: 0 });
    expect(await signals()).toEqual([{ store_id, signal: "menu_changed" }]);
    expect(await isSoldOut()).toBe(1);
    await desk.given(countGoods, { ...counted, seen: 1, left: 0 });
    await desk.given(countGoods, { ...counted, seen: 0, left: null });
    expect(await found("curry")).toMatchObject([{ left: null }]);
    expect(await desk.send(countGoods, { store_id, goods_id: "foreign", seen: null, left: 1 })).toBe("gone");
    expect(await desk.send(countGoods, { ...counted, seen: null, left: -1 })).toBe("malformed");
  });

  it("of another store are left alone", async () => {
    expect(await mark("foreign", true)).toBe("gone");
    const { goods } = await desk.given(listGoods, { store_id: "other" });
    expect(goods.find(({ goods_id }) => goods_id === "foreign")).toMatchObject({ is_sold_out: false });
    const waiter = await desk.as("floor");
    expect(await desk.send(listGoods, { store_id: "nowhere" }, waiter)).toBe("forbidden");
  });

  it("are found by a name in any language, and nothing else is", async () => {
    expect((await found("shoyu")).map(({ name }) => name)).toEqual(["しょうゆラーメン"]);
    expect(await found("%")).toEqual([]);
  });

  it("are found at the page's address of former times, with what was searched for", async () => {
    const { headers, status } = await desk.get(`/desk/diner/goods?q=${encodeURIComponent("醤油 & co")}`, {
      cookie: desk.cookie,
    });
    expect([status, headers.get("location")]).toEqual([
      302,
      `/desk/goods/diner?q=${encodeURIComponent("醤油 & co")}`,
    ]);
  });
});
