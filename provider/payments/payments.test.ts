import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { closeOrder, orderDetails, payOrder } from "#contract/calls/order.ts";
import { getDetailByTransId, pay } from "#contract/calls/payment.ts";
import { informList } from "#contract/calls/inform.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { keepHouse } from "#provider/keepHouse.ts";
import { autoCancel } from "#provider/orders/autoCancel.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { fakeGateway } from "#provider/testing/fakeGateway.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { attemptId, type Guest, guest, line, taken } from "#provider/testing/guest.ts";
import { type Planted, planted } from "#provider/testing/planted.ts";
import { refundDue } from "./refundDue.ts";
import { settle } from "./settle.ts";

const fake = fakeGateway();
let provider: Planted;
let one: Guest;
const few = line({ goods_id: "few", price: 500 });
const MINUTE = 60_000;

beforeAll(async () => {
  provider = await planted({ payment: fake.gateway });
});
beforeEach(async () => {
  Object.assign(fake.state, { isOutOfReach: false, refunds: "refunded" });
  fake.refunded.length = 0;
  provider.clock.set(NOON);
  await provider.freeTables();
  await provider.setStock("few", 5);
  one = await guest(provider);
});
afterAll(() => provider.close());

const place = async () => (await taken(one.order([few], { pay_type: 4 }))).order_no;
const begin = async (order_no: string) => taken(one.send(payOrder, { order_no, pay_type: 4 }));
const begun = async () => {
  const order_no = await place();
  const { trans_id } = await begin(order_no);
  return { order_no, trans_id: trans_id ?? "", ref: fake.begun.at(-1)?.ref ?? "" };
};
const ask = (trans_id: string) => taken(one.send(getDetailByTransId, { trans_id }));
const details = (order_no: string) => taken(one.send(orderDetails, { order_no }));
const webhook = (trans_id: string, answer: "paid" | "failed" | "abandoned") =>
  provider.db.transaction((db) => settle(db, { trans_id, answer, now: provider.parts.clock() }));
const desk = (order_no: string, action: "accept" | "pay_cash" | "cancel" | "refund") =>
  provider.db.transaction((db) =>
    applyAction(db, { order_no, action, actor: "store", uid: null, now: provider.parts.clock() }),
  );
const events = async () => (await taken(one.send(informList, {}))).items.map(({ event }) => event).sort();

