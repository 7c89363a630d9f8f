import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { informList } from "#contract/calls/inform.ts";
import { closeOrder, orderDetails, orderList, orderRemark, payOrder } from "#contract/calls/order.ts";
import { acceptOrder } from "#contract/calls/payment.ts";
import { storeIndex } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { OrderStatus, OrderTab, PayStatus, PayType } from "#contract/enumerations.ts";
import type { Action } from "#domain/orders/orderMachine.ts";
import { informs, outbox } from "#provider/db/tables/messages.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { applyAction } from "./applyAction.ts";

let provider: Planted;
let one: Guest;
const tea = line({ goods_id: "tea", price: 300 });

const place = async (lines = [tea]) => (await taken(one.order(lines, { people: 2 }))).order_no;
const desk = (order_no: string, action: Action, reason?: string) =>
  provider.db.transaction((db) => {
    provider.clock.advance(1000);
    const now = provider.parts.clock();
    return applyAction(db, {
      order_no,
      action,
      actor: "store",
      uid: null,
      now,
      ...(reason ? { reason } : {}),
    });
  });
const details = (order_no: string) => taken(one.send(orderDetails, { order_no }));
const told = async (order_no: string) =>
  (
    await provider.db.select().from(informs).where(eq(informs.order_no, order_no)).orderBy(informs.created_at)
  ).map(({ event }) => event);

beforeAll(async () => {
  provider = await planted();
  one = await guest(provider);
});
beforeEach(() => provider.freeTables());
afterAll(() => provider.close());

describe("an order's way", () => {
  it("goes by accept, complete, cash and settle, and the customer is told of each", async () => {
    const order_no = await place();
    provider.clock.advance(60_000);
    await desk(order_no, "accept");
    expect(await details(order_no)).toMatchObject({
      order_status: OrderStatus.confirmed,
      confirmed_time: provider.parts.clock().toISOString(),
      lines: [{ is_accepted: 1 }],
    });
    await desk(order_no, "complete");
    await desk(order_no, "pay_cash");
    const done = await details(order_no);
    expect(done).toMatchObject({
      order_status: OrderStatus.settled,
      pay_status: PayStatus.paid,
      pay_type: PayType.cash,
      is_locked: 1,
      auto_cancel_time: null,
    });
    expect(done.settled_time).not.toBeNull();
    expect(await told(order_no)).toEqual([
      "order_placed",
      "order_accepted",
      "order_completed",
      "order_settled",
    ]);
  });

  it("is told on the member's own channel, in their language", async () => {
    const visitor = await guest(provider, "diner-T2", "en");
    const { order_no } = await taken(visitor.order([tea]));
    await provider.db.delete(outbox);
    await desk(order_no, "accept");
    const messages = await provider.db.select().from(outbox);
    const own = messages.filter(({ channel }) => channel === visitor.session.inform_channel_member);
    expect(own.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({
        event: "order_accepted",
        order_no,
        content: "The store has accepted your order and is preparing it.",
      }),
    ]);
    const { items } = await taken(visitor.send(informList, {}));
    expect(items[0]).toMatchObject({ event: "order_accepted", is_read: 0, store_name: "Store diner (en)" });
  });

  it("says by which clock its times are to be told: the store's", async () => {
    await provider.db.update(stores).set({ time_zone: "Asia/Shanghai" }).where(eq(stores.id, "diner"));
    const order_no = await place();
    expect(await details(order_no)).toMatchObject({ time_zone: "Asia/Shanghai" });
    const [listed] = (await taken(one.send(orderList, { tab: OrderTab.all }))).items;
    expect(listed).toMatchObject({ order_no, time_zone: "Asia/Shanghai" });
    await provider.db.update(stores).set({ time_zone: "Asia/Tokyo" }).where(eq(stores.id, "diner"));
  });

  it("says when it should be at the table, by the store's minutes, until all is served; else nothing", async () => {
    const order_no = await place();
    expect(await details(order_no)).toMatchObject({ serving_time: null });
    await provider.db.update(stores).set({ serving_minutes: 12 });
    const { order_time, serving_time } = await details(order_no);
    expect(Date.parse(serving_time ?? "") - Date.parse(order_time)).toBe(12 * 60_000);
    await desk(order_no, "accept");
    expect(await details(order_no)).toMatchObject({ serving_time });
    await desk(order_no, "complete");
    expect(await details(order_no)).toMatchObject({ serving_time: null });
    await provider.db.update(stores).set({ serving_minutes: null });
  });

  it("does nothing, and tells nothing, the second time", async () => {
    const order_no = await place();
    await desk(order_no, "accept");
    const before = await told(order_no);
    expect(await desk(order_no, "accept")).toMatchObject({ ok: true });
    expect(await told(order_no)).toEqual(before);
  });
});

