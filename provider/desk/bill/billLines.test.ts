import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { closeSoFar } from "#contract/calls/desk/close.ts";
import { wholeOrder } from "#contract/calls/desk/find.ts";
import { orderDetails } from "#contract/calls/order.ts";
import { OrderStatus, PayStatus, PayType } from "#contract/enumerations.ts";
import { billPayments, refunds } from "#provider/db/tables/payments.ts";
import { lineDesk } from "#provider/desk/orders/testing/lineDesk.ts";
import { type BillDesk, billDesk } from "#provider/testing/billDesk.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { receiptsOf } from "#provider/testing/offPremisesGuest.ts";

const store_id = "diner";

let provider: Planted;
let desk: BillDesk;
let lines: Awaited<ReturnType<typeof lineDesk>>;
let one: Guest;
beforeAll(async () => {
  provider = await planted();
  await provider.openLimits();
  desk = await billDesk(provider);
  lines = await lineDesk(provider);
});
beforeEach(async () => {
  provider.clock.set(NOON);
  await provider.freeTables();
  one = await guest(provider);
});
afterAll(() => provider.close());

/** Cups of tea for 300 each, taken by the store. */
async function place(number: number): Promise<string> {
  provider.clock.advance(60_000);
  const { order_no } = await taken(one.order([line({ goods_id: "tea", price: 300, number })]));
  await desk.act(order_no, "accept");
  return order_no;
}
const details = (order_no: string) => taken(one.send(orderDetails, { order_no }));
const given = async (order_no: string) =>
  (await provider.db.select().from(refunds).where(eq(refunds.order_no, order_no)))
    .map(({ amount, pay_type, trans_id }) => ({ amount, pay_type, trans_id }))
    .toSorted((first, second) => first.amount - second.amount);
const partOf = async (payment_id: string) => {
  const [part] = await provider.db.select().from(billPayments).where(eq(billPayments.id, payment_id));
  return part;
};
async function receiptOf(payment_id: string) {
  const answer = await desk.receipt(payment_id);
  if ("refusal" in answer) throw new Error(answer.refusal);
  const { pathname, search } = new URL(answer.url);
  return { ...answer, page: async () => (await desk.get(`${pathname}${search}`)).text() };
}

