import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { informList } from "#contract/calls/inform.ts";
import { orderDetails, payOrder } from "#contract/calls/order.ts";
import { storeIndex } from "#contract/calls/store.ts";
import { OrderStatus, PayStatus, PayType } from "#contract/enumerations.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { createLog } from "#provider/operations/log.ts";
import { runMaintenance } from "#provider/operations/maintenance.ts";
import { settle } from "#provider/payments/settle.ts";
import { fakeGateway } from "#provider/testing/fakeGateways.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { applyAction } from "./applyAction.ts";

const MINUTE = 60_000;
const few = line({ goods_id: "few", price: 500 });
const tea = line({ goods_id: "tea", price: 300 });
const logged: string[] = [];
let provider: Planted;
let one: Guest;

beforeAll(async () => {
  provider = await planted({ payment: fakeGateway().gateway });
});
beforeEach(async () => {
  provider.clock.set(NOON);
  await provider.freeTables();
  await provider.db.update(orders).set({ order_status: OrderStatus.canceled });
  await provider.db.update(stores).set({ table_rules: {} });
  await provider.setStock("few", 5);
  one = await guest(provider);
});
afterAll(() => provider.close());

const act = (order_no: string, action: "accept" | "complete" | "pay_cash") =>
  provider.db.transaction((db) =>
    applyAction(db, { order_no, action, actor: "store", uid: null, now: provider.parts.clock() }),
  );
const pay = async (who: Guest, order_no: string) => {
  const { trans_id } = await taken(who.send(payOrder, { order_no, pay_type: PayType.payPay }));
  const answer = { trans_id: trans_id ?? "", answer: "paid", now: provider.parts.clock() } as const;
  await provider.db.transaction((db) => settle(db, answer));
};
const pass = async (minutes: number) => {
  provider.clock.advance(minutes * MINUTE);
  await runMaintenance(
    provider.parts,
    createLog("info", (told) => logged.push(told)),
  );
};
const statusOf = async (order_no: string, who = one) =>
  (await taken(who.send(orderDetails, { order_no }))).order_status;
const isTaken = async () =>
  (await taken(one.send(storeIndex, { store_id: "diner", table_id: one.link }))).table?.is_occupied;

describe("an order at a table that is paid in cash, and that nobody takes", () => {
  it("gives its pieces back after six hours, even where its guest went to the register", async () => {
    const { order_no } = await taken(one.order([few]));
    const asked = await taken(one.order([few], { people: 0 }));
    await taken(one.send(payOrder, { order_no: asked.order_no, pay_type: PayType.cash }));
    expect(await provider.stockOf("few")).toBe(3);
    await pass(359);
    expect([await statusOf(order_no), await statusOf(asked.order_no)]).toEqual([0, 0]);
    await pass(2);
    expect([await statusOf(order_no), await statusOf(asked.order_no)]).toEqual([-1, -1]);
    expect(logged.join("\n")).toMatch(/orders ended that nobody took.*"orders":2/);
    expect(await provider.stockOf("few")).toBe(5);
    expect(await isTaken()).toBe(0);
    const details = await taken(one.send(orderDetails, { order_no }));
    expect(details.cancel_reason).toBe("お店での受付がなかったため、ご注文は取り消されました。");
  });

  it("stays once the store has taken it, or its cash", async () => {
    const taken_ = await taken(one.order([few]));
    const paid = await taken(one.order([few], { people: 0 }));
    await act(taken_.order_no, "accept");
    await act(paid.order_no, "pay_cash");
    await pass(24 * 60);
    expect([await statusOf(taken_.order_no), await statusOf(paid.order_no)]).toEqual([1, 0]);
    expect(await provider.stockOf("few")).toBe(3);
  });
});

describe("what is served and was paid through a gateway", () => {
  it("closes by itself after the store's minutes and frees the table, without a word", async () => {
    const { order_no } = await taken(one.order([tea]));
    await pay(one, order_no);
    await act(order_no, "accept");
    await act(order_no, "complete");
    const told = (await taken(one.send(informList, {}))).items.length;
    await pass(89);
    expect([await statusOf(order_no), await isTaken()]).toEqual([2, 1]);
    await pass(1);
    expect([await statusOf(order_no), await isTaken()]).toEqual([3, 0]);
    expect((await taken(one.send(informList, {}))).items).toHaveLength(told);
  });

  it("stays while somebody at the table is being served, has just ordered, or just paid", async () => {
    const mate = await guest(provider);
    const { order_no } = await taken(one.order([tea]));
    await act(order_no, "accept");
    await act(order_no, "complete");
    await pass(80);
    const second = await taken(mate.order([tea], { people: 1 }));
    await pass(80);
    await pay(one, order_no);
    await pass(80);
    expect(await statusOf(order_no)).toBe(2);
    await act(second.order_no, "accept");
    await pass(20);
    expect(await statusOf(order_no)).toBe(2);
    await act(second.order_no, "complete");
    await pay(mate, second.order_no);
    await pass(91);
    expect([await statusOf(order_no), await statusOf(second.order_no, mate)]).toEqual([3, 3]);
    expect(await isTaken()).toBe(0);
  });

  it("is closed when the store says, while cash wants the store", async () => {
    await provider.db
      .update(stores)
      .set({ table_rules: { closing_minutes: 5 } })
      .where(eq(stores.id, "diner"));
    const { order_no } = await taken(one.order([tea]));
    const cash = await taken((await guest(provider, "diner-T2")).order([tea]));
    await pay(one, order_no);
    await act(cash.order_no, "pay_cash");
    for (const each of [order_no, cash.order_no]) {
      await act(each, "accept");
      await act(each, "complete");
    }
    await pass(24 * 60);
    expect(await statusOf(order_no)).toBe(3);
    const [row] = await provider.db.select().from(orders).where(eq(orders.order_no, cash.order_no));
    expect(row).toMatchObject({ order_status: OrderStatus.completed, pay_status: PayStatus.paid });
  });
});