describe("cancelling", () => {
  it("frees stock and seats until the store has accepted", async () => {
    await provider.setStock("few", 5);
    const order_no = await place([line({ goods_id: "few", price: 500, number: 2 })]);
    expect(await provider.stockOf("few")).toBe(3);
    const cancelled = await taken(one.send(closeOrder, { order_no, reason: "changed my mind" }));
    expect(cancelled).toMatchObject({
      order_status: OrderStatus.canceled,
      cancel_reason: "changed my mind",
      actions: ["order_again"],
    });
    expect(await provider.stockOf("few")).toBe(5);
    const { table } = await taken(one.send(storeIndex, { store_id: "diner", table_id: one.link }));
    expect(table).toMatchObject({ is_occupied: 0, people_seated: 0 });
  });

  it("leaves the others' diners seated", async () => {
    const order_no = await place();
    const two = await guest(provider);
    await taken(two.order([tea], { people: 1 }));
    await taken(one.send(closeOrder, { order_no }));
    const { table } = await taken(one.send(storeIndex, { store_id: "diner", table_id: one.link }));
    expect(table).toMatchObject({ is_occupied: 1, people_seated: 1 });
  });

  it("gives stock back once, however often it is asked for", async () => {
    await provider.setStock("few", 5);
    const order_no = await place([line({ goods_id: "few", price: 500 })]);
    await taken(one.send(closeOrder, { order_no }));
    expect((await one.send(closeOrder, { order_no })).code).toBe(Code.cancelFailed);
    expect(await provider.stockOf("few")).toBe(5);
  });

  it("is refused once the store has accepted, and once the customer has gone to pay", async () => {
    const accepted = await place();
    await desk(accepted, "accept");
    expect((await one.send(closeOrder, { order_no: accepted })).code).toBe(Code.cancelFailed);
    const locked = await taken(one.order([tea], { people: 0 }));
    await taken(one.send(payOrder, { order_no: locked.order_no, pay_type: PayType.cash }));
    expect((await one.send(closeOrder, { order_no: locked.order_no })).code).toBe(Code.cancelFailed);
  });

  it("is refused with a code of its own once the order is paid", async () => {
    const order_no = await place();
    await desk(order_no, "pay_cash");
    expect((await one.send(closeOrder, { order_no })).code).toBe(Code.paidOrderCannotBeCanceled);
  });

  it("by the desk gives its reason to the customer", async () => {
    const order_no = await place();
    await desk(order_no, "accept");
    await desk(order_no, "cancel", "Out of noodles");
    expect(await details(order_no)).toMatchObject({
      order_status: OrderStatus.canceled,
      cancel_reason: "Out of noodles",
    });
    const { items } = await taken(one.send(informList, {}));
    expect(items.find(({ event }) => event === "order_cancelled")?.content).toContain("Out of noodles");
  });
});

describe("the customer's word", () => {
  it("that the meal is over locks the order, once the store has accepted it", async () => {
    const order_no = await place();
    expect((await one.send(acceptOrder, { order_no })).code).toBe(Code.confirmReceiptFailed);
    await desk(order_no, "accept");
    const locked = await taken(one.send(acceptOrder, { order_no }));
    expect(locked).toMatchObject({ is_locked: 1, order_status: OrderStatus.confirmed });
    expect(locked.actions).not.toContain("add_dishes");
  });

  it("changes the remark until the store has accepted", async () => {
    const order_no = await place();
    const changed = await taken(one.send(orderRemark, { order_no, remark: "no onion" }));
    expect(changed.remark).toBe("no onion");
    await desk(order_no, "accept");
    expect((await one.send(orderRemark, { order_no, remark: "late" })).code).toBe(Code.cannotAddDishes);
    expect((await details(order_no)).remark).toBe("no onion");
  });

  it("to pay at the register makes the order wait for the cashier, and locks it", async () => {
    const order_no = await place();
    const answer = await taken(one.send(payOrder, { order_no, pay_type: PayType.cash }));
    expect(answer).toEqual({ order_no, pay_status: PayStatus.unpaid, trans_id: null, redirect_url: null });
    expect(await details(order_no)).toMatchObject({
      is_cashier_pending: 1,
      is_locked: 1,
      pay_type: PayType.cash,
    });
    await desk(order_no, "pay_cash");
    expect(await details(order_no)).toMatchObject({ is_cashier_pending: 0, pay_status: PayStatus.paid });
    expect((await one.send(payOrder, { order_no, pay_type: PayType.cash })).code).toBe(Code.alreadyPaid);
  });
});
