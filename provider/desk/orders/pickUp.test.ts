import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { informList } from "#contract/calls/inform.ts";
import { closeOrder, orderDetails } from "#contract/calls/order.ts";
import { OrderStatus, OrderType, PayStatus, PayType } from "#contract/enumerations.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { deskOf, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import {
  type OffPremisesGuest,
  offPremisesGuest,
  openOffPremises,
} from "#provider/testing/offPremisesGuest.ts";

describe("pick up", () => {
  const tea = line({ goods_id: "tea", price: 300 });
  const ONE = "2026-11-21T04:00:00.000Z";
  /** The contact's phone ends with it. */
  const DIGITS = "5678";
  let provider: Planted;
  let desk: StaffedDesk;
  let one: OffPremisesGuest;

  beforeAll(async () => {
    provider = await planted();
    await openOffPremises(provider);
    desk = await deskOf(provider);
  });
  beforeEach(async () => {
    provider.clock.set(NOON);
    await provider.db
      .update(orders)
      .set({ order_status: OrderStatus.settled, settled_at: null, cancelled_at: null });
    one = await offPremisesGuest(provider);
  });
  afterAll(() => provider.close());

  const place = async (changes = {}) =>
    (await taken(one.collect([tea], { mealTime: ONE, ...changes }))).order_no;
  const press: StaffedDesk["act"] = (...pressed) => desk.act(...pressed);
  /** As the form does, which says what is to be taken with it. */
  const handOut = (order_no: string, fields = {}) => press(order_no, "complete", { taken: 300, ...fields });
  const details = (order_no: string) => taken(one.send(orderDetails, { order_no }));
  const rowOf = async (order_no: string) =>
    (await provider.db.select().from(orders).where(eq(orders.order_no, order_no)))[0];
  const events = async () => (await taken(one.send(informList, {}))).items.map(({ event }) => event);

  describe("an order to take away at the desk", () => {
    it("stands with its number, its time, whom to call, and what is to be taken for it", async () => {
      const order_no = await place();
      const { call_number } = await details(order_no);
      expect(await desk.ticket(order_no)).toMatchObject({
        number: call_number,
        order_type: OrderType.takeAway,
        due_at: ONE,
        contact: { name: "山田花子", phone: "+819012345678" },
        left_to_pay: 300,
        is_waiting: true,
        is_late: false,
      });
    });

    it("goes by accepting, the counter, cash and the digits, and the customer is told of each", async () => {
      const order_no = await place();
      for (const action of ["accept", "ready", "pay_cash"] as const)
        expect([action, await press(order_no, action)]).toEqual([action, null]);
      expect(await desk.ticket(order_no)).toMatchObject({ is_ready: true, left_to_pay: 0 });
      expect(await details(order_no)).toMatchObject({
        pay_status: PayStatus.collected,
        pay_type: PayType.cash,
      });
      expect(await press(order_no, "complete", { digits: DIGITS })).toBeNull();
      expect(await details(order_no)).toMatchObject({ order_status: OrderStatus.completed });
      expect(await press(order_no, "settle")).toBeNull();
      expect(await details(order_no)).toMatchObject({
        order_status: OrderStatus.settled,
        pay_status: PayStatus.collected,
      });
      expect((await events()).toSorted()).toEqual(
        [
          "order_placed",
          "order_accepted",
          "order_ready",
          "payment_received",
          "order_collected",
          "order_settled",
        ].toSorted(),
      );
    });

    it("is handed out against what is still to be paid, which the form says and takes with it", async () => {
      const order_no = await place();
      await press(order_no, "accept");
      for (const cash of [undefined, 299, 0]) {
        expect(await handOut(order_no, { digits: DIGITS, taken: cash })).toBe("cash_first");
        expect(await details(order_no)).toMatchObject({
          order_status: OrderStatus.confirmed,
          pay_status: PayStatus.unpaid,
        });
      }
      expect(await handOut(order_no, { digits: "0000" })).toBe("wrong_digits");
      expect((await details(order_no)).pay_status).toBe(PayStatus.unpaid);
      expect(await handOut(order_no, { digits: DIGITS })).toBeNull();
      expect(await details(order_no)).toMatchObject({
        order_status: OrderStatus.completed,
        pay_status: PayStatus.collected,
      });
      expect((await events()).toSorted()).toEqual(
        ["order_placed", "order_accepted", "payment_received", "order_collected"].toSorted(),
      );
    });

    it.each(["５６７８", "090-1234-5678", " 5678 "])("is handed out to whoever says “%s”", async (digits) => {
      const order_no = await place();
      await press(order_no, "accept");
      expect(await handOut(order_no, { digits })).toBeNull();
    });

    it.each(["", "5679", "678", "090-1234-567"])("is not handed out to whoever says “%s”", async (digits) => {
      const order_no = await place();
      await press(order_no, "accept");
      expect(await handOut(order_no, { digits })).toBe("wrong_digits");
      expect((await details(order_no)).order_status).toBe(OrderStatus.confirmed);
    });

    it("is not to be guessed: after ten tries the right digits have to wait, too, for minutes at most", async () => {
      const order_no = await place();
      await press(order_no, "accept");
      for (let guess = 0; guess < 10; guess += 1)
        expect(await handOut(order_no, { digits: String(1000 + guess) })).toBe("wrong_digits");
      expect(await handOut(order_no, { digits: DIGITS })).toBe("too_many_digits");
      const other = await place();
      await press(other, "accept");
      expect(await handOut(other, { digits: DIGITS })).toBeNull();
      provider.clock.advance(300_000);
      expect(await handOut(order_no, { digits: DIGITS })).toBeNull();
    });

    it("is handed out by the staff's own word, which is kept with the order and told to nobody", async () => {
      const order_no = await place();
      await press(order_no, "accept");
      expect(await handOut(order_no, { note: " " })).toBe("wrong_digits");
      expect(await handOut(order_no, { note: "免許証で確認" })).toBeNull();
      expect(await rowOf(order_no)).toMatchObject({
        order_status: OrderStatus.completed,
        handover_note: "免許証で確認",
      });
      expect((await desk.ticket(order_no)).handover_note).toBe("免許証で確認");
      expect(JSON.stringify(await details(order_no))).not.toContain("免許証");
    });

    it("whose owner's account is gone is handed out by the staff's word alone", async () => {
      const order_no = await place();
      await press(order_no, "accept");
      await provider.db.update(orders).set({ contact_phone: "" }).where(eq(orders.order_no, order_no));
      expect(await handOut(order_no, { digits: "" })).toBe("wrong_digits");
      expect(await handOut(order_no, { note: "常連" })).toBeNull();
    });

    it("is cancelled with a reason, and refunded with one once it is paid", async () => {
      const cancelled = await place();
      expect(await press(cancelled, "cancel", { reason: "品切れ" })).toBeNull();
      expect(await details(cancelled)).toMatchObject({
        order_status: OrderStatus.canceled,
        cancel_reason: "品切れ",
      });
      const paid = await place();
      for (const action of ["accept", "ready", "pay_cash"] as const) await press(paid, action);
      await handOut(paid, { digits: DIGITS });
      expect(await press(paid, "refund")).toBe("reason_missing");
      expect(await press(paid, "refund", { reason: "品質の問題" })).toBeNull();
      expect(await rowOf(paid)).toMatchObject({
        pay_status: PayStatus.refunded,
        refund_reason: "品質の問題",
      });
      const { items } = await taken(one.send(informList, {}));
      expect(items.find(({ event }) => event === "payment_refunded")?.content).toContain("品質の問題");
    });
  });

  describe("at the same time", () => {
    it("the store accepts while the customer cancels: one of them wins, the other is told", async () => {
      for (let round = 0; round < 5; round += 1) {
        const order_no = await place();
        const [said, { code }] = await Promise.all([
          press(order_no, "accept"),
          one.send(closeOrder, { order_no }),
        ]);
        const { order_status } = await details(order_no);
        expect([said, code, order_status]).toEqual(
          order_status === OrderStatus.confirmed ? [null, 423, 1] : ["refused", 10000, -1],
        );
      }
    });

    it("two of the staff hand it out: once is enough, and it is told once", async () => {
      const order_no = await place();
      await press(order_no, "accept");
      await Promise.all([1, 2, 3].map(() => handOut(order_no, { digits: DIGITS })));
      expect((await events()).filter((event) => event === "order_collected")).toHaveLength(1);
    });
  });

  describe("forged", () => {
    it("calls of another page, another store, or nobody do nothing", async () => {
      const order_no = await place();
      await press(order_no, "accept");
      const asked = {
        store_id: "diner",
        order_nos: [order_no],
        action: "complete",
        digits: DIGITS,
        taken: 300,
      };
      const evil = { cookie: desk.cookie, origin: "https://evil.example" };
      expect((await desk.call("board/act", asked, evil)).status).toBe(403);
      expect((await desk.call("board/act", asked)).status).toBe(401);
      const other = await deskOf(provider, "other");
      expect(await other.act(order_no, "complete", { digits: DIGITS, taken: 300 })).toBe("refused");
      expect(await other.act(order_no, "ready")).toBe("refused");
      expect(await other.act(order_no, "refund", { reason: "x" })).toBe("refused");
      expect(await details(order_no)).toMatchObject({
        order_status: OrderStatus.confirmed,
        ready_time: null,
      });
    });
  });
});
