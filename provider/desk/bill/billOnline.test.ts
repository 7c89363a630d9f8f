import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { actOnOrders } from "#contract/calls/desk/board.ts";
import { orderDetails, payOrder } from "#contract/calls/order.ts";
import * as Code from "#contract/codes.ts";
import { OrderStatus, PayStatus, PayType } from "#contract/enumerations.ts";
import { refundDue } from "#provider/payments/refundDue.ts";
import { settle } from "#provider/payments/settle.ts";
import { type BillDesk, billDesk } from "#provider/testing/billDesk.ts";
import { fakeGateway } from "#provider/testing/fakeGateways.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";

const tea = line({ goods_id: "tea", price: 300 });

let provider: Planted;
let fake: ReturnType<typeof fakeGateway>;
let desk: BillDesk;
let one: Guest;
let other: Guest;
beforeAll(async () => {
  fake = fakeGateway();
  provider = await planted({ payment: fake.gateway });
  await provider.openLimits();
  desk = await billDesk(provider);
});
beforeEach(async () => {
  provider.clock.set(NOON);
  await provider.freeTables();
  one = await guest(provider);
  other = await guest(provider);
});
afterAll(() => provider.close());

/** An order at the table, a minute after what was before it. */
async function place(who: Guest, lines = [tea], changes = {}): Promise<string> {
  provider.clock.advance(60_000);
  return (await taken(who.order(lines, changes))).order_no;
}
const details = (order_no: string, who = one) => taken(who.send(orderDetails, { order_no }));
const statesOf = async (...of: (readonly [string, Guest])[]) => {
  const states: number[] = [];
  for (const [order_no, who] of of) states.push((await details(order_no, who)).pay_status);
  return states;
};
const { paid: PAID, refunded: REFUNDED, unpaid: UNPAID } = PayStatus;

describe("a guest who pays online meanwhile", () => {
  const begin = (who: Guest, order_no: string) =>
    taken(who.send(payOrder, { order_no, pay_type: PayType.payPay }));
  const say = async (trans_id: string | null, answer: "paid" | "failed" = "paid") => {
    const due = await provider.db.transaction((db) =>
      settle(db, { trans_id: trans_id ?? "", answer, now: provider.parts.clock() }),
    );
    if (due.refund_due) await refundDue(provider.parts);
    return due.refund_due;
  };

  it("lowers what is left, and is charged only what is left of their order", async () => {
    const first = await place(one, [tea, tea], { pay_type: PayType.payPay });
    await place(other);
    await desk.take(250);
    const { trans_id } = await begin(one, first);
    expect(fake.begun.at(-1)?.amount).toBe(350);
    expect(await desk.bill()).toMatchObject({ orders: [{ paying_online: 350 }, { paying_online: 0 }] });
    expect(await say(trans_id)).toBe(false);
    expect(await desk.bill()).toMatchObject({ rest: 300, paid_in_parts: 250, paid_otherwise: 350 });
    expect(await desk.tryTake(301)).toEqual({ refusal: "too_much", rest: 300 });
    // What the first order is paid with beside the guest's payment stays with it.
    const [part] = (await desk.bill()).parts;
    expect(await desk.reverse(part?.payment_id ?? "")).toEqual({ refusal: "needed", rest: 300 });
  });

  it("has parts go over to other orders where they began to pay before", async () => {
    const first = await place(one, [tea, tea], { pay_type: PayType.payPay });
    const second = await place(other);
    const { trans_id } = await begin(one, first);
    await desk.take(250);
    expect(await say(trans_id)).toBe(false);
    expect(await statesOf([first, one], [second, other])).toEqual([PAID, UNPAID]);
    expect(await desk.bill()).toMatchObject({
      rest: 50,
      orders: [{ parts_total: 0 }, { parts_total: 250, left: 50 }],
    });
  });

  it("gets it back where nothing is left that parts could go over to", async () => {
    const only = await place(one, [tea], { pay_type: PayType.payPay });
    const { trans_id } = await begin(one, only);
    await desk.take(200);
    fake.refunded.length = 0;
    expect(await say(trans_id)).toBe(true);
    expect(fake.refunded).toHaveLength(1);
    expect(await desk.bill()).toMatchObject({ rest: 100, paid_in_parts: 200, paid_otherwise: 0 });
    // And the same where it was wholly covered.
    const again = await begin(one, only);
    expect(fake.begun.at(-1)?.amount).toBe(100);
    await desk.take(100);
    expect(await say(again.trans_id)).toBe(true);
    expect(fake.refunded).toHaveLength(2);
    expect(await desk.bill()).toMatchObject({ rest: 0, paid_in_parts: 300, paid_otherwise: 0 });
  });

  it("who taps again after a part was taken is asked for what is left now", async () => {
    const order_no = await place(one, [tea], { pay_type: PayType.payPay });
    await begin(one, order_no);
    const { ref } = fake.begun.at(-1) ?? { ref: "" };
    await desk.take(100);
    fake.decides("abandoned", ref);
    await begin(one, order_no);
    expect(fake.begun.at(-1)?.amount).toBe(200);
  });
});

describe("an order that parts paid for", () => {
  it("is added to and canceled by its guest no more", async () => {
    const order_no = await place(one);
    await desk.take(100);
    expect((await one.add(order_no, [tea])).code).not.toBe(Code.success);
    expect((await details(order_no)).actions).not.toContain("cancel");
  });

  it("has its money go back at the counter when it is canceled, and the staff are told how much", async () => {
    const first = await place(one);
    await place(other);
    await desk.take(200);
    const on = { store_id: "diner", order_nos: [first] };
    expect(await desk.given(actOnOrders, { ...on, action: "cancel" })).toMatchObject({
      outcomes: [{ refusal: null, give_back: 200 }],
    });
    const bill = await desk.bill();
    expect(bill).toMatchObject({ total: 300, rest: 300, paid_in_parts: 0, given_back: 200 });
    expect(bill.orders[0]).toMatchObject({ order_no: first, parts_total: 200, left: 0 });
    // It is not given back twice.
    expect(await desk.reverse(bill.parts[0]?.payment_id ?? "")).toMatchObject({ refusal: "needed" });
    await desk.take(300);
    expect(await desk.bill()).toMatchObject({ rest: 0, paid_in_parts: 300, given_back: 200 });
  });

  it("has it go back as well when it is refunded", async () => {
    const order_no = await place(one);
    await desk.take(300);
    expect(await desk.act(order_no, "refund", { reason: "麺が切れました" })).toBeNull();
    expect(await details(order_no)).toMatchObject({
      order_status: OrderStatus.canceled,
      pay_status: REFUNDED,
    });
    expect(await desk.bill()).toMatchObject({ total: 0, rest: 0, given_back: 300 });
  });
});
