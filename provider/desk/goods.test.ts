import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { goodsDetail } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { outbox } from "#provider/db/tables/messages.ts";
import { deskOf, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";

let provider: Planted;
let desk: StaffedDesk;
let one: Guest;

beforeAll(async () => {
  provider = await planted();
  desk = await deskOf(provider);
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

describe("the goods", () => {
  const isSoldOut = async () =>
    (await taken(one.send(goodsDetail, { store_id: "diner", goods_id: "curry" }))).is_sold_out;

  it("are marked as sold out and sold again, and the guests' menus are told", async () => {
    await signals();
    await desk.press("/goods/curry/sold_out");
    expect(await signals()).toEqual([{ store_id: "diner", signal: "menu_changed" }]);
    expect(await isSoldOut()).toBe(1);
    expect((await one.order([line({ goods_id: "curry", price: 765 })])).code).toBe(Code.soldOut);
    await desk.press("/goods/curry/back");
    expect(await signals()).toEqual([{ store_id: "diner", signal: "menu_changed" }]);
    expect(await isSoldOut()).toBe(0);
  });

  it("stand in the menu's order, without what the store has withdrawn", async () => {
    const page = await desk.page("/goods");
    const ids = [...page.matchAll(/data-key="goods-([^"]+)"/g)].map(([, id]) => id);
    expect(ids.slice(0, 4)).toEqual(["tea", "beer", "ramen", "curry"]);
    expect(ids).toContain("out");
    expect(ids).not.toContain("gone");
  });

  it("of another store are left alone", async () => {
    await desk.press("/goods/foreign/sold_out");
    expect(await (await deskOf(provider, "other")).page("/goods")).toContain("/goods/foreign/sold_out");
  });

  it("are found by a name in any language, and the search is kept", async () => {
    const page = await desk.page("/goods?q=shoyu");
    expect(page).toContain("しょうゆラーメン");
    expect(page).not.toContain("/goods/tea/");
    expect(await desk.page("/goods?q=%25")).toContain("該当する商品はありません");
    const { headers } = await desk.post(
      "/desk/diner/goods/ramen/sold_out",
      { q: "醤油 & co" },
      { cookie: desk.cookie },
    );
    expect(headers.get("location")).toBe(`/desk/diner/goods?q=${encodeURIComponent("醤油 & co")}`);
  });
});