describe("an order that parts paid and that becomes less", () => {
  it("has the table's other orders covered first, and nothing goes back", async () => {
    const first = await place(3);
    const second = await place(1);
    const { payment_id } = await desk.take(900);
    const receipt = await receiptOf(payment_id);
    expect(await lines.plan(first, { how: "less" })).toMatchObject({ total: 600, left_to_pay: 0, back: [] });
    expect(await lines.change(first, { how: "less" })).toEqual({ refusal: null, total: 600, back: 0 });
    expect(await details(first)).toMatchObject({ pay_status: PayStatus.paid, total: 600 });
    expect(await details(second)).toMatchObject({ pay_status: PayStatus.paid });
    expect(await desk.bill()).toMatchObject({
      total: 900,
      rest: 0,
      paid_in_parts: 900,
      given_back: 0,
      orders: [{ parts_total: 600 }, { parts_total: 300 }],
    });
    expect(await given(first)).toEqual([]);
    // Its amount was received, whatever it pays for by now.
    expect(await receipt.page()).not.toContain('class="void"');
    expect((await receiptOf(payment_id)).receipt_no).toBe(receipt.receipt_no);
  });

  it("has covered in part what is still to be paid, which is that much less", async () => {
    const first = await place(2);
    const second = await place(3);
    await desk.take(600);
    await lines.change(first, { how: "free" });
    expect(await details(second)).toMatchObject({ pay_status: PayStatus.unpaid, to_pay: 600 });
    expect(await desk.bill()).toMatchObject({ rest: 600, paid_in_parts: 600 });
    await desk.take(600);
    expect(await details(second)).toMatchObject({ pay_status: PayStatus.paid });
  });

  it("gives back at the counter what no order needs, of the part that was taken last first", async () => {
    const order_no = await place(3);
    const cash = await desk.take(700);
    const card = await desk.take(200, { pay_type: PayType.card });
    expect((await lines.plan(order_no, { how: "less" })).back).toEqual([
      { pay_type: PayType.card, amount: 200, card: null, is_at_counter: true },
      { pay_type: PayType.cash, amount: 100, card: null, is_at_counter: true },
    ]);
    expect(await lines.change(order_no, { how: "less" })).toEqual({ refusal: null, total: 600, back: 300 });
    expect(await given(order_no)).toEqual([
      { amount: 100, pay_type: PayType.cash, trans_id: null },
      { amount: 200, pay_type: PayType.card, trans_id: null },
    ]);
    expect(await partOf(card.payment_id)).toMatchObject({ given_back: 200, taxes: [] });
    expect(await partOf(cash.payment_id)).toMatchObject({
      given_back: 100,
      taxes: [{ rate: 10, taxable: 600, tax: 54 }],
    });
    expect(await details(order_no)).toMatchObject({ pay_status: PayStatus.paid, refunded: 300, to_pay: 0 });
    expect(await desk.bill()).toMatchObject({
      rest: 0,
      paid_in_parts: 600,
      parts: [{ given_back: 100 }, { given_back: 200 }],
    });
    const whole = await desk.given(wholeOrder, { store_id, order_no });
    expect(whole.payments).toMatchObject([{ is_of_bill: true, amount: 900, state: "paid" }]);
    expect(whole.refunds).toHaveLength(2);
    // It was sold, and became less: it is not as if it had not been paid.
    expect(await desk.reverse(cash.payment_id)).toMatchObject({ refusal: "needed" });

    // The rest of it goes back wholly, once.
    expect(await desk.act(order_no, "refund", { reason: "閉店" })).toBeNull();
    expect((await given(order_no)).map(({ amount }) => amount)).toEqual([100, 200, 600]);
    expect(await details(order_no)).toMatchObject({ pay_status: PayStatus.refunded, refunded: 900 });
    expect((await desk.given(wholeOrder, { store_id, order_no })).payments).toMatchObject([
      { is_of_bill: true, amount: 900, state: "refunded" },
    ]);
  });

  it("is refunded once nothing costs anything any more, and what others need stays", async () => {
    const first = await place(2);
    const second = await place(1);
    await desk.take(600);
    expect(await lines.change(first, { how: "free", number: 2 })).toMatchObject({ total: 0, back: 300 });
    expect(await details(first)).toMatchObject({
      order_status: OrderStatus.confirmed,
      pay_status: PayStatus.refunded,
      refunded: 300,
    });
    expect(await details(second)).toMatchObject({ pay_status: PayStatus.paid });
    expect(await desk.bill()).toMatchObject({ total: 300, rest: 0, paid_in_parts: 300, given_back: 0 });
  });

  it("and is not paid yet is paid by what it has, and what is above it goes back", async () => {
    const order_no = await place(3);
    await desk.take(400);
    expect(await lines.plan(order_no, { how: "less", number: 2 })).toMatchObject({
      total: 300,
      left_to_pay: 0,
      back: [{ pay_type: PayType.cash, amount: 100 }],
    });
    expect(await lines.change(order_no, { how: "less", number: 2 })).toMatchObject({ back: 100 });
    expect(await details(order_no)).toMatchObject({ pay_status: PayStatus.paid, total: 300, refunded: 100 });
  });

  it("is told as it was seen: a part that comes between is looked at first", async () => {
    const order_no = await place(3);
    await place(1);
    await desk.take(900);
    const { stamp } = await lines.plan(order_no, { how: "less" });
    await desk.take(300);
    expect(await lines.change(order_no, { how: "less", stamp })).toBe("changed");
    expect((await lines.plan(order_no, { how: "less" })).back).toMatchObject([{ amount: 300 }]);
  });

  it("is counted once in the day's close", async () => {
    const count = async () => {
      const { figures } = await desk.given(closeSoFar, { store_id });
      const [{ amount: came, count: times } = { amount: 0, count: 0 }, out] = figures.money
        .filter(({ pay_type }) => pay_type === PayType.cash)
        .flatMap((of) => [of.in, of.out]);
      const { received, total } = figures;
      return { came, times, back: out?.amount ?? 0, backs: out?.count ?? 0, received, total };
    };
    const before = await count();
    const order_no = await place(2);
    await desk.take(600);
    await lines.change(order_no, { how: "less" });
    const after = await count();
    expect([after.came - before.came, after.times - before.times]).toEqual([600, 1]);
    expect([after.back - before.back, after.backs - before.backs]).toEqual([300, 1]);
    expect([after.received - before.received, after.total - before.total]).toEqual([300, 300]);
  });
});

describe("a receipt of a part of which some went back", () => {
  it("says so, and another one is made out for what is left", async () => {
    const order_no = await place(2);
    const { payment_id } = await desk.take(600);
    const first = await receiptOf(payment_id);
    await lines.change(order_no, { how: "less" });
    expect(await first.page()).toContain("この領収書の発行後に ¥300 を返金しました。店頭で");
    const second = await receiptOf(payment_id);
    expect(second).toMatchObject({ is_copy: false });
    expect(second.receipt_no).not.toBe(first.receipt_no);
    const page = await second.page();
    expect(page).not.toContain('class="void"');
    expect(page).toContain("返金済み（合計に含まれません）");
    expect(await receiptOf(payment_id)).toMatchObject({ is_copy: true, receipt_no: second.receipt_no });
  });

  it("is none any more where all of it did", async () => {
    const order_no = await place(1);
    const { payment_id } = await desk.take(300);
    await lines.change(order_no, { how: "free" });
    expect(await desk.receipt(payment_id)).toEqual({ refusal: "reversed" });
  });

  it("is of the whole bill where what was chosen for it has been taken off", async () => {
    provider.clock.advance(60_000);
    const chosen = [line({ goods_id: "tea", price: 300 }), line({ goods_id: "beer", price: 600 })];
    const { order_no } = await taken(one.order(chosen));
    const { line_id = "" } = (await lines.read(order_no)).lines[0] ?? {};
    const { payment_id } = await desk.take(300, { lines: [{ line_id, number: 1 }] });
    await lines.change(order_no, { how: "cancel" });
    expect(await (await receiptOf(payment_id)).page()).toContain("beer");
  });

  it("of an order itself says when the order's total is another one by now", async () => {
    const order_no = await place(2);
    await place(1);
    await desk.take(600);
    const { print_url } = await receiptsOf(provider).make(one, order_no);
    const { pathname, search } = new URL(print_url ?? "");
    await lines.change(order_no, { how: "less" });
    expect(await (await desk.get(`${pathname}${search}`)).text()).toContain("ご注文の合計が変わりました");
  });
});