describe("an online payment", () => {
  it("leads to the gateway with the order's total, and back to the waiting page with the table's link", async () => {
    const order_no = await place();
    const answer = await taken(
      one.send(payOrder, { order_no, pay_type: 4, table_id: one.link } as { order_no: string; pay_type: 4 }),
    );
    const last = fake.begun.at(-1);
    expect(answer.redirect_url).toBe(`https://gateway.example/${last?.ref}`);
    expect(last?.amount).toBe(500);
    const back = new URL(last?.return_url ?? "");
    expect(back.pathname).toBe("/payLoading");
    expect(Object.fromEntries(back.searchParams)).toEqual({
      trans_id: answer.trans_id,
      storeId: "diner",
      tableId: one.link,
    });
    expect(await details(order_no)).toMatchObject({ is_locked: 1, pay_status: 0, trans_id: answer.trans_id });
  });

  it("is never assumed: it stays unknown until the gateway says", async () => {
    const { trans_id, order_no } = await begun();
    expect(await ask(trans_id)).toMatchObject({ kind: "payment", payment_state: "unknown", pay_status: 0 });
    fake.decides("paid");
    expect(await ask(trans_id)).toMatchObject({
      payment_state: "paid",
      pay_status: 1,
      amount: 500,
      order_no,
    });
    expect(await details(order_no)).toMatchObject({ pay_status: 1, pay_type: 4, auto_cancel_time: null });
    expect(await events()).toEqual(["order_placed", "payment_received"]);
  });

  it("that was declined or given up can be begun anew", async () => {
    for (const answer of ["failed", "abandoned"] as const) {
      const { trans_id, order_no } = await begun();
      fake.decides(answer);
      expect(await ask(trans_id)).toMatchObject({ payment_state: answer, pay_status: 0 });
      expect((await one.send(pay, { trans_id })).code).toBe(428);
      expect((await begin(order_no)).trans_id).not.toBe(trans_id);
      await provider.freeTables();
    }
  });

  it("under way is gone on with, never begun a second time", async () => {
    const { order_no, trans_id } = await begun();
    const count = fake.begun.length;
    const again = await begin(order_no);
    const byCard = await taken(one.send(payOrder, { order_no, pay_type: 5 }));
    const backTo = await taken(one.send(pay, { trans_id }));
    expect([again.trans_id, byCard.trans_id, backTo.trans_id]).toEqual([trans_id, trans_id, trans_id]);
    expect(backTo.redirect_url).toBe(again.redirect_url);
    expect(fake.begun).toHaveLength(count);
  });

  it("begun on two devices at once is one", async () => {
    const order_no = await place();
    const count = fake.begun.length;
    const answers = await Promise.all([begin(order_no), begin(order_no), begin(order_no)]);
    expect(new Set(answers.map(({ trans_id }) => trans_id)).size).toBe(1);
    expect(fake.begun).toHaveLength(count + 1);
  });

  it("whose gateway did not answer is asked about, and found within two inquiries", async () => {
    fake.state.isOutOfReach = true;
    const order_no = await place();
    const { trans_id, redirect_url } = await begin(order_no);
    expect(redirect_url).toBeNull();
    expect(await ask(trans_id ?? "")).toMatchObject({ payment_state: "unknown", pay_status: 0 });
    fake.decides("paid");
    expect(await ask(trans_id ?? "")).toMatchObject({ payment_state: "paid", pay_status: 1 });
  });

  it("is told to whoever holds its id, session or not, and is missing otherwise", async () => {
    const { trans_id } = await begun();
    const reply = await provider.call(getDetailByTransId, { trans_id });
    expect(reply).toMatchObject({ code: 10000, data: { store_name: "Store diner" } });
    expect((await provider.call(getDetailByTransId, { trans_id: "0".repeat(24) })).code).toBe(412);
  });

  it("is refused for a paid order, and in ways that the store does not take", async () => {
    const { trans_id, order_no } = await begun();
    expect((await one.send(payOrder, { order_no, pay_type: 6 })).code).toBe(431);
    fake.decides("paid");
    await ask(trans_id);
    expect((await one.send(payOrder, { order_no, pay_type: 4 })).code).toBe(413);
    expect((await one.send(payOrder, { order_no, pay_type: 1 })).code).toBe(413);
    expect((await one.send(pay, { trans_id })).code).toBe(413);
    expect((await one.send(closeOrder, { order_no })).code).toBe(422);
  });
});

describe("what became of an order attempt", () => {
  it("is told by the id from the journal: an order, or an addition", async () => {
    const client_order_id = attemptId();
    const { order_no } = await taken(one.order([few], { client_order_id }));
    const addition = attemptId();
    await taken(one.add(order_no, [few, few], { client_order_id: addition }));
    const found = await provider.call(getDetailByTransId, { trans_id: client_order_id });
    expect(found).toMatchObject({
      code: 10000,
      data: { kind: "order", order_no, amount: 500, payment_state: null },
    });
    expect((await ask(addition)).amount).toBe(1000);
  });

  it("is that it never arrived", async () => {
    expect((await one.send(getDetailByTransId, { trans_id: attemptId() })).code).toBe(412);
  });
});

describe("webhooks", () => {
  it("doubled, out of order or late come to the same", async () => {
    const { trans_id, order_no } = await begun();
    for (const answer of ["failed", "paid", "abandoned", "paid", "failed", "paid"] as const) {
      await webhook(trans_id, answer);
    }
    expect(await ask(trans_id)).toMatchObject({ payment_state: "paid", pay_status: 1 });
    expect((await events()).filter((event) => event === "payment_received")).toHaveLength(1);
    expect(await refundDue(provider.parts)).toBe(0);
    expect((await details(order_no)).pay_status).toBe(1);
  });

  it("at the same time settle the order once", async () => {
    const { trans_id } = await begun();
    await Promise.all(Array.from({ length: 5 }, () => webhook(trans_id, "paid")));
    expect((await events()).filter((event) => event === "payment_received")).toHaveLength(1);
  });
});

