import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createOrder, orderDetails } from "#contract/calls/order.ts";
import { storeIndex } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { OrderStatus, OrderType, PayStatus, PayType } from "#contract/enumerations.ts";
import { outbox } from "#provider/db/tables/messages.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { autoCancel } from "#provider/orders/endOrders.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { attemptId, type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";

let provider: Planted;
let one: Guest;
const tea = line({ goods_id: "tea", price: 300 });
const ramen = line({ goods_id: "ramen", option_value: ["hard", "egg"], price: 1000 });

beforeAll(async () => {
  provider = await planted();
  one = await guest(provider);
});
beforeEach(async () => {
  await provider.freeTables();
  provider.clock.set(NOON);
});
afterAll(() => provider.close());

describe("an order at a table", () => {
  it("is placed with the names, prices and bill of the moment", async () => {
    const order = await taken(
      one.order([{ ...ramen, number: 2 }, line({ goods_id: "curry", price: 765 })], {
        people: 2,
        remark: " hot ",
      }),
    );
    expect(order).toMatchObject({
      order_status: OrderStatus.pending,
      pay_status: PayStatus.unpaid,
      seat_number: "T1",
      table_id: "diner-T1",
      people: 2,
      remark: "hot",
      total: 2765,
      is_mine: 1,
      has_pending_round: 0,
      bill: { list_subtotal: 2850, goods_discount: 85, goods_subtotal: 2765, cover_charge: 0, total: 2765 },
    });
    expect(order.lines[0]).toMatchObject({
      name: "しょうゆラーメン",
      option_name: "Noodles: hard / Toppings: egg",
      unit_price: 1000,
    });
    expect(order.actions).toEqual(["pay", "add_dishes", "cancel", "call_staff", "remark"]);
    expect(await taken(one.send(orderDetails, { order_no: order.order_no }))).toEqual(order);
  });

  it("is told in the language asked for", async () => {
    const visitor = await guest(provider, "diner-T2", "en");
    const order = await taken(visitor.order([ramen]));
    expect(order.store_name).toBe("Store diner (en)");
    expect(order.lines[0]).toMatchObject({
      name: "Shoyu Ramen",
      option_name: "Noodles (en): hard (en) / Toppings (en): egg (en)",
    });
  });

  it("carries the cover charge of its diners and the tableware that they chose", async () => {
    const party = await guest(provider, "cover-T1");
    const order = await taken(
      party.order([line({ goods_id: "oden", price: 800 })], {
        people: 3,
        tableware: "fork",
        shown_total: 1700,
      }),
    );
    expect(order).toMatchObject({ tableware: "Fork", total: 1700, bill: { cover_charge: 900 } });
    expect(order.bill.taxes).toEqual([{ rate: 10, taxable: 1700, tax: 154 }]);
  });

  it("occupies the table, so that newcomers may be none", async () => {
    await taken(one.order([tea], { people: 2 }));
    const two = await guest(provider);
    await taken(two.order([tea], { people: 0 }));
    const { table } = await taken(two.send(storeIndex, { store_id: "diner", table_id: two.link }));
    expect(table).toMatchObject({ is_occupied: 1, people_seated: 2, is_verified: 1 });
  });

  it("charges nobody a second cover, where two of one party were asked for all of it at the same time", async () => {
    const party = await guest(provider, "cover-T1");
    const friend = await guest(provider, "cover-T1");
    const oden = [line({ goods_id: "oden", price: 800 })];
    const whole = { people: 2, people_join: 0, tableware: "fork", shown_total: 1400 } as const;
    await taken(party.order(oden, whole));
    expect(await friend.order(oden, whole)).toMatchObject({ code: Code.dinersMissing });
    const joined = await taken(
      friend.order(oden, { people: 0, people_join: 1, tableware: undefined, shown_total: 800 }),
    );
    expect(joined.bill.cover_charge).toBe(0);
    const { table } = await taken(friend.send(storeIndex, { store_id: "cover", table_id: friend.link }));
    expect(table).toMatchObject({ people_seated: 2, is_of_visit: 1 });
  });

  it("tells who has ordered at the table from who only looks at its menu", async () => {
    const header = async (who: Guest) =>
      (await taken(who.send(storeIndex, { store_id: "diner", table_id: who.link }))).table?.is_of_visit;
    const two = await guest(provider);
    expect(await header(one)).toBe(0);
    await taken(one.order([tea], { people: 2 }));
    expect([await header(one), await header(two)]).toEqual([1, 0]);
    await provider.freeTables();
    expect(await header(one)).toBe(0);
  });

  it("is flagged for the staff when the link carried no signature", async () => {
    const { order_no } = await taken(one.order([tea], { table_id: "diner-T1" }));
    const [row] = await provider.db.select().from(orders).where(eq(orders.order_no, order_no));
    expect(row?.is_table_verified).toBe(false);
  });

  it("gets the next number of the day at its store", async () => {
    const first = await taken(one.order([tea]));
    const second = await taken(one.order([tea], { people: 0 }));
    provider.clock.advance(86_400_000);
    const tomorrow = await taken(one.order([tea], { people: 0 }));
    expect(Number(second.call_number)).toBe(Number(first.call_number) + 1);
    expect(tomorrow.call_number).toBe("001");
  });

  it("tells the member and the store's screens once it is committed", async () => {
    await provider.db.delete(outbox);
    const { order_no } = await taken(one.order([tea]));
    const messages = await provider.db.select().from(outbox);
    expect(messages.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ event: "order_placed", order_no, store_id: "diner" }),
      { store_id: "diner", signal: "table_changed" },
    ]);
  });

  it("runs out of no time while the guests eat, whichever way they will pay", async () => {
    const cash = await taken(one.order([tea]));
    const online = await taken(one.order([tea], { people: 0, pay_type: PayType.payPay }));
    expect([cash.auto_cancel_time, online.auto_cancel_time]).toEqual([null, null]);
    provider.clock.advance(60 * 60_000);
    expect(await autoCancel(provider.parts)).toBe(0);
  });

  it("takes its pieces from stock, and tells the menu when the last is gone", async () => {
    await provider.setStock("few", 5);
    await provider.db.delete(outbox);
    await taken(one.order([line({ goods_id: "few", price: 500, number: 5 })]));
    expect(await provider.stockOf("few")).toBe(0);
    const signals = (await provider.db.select().from(outbox)).map(({ payload }) => payload);
    expect(signals).toContainEqual({ store_id: "diner", signal: "menu_changed" });
  });
});

