import { getTableColumns, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DeskRequest } from "#contract/calls/desk/deskCall.ts";
import { findOrders } from "#contract/calls/desk/find.ts";
import { OrderStatus, OrderType, PayStatus, PayType } from "#contract/enumerations.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { ordersQuery } from "./orderFilter.ts";
import { type BoardDesk, boardDesk } from "#provider/testing/deskVisit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Guest, guest, line, planted, type Planted, taken } from "#provider/testing/guest.ts";

const store_id = "diner";
const HOUR = 3_600_000;
const OLD = new Date("2019-04-01T10:00:00Z");
let provider: Planted;
let desk: BoardDesk;
let one: Guest;
let template: typeof orders.$inferSelect;

type Row = Partial<typeof orders.$inferInsert> & { order_no: string };

/** Orders as they stand, however they came about: each is a copy of one that was placed. */
async function keep(...rows: readonly Row[]): Promise<void> {
  const copies = rows.map((row) => ({ ...template, sitting_id: null, ...row }));
  for (let from = 0; from < copies.length; from += 500)
    await provider.db.insert(orders).values(copies.slice(from, from + 500));
}

beforeAll(async () => {
  provider = await planted();
  desk = await boardDesk(provider);
  one = await guest(provider);
  const { order_no } = await taken(one.order([line({ goods_id: "tea", price: 300 })]));
  const [placed] = await provider.db.select().from(orders).where(eq(orders.order_no, order_no));
  if (placed === undefined) throw new Error("Nothing was placed");
  template = placed;
  await keep(
    {
      order_no: "190401-OLDESTONE1",
      call_number: "007",
      seat_number: "B7",
      total: 12_800,
      placed_at: OLD,
      order_status: OrderStatus.settled,
      pay_status: PayStatus.collected,
    },
    {
      order_no: "261120-TAKEAWAY22",
      call_number: "045",
      seat_number: null,
      order_type: OrderType.takeAway,
      contact_name: "山田 花子",
      contact_phone: "+819012345678",
      total: 1_500,
      pay_type: PayType.payPay,
      pay_status: PayStatus.refunded,
      order_status: OrderStatus.canceled,
      placed_at: new Date(NOON.getTime() - 24 * HOUR),
    },
    {
      order_no: "261120-DELIVERED3",
      call_number: "046",
      seat_number: null,
      order_type: OrderType.delivery,
      contact_name: "Ken_100%",
      contact_phone: "+818011112222",
      total: 2_000,
      pay_type: PayType.card,
      pay_status: PayStatus.refundFailed,
      order_status: OrderStatus.completed,
      // 0:30 of the day after, in Japan.
      placed_at: new Date("2026-11-19T15:30:00Z"),
    },
    {
      order_no: "261119-OTHERSHOP4",
      store_id: "other",
      call_number: "007",
      contact_name: "山田",
      total: 1_500,
    },
  );
});
afterAll(() => provider.close());

type Filter = Omit<DeskRequest<typeof findOrders>, "store_id">;
const found = async (filter: Filter, by?: string) =>
  (await desk.given(findOrders, { store_id, ...filter }, by)).items.map(({ order_no }) => order_no.slice(7));

