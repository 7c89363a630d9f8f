import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { wholeOrder } from "#contract/calls/desk/find.ts";
import { changeLine } from "#contract/calls/desk/lines.ts";
import { OrderStatus, PayStatus, PayType } from "#contract/enumerations.ts";
import { ledgerEntries } from "#provider/db/tables/ledger.ts";
import { payments, refunds } from "#provider/db/tables/payments.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { refundDue } from "#provider/payments/refundDue.ts";
import { balanceOf } from "#provider/refill/ledger/accounts.ts";
import { fakeGateway } from "#provider/testing/fakeGateways.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { type PayingMember, payingMember } from "#provider/testing/payingGuests.ts";
import { holdingsOf } from "#provider/testing/refillWorld.ts";
import { lineDesk } from "./testing/lineDesk.ts";

const fake = fakeGateway();
let provider: Planted;
let desk: Awaited<ReturnType<typeof lineDesk>>;
let me: PayingMember;
let mine: ReturnType<typeof holdingsOf>;

beforeAll(async () => {
  provider = await planted({ payment: fake.gateway });
  await provider.openLimits();
  await provider.db
    .update(stores)
    .set({ pay_list: [PayType.cash, PayType.payPay, PayType.card, PayType.wallet] })
    .where(eq(stores.id, "diner"));
  desk = await lineDesk(provider);
});
beforeEach(async () => {
  provider.clock.set(NOON);
  Object.assign(fake.state, { isOutOfReach: false, refunds: "refunded" });
  fake.shares.length = 0;
  me = await payingMember(provider);
  mine = holdingsOf(provider, me.uid);
});
afterAll(async () => {
  const entries = await provider.db.select().from(ledgerEntries);
  const rest = entries.reduce((sum, { amount }) => sum + amount, 0);
  if (rest !== 0) throw new Error(`The books are ${rest} yen out`);
  await provider.close();
});

/** One of the few for 500, and tea for 300. */
const place = async () =>
  (
    await taken(
      me.one.order([line({ goods_id: "few", price: 500 }), line({ goods_id: "tea", price: 300 })], {
        pay_type: PayType.payPay,
      }),
    )
  ).order_no;
const payOnline = async (order_no: string, stored_value?: { kind: 1 | 2; id: string; amount: number }[]) => {
  const { trans_id } = await taken(
    me.pay(order_no, { pay_type: PayType.payPay, ...(stored_value && { stored_value }) }),
  );
  fake.decides("paid");
  await me.ask(trans_id ?? "");
  return trans_id ?? "";
};
const refundsOf = (order_no: string) =>
  provider.db.select().from(refunds).where(eq(refunds.order_no, order_no)).orderBy(refunds.made_at);
const card = () => balanceOf(provider.db, { kind: 1, uid: me.uid, store_id: "diner" });

describe("what was paid through a gateway", () => {
  it("goes back in part the same way, and the order stays paid with the sum beside it", async () => {
    const order_no = await place();
    const trans_id = await payOnline(order_no);
    expect(await desk.plan(order_no, { how: "cancel" })).toMatchObject({
      total: 300,
      left_to_pay: 0,
      back: [{ pay_type: PayType.payPay, amount: 500, card: null }],
    });
    expect(await desk.change(order_no, { how: "cancel" })).toEqual({ refusal: null, total: 300, back: 500 });
    const [row] = await refundsOf(order_no);
    expect(row).toMatchObject({ trans_id, amount: 500, state: "done", reason: "sold_out", due_at: null });
    expect(fake.shares).toEqual([expect.objectContaining({ refund_id: row?.id, amount: 500 })]);
    expect(await me.details(order_no)).toMatchObject({
      pay_status: PayStatus.paid,
      total: 300,
      refunded: 500,
      to_pay: 0,
    });
    expect(await desk.ticket(order_no)).toMatchObject({ refunded: 500, refund_failed: 0 });
    await refundDue(provider.parts);
    expect(fake.shares).toHaveLength(1);
    const whole = await desk.given(wholeOrder, { store_id: "diner", order_no });
    expect(whole.refunds).toMatchObject([{ amount: 500, state: "done", reason: "品切れ" }]);
    expect(whole.events).toContainEqual(expect.objectContaining({ kind: "given_back", amount: 500 }));

    // The rest goes back wholly, once.
    await desk.act(order_no, "refund", { reason: "閉店" });
    expect(fake.shares.map(({ amount }) => amount)).toEqual([500, 300]);
    expect(await me.details(order_no)).toMatchObject({ pay_status: PayStatus.refunded, refunded: 800 });
    const [payment] = await provider.db.select().from(payments).where(eq(payments.trans_id, trans_id));
    expect(payment?.state).toBe("refunded");
  });

  it("that fails is told at the board and asked for again, later each time, until it has gone back", async () => {
    const order_no = await place();
    await payOnline(order_no);
    fake.state.refunds = "failed";
    await desk.change(order_no, { at: 1, how: "free", reason: "quality" });
    expect(await me.details(order_no)).toMatchObject({ pay_status: PayStatus.paid, total: 500 });
    expect((await me.details(order_no)).refunded).toBeUndefined();
    expect(await desk.ticket(order_no)).toMatchObject({ refunded: 0, refund_failed: 300 });
    expect((await refundsOf(order_no))[0]).toMatchObject({ state: "failed", tries: 1 });
    fake.state.refunds = "refunded";
    expect(await refundDue(provider.parts)).toBe(0);
    provider.clock.advance(61_000);
    expect(await refundDue(provider.parts)).toBe(1);
    expect(await refundDue(provider.parts)).toBe(0);
    expect(await desk.ticket(order_no)).toMatchObject({ refunded: 300, refund_failed: 0 });
    expect((await me.details(order_no)).refunded).toBe(300);
  });

  it("goes back wholly once nothing costs anything any more, and what was ordered still comes", async () => {
    const order_no = await place();
    await payOnline(order_no);
    await desk.act(order_no, "accept");
    await desk.change(order_no, { how: "free" });
    await desk.change(order_no, { at: 1, how: "free" });
    expect(fake.shares.map(({ amount }) => amount)).toEqual([500, 300]);
    expect(await me.details(order_no)).toMatchObject({
      order_status: OrderStatus.confirmed,
      pay_status: PayStatus.refunded,
      total: 0,
      refunded: 800,
    });
    expect(await desk.act(order_no, "complete")).toBeNull();
  });

  it("and fails wholly: the order says so, and the desk tries again without canceling what is on its way", async () => {
    const order_no = await place();
    await payOnline(order_no);
    await desk.act(order_no, "accept");
    await desk.change(order_no, { how: "free" });
    fake.state.refunds = "failed";
    await desk.change(order_no, { at: 1, how: "free" });
    expect(await me.details(order_no)).toMatchObject({ pay_status: PayStatus.refundFailed, refunded: 500 });
    fake.state.refunds = "refunded";
    await desk.act(order_no, "refund", { reason: "再試行" });
    expect(await me.details(order_no)).toMatchObject({
      order_status: OrderStatus.confirmed,
      pay_status: PayStatus.refunded,
      refunded: 800,
    });
  });
});