describe("the same key again", () => {
  it("gets the first answer, and places nothing more; another cart is refused, the order untouched", async () => {
    await provider.setStock("few", 5);
    const key = randomUUID();
    const request = {
      client_order_id: attemptId(),
      store_id: "diner",
      order_type: OrderType.dineIn,
      table_id: one.link,
      people: 1,
      pay_type: PayType.cash,
      lines: [line({ goods_id: "few", price: 500 })],
      shown_total: 500,
    } as const;
    const first = await one.send(createOrder, { ...request, lines: [...request.lines] }, { key });
    const again = await one.send(createOrder, { ...request, lines: [...request.lines] }, { key });
    expect(again).toEqual(first);
    const other = { ...request, lines: [tea], shown_total: 300 };
    expect((await one.send(createOrder, other, { key })).code).toBe(Code.idempotencyKeyReused);
    expect(await provider.stockOf("few")).toBe(4);
  });
});

describe("the same attempt again, under another key", () => {
  const attempt = { client_order_id: attemptId() };

  it("answers with the order that it placed", async () => {
    const first = await taken(one.order([tea, ramen], attempt));
    provider.clock.advance(60_000);
    const again = await taken(one.order([ramen, tea], attempt));
    expect(again.order_no).toBe(first.order_no);
  });

  it("is refused when the cart is another", async () => {
    expect(await one.order([tea], attempt)).toMatchObject({ code: Code.idempotencyKeyReused });
    expect(await one.order([{ ...tea, number: 2 }, ramen], attempt)).toMatchObject({
      code: Code.idempotencyKeyReused,
    });
  });

  it("is another attempt when another member sends it", async () => {
    const two = await guest(provider, "diner-T2");
    expect(await two.order([tea], attempt)).toMatchObject({ code: Code.success });
  });
});
