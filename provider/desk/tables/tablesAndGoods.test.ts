import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { orderDetails } from "#contract/calls/order.ts";
import { goodsDetail, storeIndex } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { outbox } from "#provider/db/tables/messages.ts";
import { deskOf, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";

const tea = line({ goods_id: "tea", price: 300 });
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

const tableOf = async () =>
  (await taken(one.send(storeIndex, { store_id: "diner", table_id: one.link }))).table;
const signals = async () => {
  const rows = await provider.db.select().from(outbox);
  await provider.db.delete(outbox);
  return rows.filter(({ channel }) => channel === "store-diner").map(({ payload }) => payload);
};

describe("the buttons of a table", () => {
  it("stop ordering there, and let it go on", async () => {
    await signals();
    expect(await desk.press("/tables/diner-T1/lock")).toBe("");
    expect(await signals()).toEqual([{ store_id: "diner", signal: "table_changed" }]);
    expect(await tableOf()).toMatchObject({ is_locked: 1 });
    expect((await one.order([tea])).code).not.toBe(Code.success);
    expect(await desk.press("/tables/diner-T1/unlock")).toBe("");
    expect(await tableOf()).toMatchObject({ is_locked: 0 });
    expect((await one.order([tea])).code).toBe(Code.success);
  });

  it("free it for the next party, once nothing is left to settle", async () => {
    const { order_no } = await taken(one.order([tea], { people: 2 }));
    expect(await desk.page()).toContain("/tables/diner-T1/free");
    expect(await desk.press("/tables/diner-T1/free")).toBe("open_orders");
    expect(await desk.page("?said=open_orders")).toContain("お会計の済んでいない注文があります。");
    for (const action of ["accept", "complete", "pay_cash"])
      await desk.press(`/orders/${order_no}/${action}`);
    expect(await desk.press("/tables/diner-T1/free")).toBe("");
    expect(await tableOf()).toMatchObject({ is_occupied: 0, people_seated: 0 });
    expect(await desk.page()).not.toContain("/tables/diner-T1/free");
  });

  it("free it and close what was served and paid, in cash before it was served too, and nothing else", async () => {
    const statusOf = async (order_no: string) =>
      (await taken(one.send(orderDetails, { order_no }))).order_status;
    const press = async (order_no: string, ...actions: readonly string[]) => {
      for (const action of actions) await desk.press(`/orders/${order_no}/${action}`);
    };
    const { order_no: paidFirst } = await taken(one.order([tea], { people: 2 }));
    await press(paidFirst, "accept", "pay_cash", "complete");
    const { order_no: unpaid } = await taken(one.order([tea], { people: 0 }));
    await press(unpaid, "accept", "complete");
    // The money is not there: nobody has left yet.
    expect(await desk.press("/tables/diner-T1/free")).toBe("open_orders");
    expect([await statusOf(paidFirst), await statusOf(unpaid)]).toEqual([2, 2]);
    await press(unpaid, "pay_cash");
    expect(await desk.press("/tables/diner-T1/free")).toBe("");
    expect([await statusOf(paidFirst), await statusOf(unpaid)]).toEqual([3, 3]);
    expect(await tableOf()).toMatchObject({ is_occupied: 0 });
  });

  it("do nothing at another store's table, nor what a table has no button for", async () => {
    expect(await desk.press("/tables/other-T1/lock")).toBe("refused");
    expect(await desk.press("/tables/nowhere/lock")).toBe("refused");
    expect(await desk.press("/tables/diner-T1/burn")).toBe("refused");
    expect(await (await deskOf(provider, "other")).page()).toContain("/tables/other-T1/lock");
  });
});

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
