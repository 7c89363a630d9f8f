import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { closeOrder, payOrder } from "#contract/calls/order.ts";
import { getDetailByTransId, pay } from "#contract/calls/payment.ts";
import * as Code from "#contract/codes.ts";
import { PayStatus, PayType } from "#contract/enumerations.ts";
import { sessions } from "#provider/db/tables/members.ts";
import { fakeGateway } from "#provider/testing/fakeGateways.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { attemptId, guest, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { few, type PayingGuest, payingGuest } from "#provider/testing/payingGuests.ts";
import type { CallOptions } from "#provider/testing/provider.ts";

const fake = fakeGateway();
let provider: Planted;
let paying: PayingGuest;

beforeAll(async () => {
  provider = await planted({ payment: fake.gateway });
});
beforeEach(async () => {
  Object.assign(fake.state, { isOutOfReach: false, refunds: "refunded" });
  fake.refunded.length = 0;
  provider.clock.set(NOON);
  paying = await payingGuest(provider, fake);
});
afterAll(() => provider.close());

describe("an online payment", () => {
  it("leads to the gateway with the order's total, and back to the waiting page with the table's link", async () => {
    const order_no = await paying.place();
    const answer = await taken(
      paying.one.send(payOrder, { order_no, pay_type: PayType.payPay, table_id: paying.one.link } as {
        order_no: string;
        pay_type: typeof PayType.payPay;
      }),
    );
    const last = fake.begun.at(-1);
    expect(answer.redirect_url).toBe(`https://gateway.example/${last?.ref}`);
    expect(last?.amount).toBe(500);
    const back = new URL(last?.return_url ?? "");
    expect(back.pathname).toBe("/payLoading");
    expect(Object.fromEntries(back.searchParams)).toEqual({
      trans_id: answer.trans_id,
      storeId: "diner",
      tableId: paying.one.link,
    });
    expect(await paying.details(order_no)).toMatchObject({
      is_locked: 1,
      pay_status: PayStatus.unpaid,
      trans_id: answer.trans_id,
    });
  });

  it("is never assumed: it stays unknown until the gateway says", async () => {
    const { trans_id, order_no } = await paying.begun();
    expect(await paying.ask(trans_id)).toMatchObject({
      kind: "payment",
      payment_state: "unknown",
      pay_status: PayStatus.unpaid,
    });
    fake.decides("paid");
    expect(await paying.ask(trans_id)).toMatchObject({
      payment_state: "paid",
      pay_status: PayStatus.paid,
      amount: 500,
      order_no,
    });
    expect(await paying.details(order_no)).toMatchObject({
      pay_status: PayStatus.paid,
      pay_type: PayType.payPay,
      auto_cancel_time: null,
    });
    expect(await paying.events()).toEqual(["order_placed", "payment_received"]);
  });

  it("that was declined or given up can be begun anew", async () => {
    for (const answer of ["failed", "abandoned"] as const) {
      const { trans_id, order_no } = await paying.begun();
      fake.decides(answer);
      expect(await paying.ask(trans_id)).toMatchObject({
        payment_state: answer,
        pay_status: PayStatus.unpaid,
      });
      expect((await paying.one.send(pay, { trans_id })).code).toBe(Code.paymentFailed);
      expect((await paying.begin(order_no)).trans_id).not.toBe(trans_id);
      await provider.freeTables();
    }
  });

  it("under way is gone on with, never begun a second time", async () => {
    const { order_no, trans_id } = await paying.begun();
    const count = fake.begun.length;
    const again = await paying.begin(order_no);
    const byCard = await taken(paying.one.send(payOrder, { order_no, pay_type: PayType.card }));
    const backTo = await taken(paying.one.send(pay, { trans_id }));
    expect([again.trans_id, byCard.trans_id, backTo.trans_id]).toEqual([trans_id, trans_id, trans_id]);
    expect(backTo.redirect_url).toBe(again.redirect_url);
    expect(fake.begun).toHaveLength(count);
  });

  it("begun on two devices at once is one", async () => {
    const order_no = await paying.place();
    const count = fake.begun.length;
    const answers = await Promise.all([
      paying.begin(order_no),
      paying.begin(order_no),
      paying.begin(order_no),
    ]);
    expect(new Set(answers.map(({ trans_id }) => trans_id)).size).toBe(1);
    expect(fake.begun).toHaveLength(count + 1);
  });

  it("whose gateway did not answer is asked about, and found within two inquiries", async () => {
    fake.state.isOutOfReach = true;
    const order_no = await paying.place();
    const { trans_id, redirect_url } = await paying.begin(order_no);
    expect(redirect_url).toBeNull();
    expect(await paying.ask(trans_id ?? "")).toMatchObject({
      payment_state: "unknown",
      pay_status: PayStatus.unpaid,
    });
    fake.decides("paid");
    expect(await paying.ask(trans_id ?? "")).toMatchObject({
      payment_state: "paid",
      pay_status: PayStatus.paid,
    });
  });

  it("is told to whoever holds its id, session or not, and is missing otherwise", async () => {
    const { trans_id } = await paying.begun();
    const asked = (options: CallOptions = {}) =>
      taken(provider.call(getDetailByTransId, { trans_id }, options));
    const state = { trans_id, kind: "payment", pay_status: PayStatus.unpaid, payment_state: "unknown" };
    // An id stands in addresses: who finds one learns neither who ordered, nor where, nor for how much.
    const stranger = await guest(provider, "diner-T2");
    expect([await asked(), await asked({ session: stranger.session })]).toEqual([state, state]);
    const own = { ...state, store_name: "Store diner", amount: 500 };
    expect(await asked({ session: paying.one.session })).toMatchObject(own);
    // Who comes back from paying after the session ran out is no stranger.
    const expired = { expires_at: provider.parts.clock() };
    await provider.db.update(sessions).set(expired).where(eq(sessions.uid, paying.one.uid));
    expect(await asked({ session: paying.one.session })).toMatchObject(own);
    await provider.db.update(sessions).set({ ended_at: provider.parts.clock() });
    expect(await asked({ session: paying.one.session })).toEqual(state);
    expect((await provider.call(getDetailByTransId, { trans_id: "0".repeat(24) })).code).toBe(
      Code.orderMissing,
    );
  });

  it("is refused for a paid order, and in ways that the store does not take", async () => {
    const { trans_id, order_no } = await paying.begun();
    expect((await paying.one.send(payOrder, { order_no, pay_type: PayType.merpay })).code).toBe(
      Code.payTypeUnsupported,
    );
    fake.decides("paid");
    await paying.ask(trans_id);
    expect((await paying.one.send(payOrder, { order_no, pay_type: PayType.payPay })).code).toBe(
      Code.alreadyPaid,
    );
    expect((await paying.one.send(payOrder, { order_no, pay_type: PayType.cash })).code).toBe(
      Code.alreadyPaid,
    );
    expect((await paying.one.send(pay, { trans_id })).code).toBe(Code.alreadyPaid);
    expect((await paying.one.send(closeOrder, { order_no })).code).toBe(Code.paidOrderCannotBeCanceled);
  });
});

describe("what became of an order attempt", () => {
  it("is told by the id from the journal: an order, or an addition", async () => {
    const client_order_id = attemptId();
    const { order_no } = await taken(paying.one.order([few], { client_order_id }));
    const addition = attemptId();
    await taken(paying.one.add(order_no, [few, few], { client_order_id: addition }));
    const found = await paying.one.send(getDetailByTransId, { trans_id: client_order_id });
    expect(found).toMatchObject({
      code: Code.success,
      data: { kind: "order", order_no, amount: 500, payment_state: null },
    });
    expect((await paying.ask(addition)).amount).toBe(1000);
  });

  it("is that it never arrived", async () => {
    expect((await paying.one.send(getDetailByTransId, { trans_id: attemptId() })).code).toBe(
      Code.orderMissing,
    );
  });
});
