import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { actOnOrders, type BoardAction } from "#contract/calls/desk/board.ts";
import { informList } from "#contract/calls/inform.ts";
import { orderDetails, payOrder } from "#contract/calls/order.ts";
import { storeIndex } from "#contract/calls/store.ts";
import { OrderStatus, PayStatus, PayType } from "#contract/enumerations.ts";
import { type Action, deskActions } from "#domain/orders/orderMachine.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { lockOrder } from "#provider/orders/lockOrder.ts";
import { orderFacts, stateOf } from "#provider/orders/orderFacts.ts";
import { settle } from "#provider/payments/settle.ts";
import { type BoardDesk, boardDesk } from "#provider/testing/deskVisit.ts";
import { fakeGateway } from "#provider/testing/fakeGateways.ts";
import { type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import {
  type OffPremisesGuest,
  offPremisesGuest,
  openOffPremises,
} from "#provider/testing/offPremisesGuest.ts";

describe("order buttons", () => {
  const fake = fakeGateway();
  const few = line({ goods_id: "few", price: 500 });
  let provider: Planted;
  let desk: BoardDesk;
  let one: Guest;

  beforeAll(async () => {
    provider = await planted({ payment: fake.gateway });
    desk = await boardDesk(provider);
  });
  beforeEach(async () => {
    await provider.freeTables();
    await provider.setStock("few", 50);
    one = await guest(provider);
  });
  afterAll(() => provider.close());

  const place = async (pay_type: typeof PayType.cash | typeof PayType.payPay = PayType.cash) =>
    (await taken(one.order([few], { people: 2, pay_type }))).order_no;
  const details = (order_no: string) => taken(one.send(orderDetails, { order_no }));
  const press: BoardDesk["act"] = (...pressed) => desk.act(...pressed);
  const pressAll = async (order_no: string, ...actions: BoardAction[]) => {
    for (const action of actions) expect([action, await press(order_no, action)]).toEqual([action, null]);
  };

  describe("the buttons of an order", () => {
    it("accept it, serve it, take cash for it", async () => {
      const order_no = await place();
      await pressAll(order_no, "accept");
      expect(await details(order_no)).toMatchObject({
        order_status: OrderStatus.confirmed,
        lines: [{ is_accepted: 1 }],
      });
      await pressAll(order_no, "complete", "pay_cash");
      expect(await details(order_no)).toMatchObject({
        order_status: OrderStatus.settled,
        pay_status: PayStatus.paid,
        pay_type: PayType.cash,
      });
    });

    it("accept what was added", async () => {
      const order_no = await place();
      await pressAll(order_no, "accept");
      await taken(one.add(order_no, [line({ goods_id: "tea", price: 300 })]));
      expect(await press(order_no, "complete")).toBe("refused");
      await pressAll(order_no, "accept");
      expect((await details(order_no)).lines.map(({ is_accepted }) => is_accepted)).toEqual([1, 1]);
    });

    it("take cash from a guest who had chosen to pay online", async () => {
      const order_no = await place(PayType.payPay);
      await taken(one.send(payOrder, { order_no, pay_type: PayType.payPay }));
      expect((await desk.ticket(order_no)).actions).toContain("pay_cash");
      await pressAll(order_no, "pay_cash");
      expect(await details(order_no)).toMatchObject({ pay_status: PayStatus.paid, pay_type: PayType.cash });
    });

    it("settle what was paid before it was served", async () => {
      const order_no = await place();
      await pressAll(order_no, "pay_cash", "accept", "complete");
      expect(await details(order_no)).toMatchObject({
        order_status: OrderStatus.completed,
        pay_status: PayStatus.paid,
      });
      await pressAll(order_no, "settle");
      expect((await details(order_no)).order_status).toBe(OrderStatus.settled);
    });

    it("give money back, and what was ordered with it", async () => {
      const order_no = await place();
      await pressAll(order_no, "pay_cash");
      expect(await provider.stockOf("few")).toBe(49);
      expect(await press(order_no, "refund")).toBe("reason_missing");
      expect(await press(order_no, "refund", { reason: "品切れのため" })).toBeNull();
      expect(await details(order_no)).toMatchObject({
        order_status: OrderStatus.canceled,
        pay_status: PayStatus.refunded,
      });
      expect(await provider.stockOf("few")).toBe(50);
    });

    it("give back what was paid online, and say why", async () => {
      const order_no = await place(PayType.payPay);
      const { trans_id } = await taken(one.send(payOrder, { order_no, pay_type: PayType.payPay }));
      await provider.db.transaction((db) =>
        settle(db, { trans_id: trans_id ?? "", answer: "paid", now: provider.parts.clock() }),
      );
      await pressAll(order_no, "accept", "complete");
      expect(await press(order_no, "refund", { reason: "品質の問題" })).toBeNull();
      expect(await details(order_no)).toMatchObject({
        order_status: OrderStatus.completed,
        pay_status: PayStatus.refunded,
      });
      const { items } = await taken(one.send(informList, {}));
      expect(items[0]).toMatchObject({ event: "payment_refunded" });
      expect(items[0]?.content).toContain("品質の問題");
    });

    it("cancel it with a reason that the guest reads, and free stock and seats", async () => {
      const order_no = await place();
      await pressAll(order_no, "accept");
      expect(await press(order_no, "cancel", { reason: "  麺が切れました " })).toBeNull();
      expect(await details(order_no)).toMatchObject({
        order_status: OrderStatus.canceled,
        cancel_reason: "麺が切れました",
      });
      const { items } = await taken(one.send(informList, {}));
      expect(items[0]).toMatchObject({ event: "order_cancelled" });
      expect(items[0]?.content).toContain("麺が切れました");
      expect(await provider.stockOf("few")).toBe(50);
      const { table } = await taken(one.send(storeIndex, { store_id: "diner", table_id: one.link }));
      expect(table).toMatchObject({ people_seated: 0 });
    });

    it("do nothing to an order of another store, nor to one that is not there", async () => {
      const order_no = await place();
      const other = await boardDesk(provider, "other");
      for (const action of ["accept", "cancel", "pay_cash"] as const)
        expect(await other.act(order_no, action)).toBe("refused");
      expect(await details(order_no)).toMatchObject({
        order_status: OrderStatus.pending,
        pay_status: PayStatus.unpaid,
      });
      expect(await press("20260000000000", "accept")).toBe("refused");
    });

    it("are only those that the desk has, at the order's state", async () => {
      const order_no = await place();
      for (const action of ["settle", "ready", "complete"] as const)
        expect([action, await press(order_no, action)]).toEqual([action, "refused"]);
      for (const strange of ["auto_cancel", "payment_succeeded", "constructor"]) {
        const asked = { store_id: "diner", order_nos: [order_no], action: strange as BoardAction };
        expect([strange, await desk.send(actOnOrders, asked)]).toEqual([strange, "malformed"]);
      }
      expect(await press(order_no, "refund", { reason: "x" })).toBe("refused");
      expect(await details(order_no)).toMatchObject({
        order_status: OrderStatus.pending,
        pay_status: PayStatus.unpaid,
      });
    });

    it("pressed twice at once act once", async () => {
      const order_no = await place();
      await Promise.all([press(order_no, "cancel"), press(order_no, "cancel")]);
      expect(await provider.stockOf("few")).toBe(50);
      expect((await details(order_no)).order_status).toBe(OrderStatus.canceled);
    });
  });
});

describe("offered buttons", () => {
  const tea = line({ goods_id: "tea", price: 300 });
  let provider: Planted;
  let desk: BoardDesk;
  let one: OffPremisesGuest;

  beforeAll(async () => {
    provider = await planted();
    await openOffPremises(provider);
    desk = await boardDesk(provider);
    one = await offPremisesGuest(provider);
  });
  afterAll(() => provider.close());

  async function offered(order_no: string): Promise<Action[]> {
    const order = await lockOrder(provider.db, order_no);
    const [facts] = order === null ? [] : await orderFacts(provider.db, [order]);
    if (facts === undefined) throw new Error("The order is gone");
    return deskActions(stateOf(facts, null));
  }

  it.each<[string, () => Promise<{ readonly order_no: string }>, readonly Action[]]>([
    ["at a table", () => taken(one.order([tea])), ["accept", "complete", "pay_cash"]],
    ["to take away", () => taken(one.collect([tea])), ["accept", "ready", "pay_cash", "complete", "settle"]],
    [
      "to be delivered",
      async () => taken(one.deliver([tea], await one.address())),
      ["accept", "ready", "pay_cash", "complete", "settle"],
    ],
  ])("an order %s has the buttons that the machine allows, at every step of it", async (_, place, steps) => {
    const { order_no } = await place();
    const now = provider.parts.clock();
    for (const action of steps) {
      const allowed = await offered(order_no);
      expect(allowed).toContain(action);
      expect((await desk.ticket(order_no)).actions.toSorted()).toEqual(allowed.toSorted());
      await provider.db.transaction((db) =>
        applyAction(db, { order_no, action, actor: "store", uid: null, now }),
      );
    }
  });
});
