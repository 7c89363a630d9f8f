import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { closeOrder, createOrder, orderDetails, orderList, payOrder } from "#contract/calls/order.ts";
import { acceptOrder } from "#contract/calls/payment.ts";
import * as Code from "#contract/codes.ts";
import { OrderStatus, OrderTab, OrderType, PayStatus, PayType } from "#contract/enumerations.ts";
import type { Action } from "#domain/orders/orderMachine.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { orders, slotBookings } from "#provider/db/tables/orders.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { attemptId, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import {
  type OffPremisesGuest,
  offPremisesGuest,
  CONTACT,
  openOffPremises,
} from "#provider/testing/offPremisesGuest.ts";

let provider: Planted;
let one: OffPremisesGuest;
const tea = line({ goods_id: "tea", price: 300 });
const bento = line({ goods_id: "bento", price: 700 });
const few = line({ goods_id: "few", price: 500 });
const ONE = "2026-11-21T04:00:00.000Z";
const desk = (order_no: string, action: Action) =>
  provider.db.transaction((db) =>
    applyAction(db, { order_no, action, actor: "store", uid: null, now: provider.parts.clock() }),
  );
const takenAt = async (time: string) =>
  (
    await provider.db
      .select()
      .from(slotBookings)
      .where(eq(slotBookings.slot_at, new Date(time)))
  )[0]?.taken ?? 0;

beforeAll(async () => {
  provider = await planted();
  one = await offPremisesGuest(provider);
});
beforeEach(async () => {
  await openOffPremises(provider);
  await provider.db.delete(slotBookings);
  provider.clock.set(NOON);
});
afterAll(() => provider.close());

describe("an order to take away", () => {
  it("is placed with its time, its receiver, its number and the tax of take-away food", async () => {
    const beer = line({ goods_id: "beer", price: 600 });
    const order = await taken(
      one.collect([bento, beer], { mealTime: ONE, remark: " no ice ", companyName: "Noren" }),
    );
    expect(order).toMatchObject({
      order_type: OrderType.takeAway,
      order_status: OrderStatus.pending,
      pay_status: PayStatus.unpaid,
      pickup_time: ONE,
      receive_time: null,
      contact_name: CONTACT.name,
      contact_phone: "+819012345678",
      table_id: null,
      seat_number: null,
      people: 0,
      remark: "no ice",
      invoice_title: "Noren",
      total: 1300,
      bill: { cover_charge: 0, delivery_fee: 0, goods_subtotal: 1300 },
    });
    expect(order.call_number).toMatch(/^\d{3}$/);
    expect(order.bill.taxes).toEqual([
      { rate: 8, taxable: 700, tax: 51 },
      { rate: 10, taxable: 600, tax: 54 },
    ]);
    expect(order.actions).toEqual(["pay", "cancel", "remark"]);
    expect(await taken(one.send(orderDetails, { order_no: order.order_no }))).toEqual(order);
  });

  it("waits for its payment only when it is to be paid online", async () => {
    const cash = await taken(one.collect([tea]));
    const online = await taken(one.collect([tea], { pay_type: PayType.payPay }));
    expect([cash.auto_cancel_time, online.auto_cancel_time]).toEqual([
      null,
      new Date(NOON.getTime() + 15 * 60_000).toISOString(),
    ]);
  });

  it.each([
    ["without a contact", { contact: undefined }, 114],
    ["with a number that cannot be", { contact: { name: "A", phone: "00000000000" } }, 114],
    ["by nobody's name", { contact: { name: " ", phone: "09012345678" } }, 114],
    ["paid at a door", { pay_type: PayType.cashOnDelivery }, 431],
    ["with a coupon", { coupon_id: "c-1" }, 501],
    ["to ship", { order_type: OrderType.shipping }, 308],
    ["of nothing", { lines: [], shown_total: 0 }, 404],
    ["of goods for the table alone", { lines: [line({ goods_id: "course", price: 3000 })] }, 308],
    ["of goods that are sold out", { lines: [line({ goods_id: "out", price: 500 })] }, 303],
    ["of goods that are gone", { lines: [line({ goods_id: "gone", price: 500 })] }, 302],
    ["of more than there is", { lines: [{ ...few, number: 99 }] }, 309],
    ["for one yen", { lines: [line({ goods_id: "candy", price: 1 })], shown_total: 1 }, 410],
    ["at another price than the store's", { shown_total: 299 }, 90007],
    ["with tableware that the store has not", { tableware: "gold" }, 114],
    ["in an unknown store", { store_id: "nowhere" }, 201],
  ])("is refused %s", async (_, changes, code) => {
    expect((await one.collect([tea], changes as object)).code).toBe(code);
  });

  it("shows both totals where the price has changed, and takes nothing", async () => {
    await provider.setStock("few", 5);
    const reply = await one.collect([few], { shown_total: 450, mealTime: ONE });
    expect(reply).toMatchObject({
      code: Code.priceChanged,
      data: { shown_total: 450, bill: { total: 500 } },
    });
    expect([await provider.stockOf("few"), await takenAt(ONE)]).toEqual([5, 0]);
  });

  it("is its owner's alone", async () => {
    const other = await offPremisesGuest(provider);
    const { order_no } = await taken(one.collect([tea]));
    for (const call of [orderDetails, closeOrder, acceptOrder] as const)
      expect((await other.send(call, { order_no })).code).toBe(Code.noPermission);
    expect((await taken(other.send(orderList, { tab: OrderTab.all, store_id: "diner" }))).items).toEqual([]);
    expect((await other.send(payOrder, { order_no, pay_type: PayType.cash })).code).toBe(Code.noPermission);
  });
});