describe("orders are found", () => {
  it.each<readonly [string, Filter, readonly string[]]>([
    ["an order's number", { text: "190401-OLDESTONE1" }, ["OLDESTONE1"]],
    ["the end of it, in small letters", { text: "stone1" }, ["OLDESTONE1"]],
    ["what it was called", { text: "7" }, ["OLDESTONE1"]],
    ["the same with its zeros", { text: "０４５" }, ["TAKEAWAY22"]],
    ["its table", { text: "b7" }, ["OLDESTONE1"]],
    ["an amount", { text: "¥12,800" }, ["OLDESTONE1"]],
    ["the same in full width", { text: "１２８００円" }, ["OLDESTONE1"]],
    ["how a name begins", { text: "山田花" }, ["TAKEAWAY22"]],
    ["the same in small letters", { text: "ken_" }, ["DELIVERED3"]],
    ["no pattern", { text: "%" }, []],
    ["the last digits of a phone", { text: "5678" }, ["TAKEAWAY22"]],
    ["a whole phone", { text: "090-1234-5678" }, ["TAKEAWAY22"]],
    ["a phone from abroad", { text: "+81 80 1111 2222" }, ["DELIVERED3"]],
    ["a day", { from: "2019-04-01", to: "2019-04-01" }, ["OLDESTONE1"]],
    ["a day of the store's own zone", { from: "2026-11-20", to: "2026-11-20" }, ["TAKEAWAY22", "DELIVERED3"]],
    ["days before", { to: "2026-11-19" }, ["OLDESTONE1"]],
    ["what was settled", { state: "settled" }, ["OLDESTONE1"]],
    ["what was canceled", { state: "canceled" }, ["TAKEAWAY22"]],
    ["what was refunded", { state: "refunded" }, ["TAKEAWAY22"]],
    ["what could not be", { state: "refund_failed" }, ["DELIVERED3"]],
    ["a way of ordering", { order_type: OrderType.delivery }, ["DELIVERED3"]],
    ["a way of payment", { pay_type: PayType.payPay }, ["TAKEAWAY22"]],
    ["all of it", { text: "1500", order_type: OrderType.takeAway, state: "refunded" }, ["TAKEAWAY22"]],
    ["what fits in part", { text: "1500", order_type: OrderType.delivery }, []],
  ])("by %s", async (_, filter, expected) => {
    expect(await found(filter)).toEqual(expected);
  });

  it("the newest first, page by page, without one that is placed meanwhile", async () => {
    const rows = Array.from({ length: 45 }, (_, index) => ({
      order_no: `261121-PAGE${String(index).padStart(6, "0")}`,
      call_number: "900",
      // Three at the same moment each.
      placed_at: new Date(NOON.getTime() - 10 * HOUR + Math.floor(index / 3) * 1_000),
    }));
    await keep(...rows);
    const first = await desk.given(findOrders, { store_id, text: "900" });
    await keep({ order_no: "261121-PAGE999999", call_number: "900", placed_at: NOON });
    const second = await desk.given(findOrders, { store_id, text: "900", cursor: first.next_cursor ?? "" });
    const third = await desk.given(findOrders, { store_id, text: "900", cursor: second.next_cursor ?? "" });
    expect(third.next_cursor).toBeNull();
    const read = [...first.items, ...second.items, ...third.items].map(({ order_no }) => order_no);
    expect(read).toEqual(rows.map(({ order_no }) => order_no).toReversed());
    expect(await desk.send(findOrders, { store_id, cursor: "made.up" })).toBe("cursor");
  });

  it("in one's own stores, and who ordered by those who work with them", async () => {
    expect(await desk.send(findOrders, { store_id: "none" })).toBe("forbidden");
    const [accounts, floor] = [await desk.as("accounts"), await desk.as("floor")];
    const byNumber = { store_id, text: "TAKEAWAY22" };
    const [shown] = (await desk.given(findOrders, byNumber, floor)).items;
    expect(shown?.contact).toEqual({ name: "山田 花子", phone: "+819012345678" });
    const [masked] = (await desk.given(findOrders, byNumber, accounts)).items;
    expect(masked?.contact).toEqual({ name: "山…", phone: "…78" });
    for (const text of ["山田", "5678"]) {
      expect(await found({ text }, floor)).toEqual(["TAKEAWAY22"]);
      expect(await found({ text }, accounts)).toEqual([]);
    }
  });
});

describe("among 20,000 orders of a store", () => {
  beforeAll(async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => ({
      order_no: `250101-MANY${String(index).padStart(6, "0")}`,
      call_number: String((index % 300) + 1).padStart(3, "0"),
      seat_number: `M${index % 40}`,
      total: 500 + (index % 997),
      order_status: OrderStatus.settled,
      pay_status: PayStatus.collected,
      placed_at: new Date(OLD.getTime() + index * HOUR),
    }));
    await keep(...rows);
    // Other stores have orders, too, of the same days.
    const { order_no: _, store_id: __, ...others } = getTableColumns(orders);
    const names = sql.join(
      Object.values(others).map(({ name }) => sql.identifier(name)),
      sql`, `,
    );
    for (const turn of ["1", "2", "3"])
      await provider.db.execute(sql`insert into orders (order_no, store_id, ${names})
        select order_no || ${turn}, 'other', ${names} from orders where order_no like '250101-MANY______'`);
    await provider.db.execute(sql`analyze orders`);
  }, 120_000);

  const store = { id: store_id, time_zone: "Asia/Tokyo" };
  it.each<readonly [string, Filter]>([
    ["nothing", {}],
    ["a number's end", { text: "STONE1" }],
    ["a phone's end", { text: "5678" }],
    ["a name", { text: "山田" }],
    ["a table and an amount", { text: "M7" }],
    ["a day", { from: "2020-04-01", to: "2020-04-01" }],
    ["refunds", { state: "refunded" }],
    ["refunds that failed", { state: "refund_failed" }],
    ["deliveries", { order_type: OrderType.delivery }],
    ["a rare way of payment", { pay_type: PayType.merpay }],
  ])("%s is looked for along an index of the store's orders", async (_, filter) => {
    const query = ordersQuery(provider.db, store, filter, { after: null, limit: 21, seesCustomers: true });
    // Of a table as small as this one all of it is read as soon.
    const plan = await provider.db.transaction(async (db) => {
      await db.execute(sql`set local enable_seqscan = off`);
      return JSON.stringify(await db.execute(sql`explain ${query.getSQL()}`));
    });
    // Those of the store alone, whatever lies between them.
    expect(plan).toMatch(/orders_found|orders_refund_failed|orders_store /);
    expect(plan).not.toMatch(/Seq Scan on orders|orders_placed/);
  });
});