describe("money is never kept twice, and never kept for nothing", () => {
  it("of a payment that succeeds after the order was cancelled goes back", async () => {
    const { trans_id, ref, order_no } = await begun();
    await desk(order_no, "cancel");
    fake.decides("paid", ref);
    expect(await ask(trans_id)).toMatchObject({ payment_state: "refunded", pay_status: 3 });
    expect(fake.refunded).toEqual([ref]);
    expect(await details(order_no)).toMatchObject({ order_status: -1, pay_status: 3 });
    expect(await events()).toEqual(["order_cancelled", "order_placed", "payment_refunded"]);
  });

  it("of a payment that succeeds after cash was taken goes back, and the order stays paid", async () => {
    const { trans_id, ref, order_no } = await begun();
    await taken(one.send(payOrder, { order_no, pay_type: 1 }));
    await desk(order_no, "pay_cash");
    fake.decides("paid", ref);
    await ask(trans_id);
    expect(fake.refunded).toEqual([ref]);
    expect(await details(order_no)).toMatchObject({
      order_status: 0,
      pay_status: 1,
      pay_type: 1,
      trans_id: null,
    });
  });

  it("of a declined payment that was taken after all, with a second one paid, goes back", async () => {
    const { trans_id: first, ref, order_no } = await begun();
    await webhook(first, "failed");
    const { trans_id: second } = await begin(order_no);
    await webhook(first, "paid");
    await webhook(second ?? "", "paid");
    await refundDue(provider.parts);
    expect(fake.refunded).toEqual([fake.begun.at(-1)?.ref]);
    expect(fake.refunded).not.toContain(ref);
    expect(await details(order_no)).toMatchObject({ pay_status: 1, trans_id: first });
  });

  it("of a paid order that the desk cancels goes back, and is tried again when the gateway fails", async () => {
    const { trans_id, ref, order_no } = await begun();
    await webhook(trans_id, "paid");
    expect(await desk(order_no, "cancel")).toMatchObject({ ok: true, refund_due: true });
    fake.state.refunds = "failed";
    await refundDue(provider.parts);
    expect((await details(order_no)).pay_status).toBe(4);
    await refundDue(provider.parts);
    fake.state.refunds = "refunded";
    expect(await desk(order_no, "refund")).toMatchObject({ ok: true, refund_due: true });
    await refundDue(provider.parts);
    await refundDue(provider.parts);
    expect(fake.refunded).toEqual([ref]);
    expect((await details(order_no)).pay_status).toBe(3);
    const [row] = await provider.db.select().from(payments).where(eq(payments.trans_id, trans_id));
    expect(row?.state).toBe("refunded");
  });
});

describe("an online order that is not paid", () => {
  beforeEach(async () => {
    await provider.db.update(orders).set({ auto_cancel_at: null });
  });

  it("is cancelled after the store's minutes, and its pieces go back", async () => {
    const order_no = await place();
    provider.clock.advance(14 * MINUTE);
    await autoCancel(provider.parts);
    expect((await details(order_no)).order_status).toBe(0);
    provider.clock.advance(MINUTE);
    expect(await autoCancel(provider.parts)).toBe(1);
    expect(await details(order_no)).toMatchObject({
      order_status: -1,
      cancel_reason: "お支払いの期限が過ぎました。",
      auto_cancel_time: null,
    });
    expect(await provider.stockOf("few")).toBe(5);
    expect(await autoCancel(provider.parts)).toBe(0);
  });

  it("keeps its order when the gateway has taken the money by then", async () => {
    const { order_no } = await begun();
    fake.decides("paid");
    provider.clock.advance(20 * MINUTE);
    expect(await autoCancel(provider.parts)).toBe(0);
    expect(await details(order_no)).toMatchObject({ order_status: 0, pay_status: 1 });
  });

  it("is left alone once the store has accepted it, and when it is to be paid at the register", async () => {
    const accepted = await place();
    await desk(accepted, "accept");
    const register = await taken(one.order([few], { people: 0, pay_type: 4 }));
    await taken(one.send(payOrder, { order_no: register.order_no, pay_type: 1 }));
    const cash = await taken(one.order([few], { people: 0, pay_type: 1 }));
    provider.clock.advance(60 * MINUTE);
    expect(await autoCancel(provider.parts)).toBe(0);
    for (const order_no of [accepted, register.order_no, cash.order_no]) {
      expect((await details(order_no)).order_status).toBeGreaterThanOrEqual(0);
    }
  });

  it("is looked after although its customer never comes back", async () => {
    const { order_no, ref } = await begun();
    provider.clock.advance(2 * MINUTE);
    await keepHouse(provider.parts);
    expect((await details(order_no)).pay_status).toBe(0);
    await desk(order_no, "cancel");
    fake.decides("paid", ref);
    await keepHouse(provider.parts);
    expect(fake.refunded).toEqual([ref]);
  });
});
