import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { tableBill, takeBillPart } from "#contract/calls/desk/bill.ts";
import { wholeOrder } from "#contract/calls/desk/find.ts";
import { orderDetails } from "#contract/calls/order.ts";
import { OrderStatus, PayStatus, PayType } from "#contract/enumerations.ts";
import { auditLog } from "#provider/db/tables/staff.ts";
import { type BillDesk, billDesk } from "#provider/testing/billDesk.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";

const tea = line({ goods_id: "tea", price: 300 });
const ramen = line({ goods_id: "ramen", price: 900, option_value: ["hard"] });

let provider: Planted;
let desk: BillDesk;
let one: Guest;
let other: Guest;
beforeAll(async () => {
  provider = await planted();
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
const { paid: PAID, unpaid: UNPAID } = PayStatus;

describe("the bill of a table", () => {
  it("holds all orders of the visit, oldest first, and what is left of them", async () => {
    const first = await place(one, [tea, tea]);
    const second = await place(other, [ramen]);
    expect(await desk.bill()).toMatchObject({
      table_name: "T1",
      people: 2,
      is_open: true,
      total: 1_500,
      rest: 1_500,
      paid_in_parts: 0,
      orders: [
        { order_no: first, left: 600, lines: [{ line_total: 300 }, { line_total: 300 }] },
        { order_no: second, left: 900 },
      ],
      taxes: [{ rate: 10, taxable: 1_500 }],
      parts: [],
    });
  });

  it("is none where nobody has ordered, and none of another store", async () => {
    const asked = { store_id: "diner", table_id: "diner-T2" };
    expect(await desk.given(tableBill, asked)).toMatchObject({ bill: null });
    await place(one);
    const { visit_id } = await desk.bill();
    expect(await desk.given(tableBill, { store_id: "other", visit_id })).toMatchObject({ bill: null });
    const part = {
      store_id: "other",
      visit_id,
      attempt_id: "x",
      pay_type: PayType.cash,
      amount: 100,
    } as const;
    expect(await desk.send(takeBillPart, part)).toBe("gone");
  });

  it("shares cover charge and coupon out among the pieces that can be chosen", async () => {
    const cover = await guest(provider, "cover-T1");
    const tables = await billDesk(provider, "cover-T1", "cover");
    const oden = line({ goods_id: "oden", price: 800, number: 3 });
    await taken(cover.order([oden], { people: 2, shown_total: 3_000, tableware: "fork" }));
    const { orders } = await tables.bill();
    expect(orders[0]?.lines[0]?.pieces).toEqual([1_000, 1_000, 1_000]);
  });
});

describe("parts", () => {
  it("turn orders paid when they cover them, oldest first, by the way that paid the most of each", async () => {
    const first = await place(one, [tea, tea]);
    const second = await place(other, [ramen]);
    expect(await desk.take(500, { tendered: 1_000 })).toMatchObject({ change: 500, rest: 1_000, paid: [] });
    expect(await statesOf([first, one], [second, other])).toEqual([UNPAID, UNPAID]);
    expect(await details(first)).toMatchObject({ to_pay: 100 });
    const { paid } = await desk.take(600, { pay_type: PayType.card });
    expect(paid).toHaveLength(1);
    expect(await statesOf([first, one], [second, other])).toEqual([PAID, UNPAID]);
    expect(await details(first)).toMatchObject({ pay_type: PayType.cash, to_pay: 0 });
    expect(await desk.take(400, { pay_type: PayType.payPay })).toMatchObject({ rest: 0 });
    expect(await details(second, other)).toMatchObject({
      pay_status: PAID,
      pay_type: PayType.card,
      to_pay: 0,
    });
    expect(await desk.bill()).toMatchObject({ rest: 0, paid_in_parts: 1_500, paid_otherwise: 0 });
  });

  it("close what was served, and leave what was not for its end, as cash taken for one order does", async () => {
    const served = await place(one);
    const cooking = await place(other);
    await desk.act(served, "accept");
    await desk.act(served, "complete");
    await desk.act(cooking, "accept");
    await desk.take(600);
    expect((await details(served)).order_status).toBe(OrderStatus.settled);
    expect((await details(cooking, other)).order_status).toBe(OrderStatus.confirmed);
    await desk.act(cooking, "complete");
    expect(await desk.act(cooking, "settle")).toBeNull();
  });

  it("are taken once, however often the same attempt comes", async () => {
    await place(one);
    const { visit_id } = await desk.bill();
    const asked = { visit_id, attempt_id: "twice" };
    const both = await Promise.all([desk.take(100, asked), desk.take(100, asked)]);
    expect(both.map(({ rest }) => rest)).toEqual([200, 200]);
    expect((await desk.bill()).parts).toHaveLength(1);
    const lines = await provider.db.select().from(auditLog).where(eq(auditLog.subject, "twice"));
    expect(lines.map(({ did }) => did)).toEqual(["bill.take"]);
  });

  it("of two waiters at once come to no more than the bill, and the second hears what is left", async () => {
    await place(one, [tea, tea]);
    const both = await Promise.all([desk.tryTake(400), desk.tryTake(400)]);
    expect(both.filter((answer) => "refusal" in answer)).toEqual([{ refusal: "too_much", rest: 200 }]);
    expect(await desk.tryTake(201)).toEqual({ refusal: "too_much", rest: 200 });
    await desk.take(200);
    expect(await desk.tryTake(1)).toEqual({ refusal: "nothing_left", rest: 0 });
  });

  it("are not taken with too little money, nor with change for a card, nor of a party that has left", async () => {
    const order_no = await place(one);
    expect(await desk.tryTake(300, { tendered: 299 })).toMatchObject({ refusal: "tendered" });
    expect(await desk.tryTake(300, { pay_type: PayType.card, tendered: 500 })).toMatchObject({
      refusal: "tendered",
    });
    const { visit_id } = await desk.bill();
    await provider.freeTables();
    expect(await desk.tryTake(300, { visit_id })).toMatchObject({ refusal: "closed" });
    expect((await details(order_no)).pay_status).toBe(UNPAID);
  });

  it("of chosen lines mark their pieces, which nobody pays again", async () => {
    await place(one, [line({ goods_id: "tea", price: 300, number: 3 })]);
    const [order] = (await desk.bill()).orders;
    const line_id = order?.lines[0]?.line_id ?? "";
    await desk.take(600, { lines: [{ line_id, number: 2 }] });
    expect((await desk.bill()).orders[0]?.lines[0]).toMatchObject({ number: 3, paid: 2 });
    expect(await desk.tryTake(300, { lines: [{ line_id, number: 2 }] })).toMatchObject({
      refusal: "lines_paid",
      rest: 300,
    });
    expect(await desk.tryTake(300, { lines: [{ line_id: "no-such", number: 1 }] })).toMatchObject({
      refusal: "lines_paid",
    });
    expect(await desk.take(300, { lines: [{ line_id, number: 1 }] })).toMatchObject({ rest: 0 });
  });

  it("pay an order of buffet dishes alone, of which there is nothing to cover, with the last of the others", async () => {
    const free = await place(one, [line({ goods_id: "course", price: 3_000 })]);
    const buffet = await place(one, [line({ goods_id: "yakitori", price: 0 })], { people: 0 });
    await desk.take(1_000);
    expect((await details(buffet)).pay_status).toBe(UNPAID);
    await desk.take(2_000);
    expect(await statesOf([free, one], [buffet, one])).toEqual([PAID, PAID]);
  });

  it("are told on the board and of the order that is found", async () => {
    const order_no = await place(one);
    await desk.take(100);
    expect(await desk.ticket(order_no)).toMatchObject({ parts_total: 100, left_to_pay: 200, total: 300 });
    await desk.take(200, { pay_type: PayType.merpay });
    const found = await desk.given(wholeOrder, { store_id: "diner", order_no });
    expect(found.payments).toMatchObject([
      { is_of_bill: true, amount: 300, state: "paid", pay_type: PayType.merpay },
    ]);
    expect(found.events.map(({ kind }) => kind)).toContain("pay_cash");
  });

  it("are for those at the till alone", async () => {
    await place(one);
    const { visit_id } = await desk.bill();
    const asked = {
      store_id: "diner",
      visit_id,
      attempt_id: "no",
      pay_type: PayType.cash,
      amount: 1,
    } as const;
    for (const role of ["kitchen", "accounts"] as const)
      expect(await desk.send(takeBillPart, asked, await desk.as(role))).toBe("forbidden");
    expect(await desk.send(takeBillPart, asked, await desk.as("floor"))).toMatchObject({ rest: 299 });
  });
});

describe("a part that is reversed", () => {
  it("leaves orders unpaid again, the newest first, and served ones as they were", async () => {
    const first = await place(one);
    const second = await place(other);
    for (const order_no of [first, second]) {
      await desk.act(order_no, "accept");
      await desk.act(order_no, "complete");
    }
    const { payment_id } = await desk.take(300);
    await desk.take(300, { pay_type: PayType.card });
    expect((await details(second, other)).order_status).toBe(OrderStatus.settled);
    expect(await desk.reverse(payment_id)).toEqual({ refusal: null, rest: 300 });
    expect(await details(first)).toMatchObject({ pay_status: PAID, pay_type: PayType.card });
    expect(await details(second, other)).toMatchObject({
      order_status: OrderStatus.completed,
      pay_status: UNPAID,
      pay_type: null,
      to_pay: 300,
    });
    expect((await desk.bill()).parts).toMatchObject([
      { reversed: { reason: "押し間違い" }, may_reverse: false },
      { reversed: null },
    ]);
    // Again, as a lost answer has it sent.
    expect(await desk.reverse(payment_id)).toEqual({ refusal: null, rest: 300 });
    const lines = await provider.db.select().from(auditLog).where(eq(auditLog.subject, payment_id));
    expect(lines.map(({ did }) => did)).toEqual(["bill.take", "bill.reverse"]);
    expect(JSON.stringify(lines)).not.toContain("押し間違い");
  });

  it("is not, once the party has left", async () => {
    await place(one);
    const { payment_id } = await desk.take(100);
    await provider.freeTables();
    expect(await desk.reverse(payment_id)).toMatchObject({ refusal: "closed" });
  });

  it("is one's own of the last ten minutes, or a manager's", async () => {
    await place(one);
    const { payment_id } = await desk.take(100);
    expect(await desk.reverse(payment_id, await desk.as("floor"))).toMatchObject({ refusal: "not_yours" });
    const asFloor = await desk.as("floor");
    const own = await desk.tryTake(100, {}, asFloor);
    const late = await desk.tryTake(50, {}, asFloor);
    if ("refusal" in own || "refusal" in late) throw new Error("Refused");
    expect(await desk.reverse(own.payment_id, asFloor)).toMatchObject({ refusal: null });
    provider.clock.advance(600_000);
    expect(await desk.reverse(late.payment_id, asFloor)).toMatchObject({ refusal: "not_yours" });
    expect(await desk.reverse(late.payment_id, await desk.as("manager"))).toMatchObject({ refusal: null });
  });
});
