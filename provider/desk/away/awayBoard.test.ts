import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { orders } from "#provider/db/tables/orders.ts";
import { type AwayGuest, awayGuest, openAway } from "#provider/testing/awayGuest.ts";
import { deskOf, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { line, taken } from "#provider/testing/guest.ts";
import { type Planted, planted } from "#provider/testing/planted.ts";

const tea = line({ goods_id: "tea", price: 300 });
const ONE = "2026-11-21T04:00:00.000Z";
let provider: Planted;
let desk: StaffedDesk;
let one: AwayGuest;

beforeAll(async () => {
  provider = await planted();
  await openAway(provider);
  desk = await deskOf(provider);
});
beforeEach(async () => {
  provider.clock.set(NOON);
  await provider.db.update(orders).set({ order_status: 3, settled_at: null, cancelled_at: null });
  one = await awayGuest(provider);
});
afterAll(() => provider.close());

const place = async (changes = {}) =>
  (await taken(one.collect([tea], { mealTime: ONE, ...changes }))).order_no;
const press = (order_no: string, action: string, fields = {}) =>
  desk.press(`/orders/${order_no}/${action}`, fields);

describe("the board", () => {
  const shown = async () =>
    [...(await desk.page()).matchAll(/data-key="order-(\d+[^"]*)"/g)].map(([, order_no]) => order_no);

  it("shows what is due next before what is due later, and what is ready after that", async () => {
    const late = await place({ mealTime: "2026-11-21T09:00:00.000Z" });
    const soon = await place();
    const tomorrow = await place({ mealTime: "2026-11-22T04:00:00.000Z" });
    expect(await shown()).toEqual([soon, late, tomorrow]);
    expect(await desk.page()).toContain("<b>11/22(日) 13:00</b>");
    for (const order_no of [late, soon, tomorrow]) await press(order_no, "accept");
    expect(await shown()).toEqual([soon, late, tomorrow]);
    await press(soon, "ready");
    expect(await shown()).toEqual([late, tomorrow, soon]);
  });

  it("marks what is late, until it waits at the counter", async () => {
    const order_no = await place();
    await press(order_no, "accept");
    provider.clock.set(new Date(ONE));
    expect(await desk.page()).toMatch(/data-late="true"[^]*予定時刻を過ぎています/);
    await press(order_no, "ready");
    expect(await desk.page()).toContain('data-late="false"');
  });

  it("can be had by the way of ordering, each with what waits there", async () => {
    await place();
    const page = await desk.page();
    for (const mode of ["all", "1", "2", "3"]) expect(page).toContain(`name="mode" value="${mode}"`);
    expect(page.replaceAll(/\s+/g, " ")).toContain("お持ち帰り <small>1</small> <mark>受付待ち 1</mark>");
    const other = await deskOf(provider, "cover");
    expect(await other.page()).not.toContain('name="mode"');
  });
});