describe("an order's way", () => {
  const inTabs = async (order_no: string) => {
    const has = async (tab: 0 | 3 | 4 | 5 | 6) =>
      (await taken(one.send(orderList, { tab }))).items.some((item) => item.order_no === order_no)
        ? [tab]
        : [];
    return (await Promise.all(([0, 5, 4, 3, 6] as const).map(has))).flat();
  };

  it("goes through the tabs, and its receipt is confirmed only when it was handed out and paid", async () => {
    const { order_no } = await taken(one.collect([tea]));
    expect(await inTabs(order_no)).toEqual([0, 4]);
    const receive = () => one.send(acceptOrder, { order_no });
    expect((await receive()).code).toBe(Code.confirmReceiptFailed);
    await desk(order_no, "accept");
    expect((await receive()).code).toBe(Code.confirmReceiptFailed);
    await desk(order_no, "ready");
    expect((await receive()).code).toBe(Code.confirmReceiptFailed);
    await desk(order_no, "pay_cash");
    expect(await taken(receive())).toMatchObject({
      order_status: OrderStatus.completed,
      pay_status: PayStatus.collected,
    });
    expect(await taken(receive())).toMatchObject({ order_status: OrderStatus.completed });
    expect(await inTabs(order_no)).toEqual([0, 3]);
  });

  it("that was cancelled is among the cancelled", async () => {
    const { order_no } = await taken(one.collect([tea]));
    await taken(one.send(closeOrder, { order_no }));
    expect(await inTabs(order_no)).toEqual([0, 6]);
  });
});

it("an order comes with its goods as they are today, where it is to be ordered again", async () => {
  const { order_no } = await taken(one.collect([tea, few]));
  await provider.setStock("few", 0);
  await provider.db.update(goods).set({ is_withdrawn: true }).where(eq(goods.id, "tea"));
  const { goods_now } = await taken(one.send(orderDetails, { order_no, with_goods: 1 }));
  await provider.setStock("few", 5);
  await provider.db.update(goods).set({ is_withdrawn: false }).where(eq(goods.id, "tea"));
  expect(goods_now).toMatchObject([{ id: "few", is_sold_out: 1 }]);
  expect((await taken(one.send(orderDetails, { order_no }))).goods_now).toBeUndefined();
});

describe("the same attempt again", () => {
  it("is one order, one place and one taking of stock, under the same key and under another", async () => {
    await openOffPremises(provider, { pickup_capacity: 9 });
    await provider.setStock("few", 5);
    const attempt = { client_order_id: attemptId(), mealTime: ONE };
    const first = await taken(one.collect([few], attempt));
    // The time has passed meanwhile, and the order was placed all the same.
    provider.clock.advance(3_600_000);
    expect((await taken(one.collect([few], attempt))).order_no).toBe(first.order_no);
    expect([await provider.stockOf("few"), await takenAt(ONE)]).toEqual([4, 1]);
    expect(await provider.db.$count(orders, eq(orders.order_no, first.order_no))).toBe(1);
  });

  it("with another cart, or in another way of ordering, is refused", async () => {
    const attempt = { client_order_id: attemptId(), mealTime: ONE };
    await taken(one.collect([tea], attempt));
    expect((await one.collect([few], attempt)).code).toBe(Code.idempotencyKeyReused);
    expect((await one.order([tea], { client_order_id: attempt.client_order_id })).code).toBe(
      Code.idempotencyKeyReused,
    );
    const key = randomUUID();
    const request = {
      client_order_id: attemptId(),
      store_id: "diner",
      order_type: OrderType.takeAway,
      contact: CONTACT,
      mealTime: ONE,
      pay_type: PayType.cash,
      lines: [tea],
      shown_total: 300,
    } as const;
    await taken(one.send(createOrder, { ...request, lines: [tea] }, { key }));
    expect((await one.send(createOrder, { ...request, lines: [few], shown_total: 500 }, { key })).code).toBe(
      Code.idempotencyKeyReused,
    );
  });
});
