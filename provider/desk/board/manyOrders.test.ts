import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { actOnOrders, type Board } from "#contract/calls/desk/board.ts";
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

const numbers = ({ tickets }: Board) => tickets.map(({ order_no }) => order_no);

describe("a board of 2,000 open orders", () => {
  it("hides none: it counts all, shows the oldest first, and leads from page to page through every one", async () => {
    const seen: string[] = [];
    for (let page = 1; ; page += 1) {
      const board = await desk.look({ page });
      expect([board.waiting, board.page, board.pages]).toEqual([MANY, page, MANY / PAGE]);
      seen.push(...numbers(board));
      if (page === board.pages) break;
    }
    expect(seen).toHaveLength(MANY);
    expect(new Set(seen).size).toBe(MANY);
    expect(seen[0]).toBe(first);
    expect(seen.slice(1)).toEqual(seen.slice(1).toSorted());
    expect(numbers(await desk.look({ page: 99 }))).toEqual(seen.slice(-PAGE));
  });

  it("shows of one way of ordering all pages, too, and says how many wait in each", async () => {
    const board = await desk.look({ order_type: OrderType.takeAway });
    expect(board.pages).toBe(2);
    expect(numbers(board)).toHaveLength(PAGE);
    expect(numbers(board).every((order_no) => order_no.endsWith("0"))).toBe(true);
    expect(board.counts).toEqual([
      { order_type: OrderType.dineIn, orders: 1_801, waiting: 1_801 },
      { order_type: OrderType.takeAway, orders: 199, waiting: 199 },
    ]);
  });

  it("tells who looks at a later page of what comes there", async () => {
    const events = "/desk/api/board/events?store_id=diner&page=3";
    const { body } = await desk.get(events, { cookie: desk.cookie });
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    let told = "";
    while (!told.includes("\n\n")) told += (await reader?.read())?.value ?? "\n\n";
    await reader?.cancel();
    const board = JSON.parse(told.replace(/^data: /, "")) as Board;
    expect([board.page, numbers(board)[0]]).toEqual([3, "many-0200"]);
    expect(await desk.act("many-0001", "accept")).toBeNull();
    expect((await desk.look()).waiting).toBe(MANY - 1);
  });

  it("has what was added to the last order on its first page", async () => {
    await desk.act(first, "accept");
    expect(numbers(await desk.look())).not.toContain(first);
    await taken(one.add(first, [tea]));
    expect(numbers(await desk.look())[0]).toBe(first);
  });

  it("is read quickly enough to be looked at every second", async () => {
    const began = performance.now();
    for (let look = 0; look < 5; look += 1) await desk.look();
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
    const away = { order_type: OrderType.takeAway };
    expect(numbers(await desk.look(away))).toContain("many-0010");
    provider.clock.advance(91 * 60_000);
    expect(await desk.look(away)).toMatchObject({ tickets: [], done: 199 });
    const done = numbers(await desk.look({ is_done: true }));
    expect(done).toHaveLength(PAGE);
    const asked = { store_id: "diner", order_nos: done, action: "settle" } as const;
    const { outcomes } = await desk.given(actOnOrders, asked);
    expect(outcomes.every(({ refusal }) => refusal === null)).toBe(true);
    expect((await desk.look()).done).toBe(99);
    expect(await taken(one.send(orderDetails, { order_no: "many-0010" }))).toMatchObject({
      order_status: OrderStatus.settled,
    });
  });
});