describe("what was paid in several ways", () => {
  it("goes back by the last one first, and to balances what they paid", async () => {
    const id = await mine.card(400, 100);
    const order_no = await place();
    await payOnline(order_no, [{ kind: 1, id, amount: 450 }]);
    expect(await card()).toEqual({ balance: 50, bonus: 50 });
    expect(await desk.plan(order_no, { how: "cancel" })).toMatchObject({
      total: 300,
      back: [
        { pay_type: PayType.payPay, amount: 350 },
        { pay_type: PayType.wallet, amount: 150 },
      ],
    });
    await desk.change(order_no, { how: "cancel" });
    expect(fake.shares).toEqual([expect.objectContaining({ amount: 350 })]);
    // The bonus was spent last, and comes back first.
    expect(await card()).toEqual({ balance: 200, bonus: 100 });
    expect(await me.details(order_no)).toMatchObject({
      total: 300,
      refunded: 500,
      stored_value: [{ kind: 1, id, amount: 300 }],
      pay_status: PayStatus.paid,
    });
    await desk.act(order_no, "refund", { reason: "閉店" });
    expect(await card()).toEqual({ balance: 500, bonus: 100 });
    expect(fake.shares).toHaveLength(1);
    expect(await me.details(order_no)).toMatchObject({ pay_status: PayStatus.refunded, refunded: 800 });
  });

  it("in cash is written down as given back at the counter, by whom and why", async () => {
    const order_no = await place();
    await desk.act(order_no, "pay_cash");
    expect(await desk.plan(order_no, { at: 1, how: "cancel" })).toMatchObject({
      back: [{ pay_type: PayType.cash, amount: 300 }],
    });
    await desk.change(order_no, { at: 1, how: "cancel", reason: "ご要望により" });
    expect(await refundsOf(order_no)).toMatchObject([
      {
        trans_id: null,
        pay_type: PayType.cash,
        amount: 300,
        state: "done",
        reason: "ご要望により",
        staff_id: "tester",
      },
    ]);
    await desk.act(order_no, "refund", { reason: "閉店" });
    expect((await refundsOf(order_no)).map(({ amount }) => amount)).toEqual([300, 500]);
    const whole = await desk.given(wholeOrder, { store_id: "diner", order_no });
    expect(whole.payments).toMatchObject([{ trans_id: null, amount: 800, state: "refunded" }]);
  });

  it("of what balances paid before the rest: they have back what is not due any more, and the order is paid by them", async () => {
    const id = await mine.card(700);
    const order_no = await place();
    await taken(me.pay(order_no, { pay_type: PayType.cash, stored_value: [{ kind: 1, id, amount: 400 }] }));
    expect(await desk.plan(order_no, { how: "cancel" })).toMatchObject({
      left_to_pay: 0,
      back: [{ pay_type: PayType.wallet, amount: 100 }],
    });
    await desk.change(order_no, { how: "cancel" });
    expect((await card()).balance).toBe(400);
    expect(await me.details(order_no)).toMatchObject({
      pay_status: PayStatus.paid,
      total: 300,
      refunded: 100,
    });
  });
});

describe("who may", () => {
  it("floor and kitchen change what nobody has paid; money goes back by a manager's hand", async () => {
    const [floor, manager] = [await desk.as("floor"), await desk.as("manager")];
    const unpaid = await place();
    expect(await desk.change(unpaid, { how: "free", by: await desk.as("kitchen") })).toMatchObject({
      total: 300,
    });
    const order_no = await place();
    await desk.act(order_no, "pay_cash");
    expect(await desk.plan(order_no, { how: "free", by: floor })).toMatchObject({ refusal: "money" });
    expect((await desk.read(order_no, floor)).is_money_kept).toBe(true);
    expect(await desk.change(order_no, { how: "free", by: floor })).toBe("forbidden");
    expect(await me.details(order_no)).toMatchObject({ total: 800 });
    expect(await desk.change(order_no, { how: "free", by: manager })).toMatchObject({ back: 500 });
    const asked = {
      store_id: "diner",
      order_no,
      line_id: "x",
      how: "free",
      number: 1,
      reason: "late",
      is_back_in_stock: false,
      stamp: "",
      change_id: "y",
    } as const;
    expect(await desk.send(changeLine, asked, await desk.as("accounts"))).toBe("forbidden");
  });
});
