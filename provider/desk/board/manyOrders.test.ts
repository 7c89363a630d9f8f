import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderDetails } from "#contract/calls/order.ts";
import { OrderStatus, OrderType, PayStatus } from "#contract/enumerations.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { deskOf, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";

const MANY = 2_000;
const PAGE = 100;
const tea = line({ goods_id: "tea", price: 300 });
let provider: Planted;
let desk: StaffedDesk;
let one: Guest;
let first: string;

beforeAll(async () => {
  provider = await planted();
  one = await guest(provider);
  first = (await taken(one.order([tea]))).order_no;
  // Each placed a second after the one before; every tenth is to take away.
  await provider.db.execute(sql`insert into orders (order_no, uid, store_id, order_type, call_number, bill, total, placed_at, pay_type)
    select 'many-' || lpad(n::text, 4, '0'), uid, store_id, case when n % 10 = 0 then 2 else 1 end, n::text, bill, total,
      placed_at + n * interval '1 second', 1
    from orders, generate_series(1, ${MANY - 1}) n where order_no = ${first}`);
  await provider.db
    .update(stores)
    .set({ order_types: [OrderType.dineIn, OrderType.takeAway] })
    .where(eq(stores.id, "diner"));
  desk = await deskOf(provider);
  provider.clock.set(new Date(NOON.getTime() + 3_600_000));
}, 60_000);
afterAll(() => provider.close());

const shown = (page: string) =>
  [...page.matchAll(/<li[^>]*data-key="order-([^"]+)"/g)].map(([, order_no]) => order_no);
const waiting = (page: string) => /data-key="orders" data-rings="(\d+)"/.exec(page)?.[1];
const press = (order_no: string, action: string, page = "") =>
  desk.post(
    `/desk/diner/orders/${order_no}/${action}`,
    {},
    { cookie: desk.cookie, headers: { referer: `http://provider.test/desk/diner${page}` } },
  );

describe("a board of 2,000 open orders", () => {
  it("hides none: it counts all, shows the oldest first, and leads from page to page through every one", async () => {
    const seen: (string | undefined)[] = [];
    let path = "";
    for (;;) {
      const page = await desk.page(path);
      expect(waiting(page)).toBe(String(MANY));
      expect(page).toContain(`<title>(${MANY}) Store diner`);
      seen.push(...shown(page));
      const next = /href="\/desk\/diner([^"]*)" data-key="page-below-\d+">次のページ/.exec(page)?.[1];
      if (next === undefined) break;
      path = next.replaceAll("&amp;", "&");
    }
    expect(seen).toHaveLength(MANY);
    expect(new Set(seen).size).toBe(MANY);
    expect(seen[0]).toBe(first);
    expect(seen.slice(1)).toEqual(seen.slice(1).toSorted());
    expect(await desk.page()).toContain(`1–${PAGE} / ${MANY}`);
    expect(shown(await desk.page("?page=99"))).toEqual(seen.slice(-PAGE));
  });

  it("shows of one way of ordering all pages, too, and says how many wait in each", async () => {
    const page = await desk.page("?mode=2");
    expect(page).toContain(`/ ${(MANY - 10) / 10}`);
    expect(shown(page)).toHaveLength(PAGE);
    expect(shown(page).every((order_no) => order_no?.endsWith("0"))).toBe(true);
    expect(page).toMatch(/data-key="mode-1"[^]*?<small>1801<\/small>/);
  });

  it("tells who looks at a later page of what comes, and leads them back there after a button", async () => {
    const { body } = await desk.get("/desk/diner/events?page=3", { cookie: desk.cookie });
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    const told = (await reader?.read())?.value ?? "";
    expect(told).toContain(`201–300 / ${MANY}`);
    await reader?.cancel();
    const answer = await press("many-0001", "accept", "?page=3");
    expect(answer.headers.get("location")).toBe("/desk/diner?page=3");
    expect(waiting(await desk.page())).toBe(String(MANY - 1));
  });

  it("has what was added to the last order on its first page", async () => {
    await press(first, "accept");
    expect(shown(await desk.page()).includes(first)).toBe(false);
    await taken(one.add(first, [tea]));
    expect(shown(await desk.page())[0]).toBe(first);
  });

  it("is read quickly enough to be looked at every second", async () => {
    const began = performance.now();
    for (let look = 0; look < 5; look += 1) await desk.page();
    expect((performance.now() - began) / 5).toBeLessThan(1_000);
  });
});

describe("what is served and paid", () => {
  it("leaves the board after a while, is listed apart, and is closed all at once by the store", async () => {
    await provider.db
      .update(orders)
      .set({
        order_status: OrderStatus.completed,
        pay_status: PayStatus.paid,
        completed_at: provider.parts.clock(),
      })
      .where(eq(orders.order_type, OrderType.takeAway));
    expect(await desk.page("?mode=2")).toContain("many-0010");
    provider.clock.advance(91 * 60_000);
    const page = await desk.page("?mode=2");
    expect(shown(page)).toEqual([]);
    expect(page).toContain("提供・お支払い済みの注文 199");
    const done = await desk.page("?show=done");
    expect(shown(done)).toHaveLength(PAGE);
    const listed = /done\/settle"[^]*?name="orders" value="([^"]*)"/.exec(done)?.[1] ?? "";
    expect(await desk.press("/done/settle", { orders: listed })).toBe("");
    expect(await desk.page()).toContain("提供・お支払い済みの注文 99");
    expect(await taken(one.send(orderDetails, { order_no: "many-0010" }))).toMatchObject({
      order_status: OrderStatus.settled,
    });
  });
});
