import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { payOrder } from "#contract/calls/order.ts";
import { OrderStatus, PayStatus, PayType } from "#contract/enumerations.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { fakeGateway } from "#provider/testing/fakeGateways.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";
import { type PayingGuest, payingGuest } from "#provider/testing/payingGuests.ts";
import { refundDue } from "./refundDue.ts";

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

describe("webhooks", () => {
  it("doubled, out of order or late come to the same", async () => {
    const { trans_id, order_no } = await paying.begun();
    for (const answer of ["failed", "paid", "abandoned", "paid", "failed", "paid"] as const) {
      await paying.webhook(trans_id, answer);
    }
    expect(await paying.ask(trans_id)).toMatchObject({ payment_state: "paid", pay_status: PayStatus.paid });
    expect((await paying.events()).filter((event) => event === "payment_received")).toHaveLength(1);
    expect(await refundDue(provider.parts)).toBe(0);
    expect((await paying.details(order_no)).pay_status).toBe(PayStatus.paid);
  });

  it("at the same time settle the order once", async () => {
    const { trans_id } = await paying.begun();
    await Promise.all(Array.from({ length: 5 }, () => paying.webhook(trans_id, "paid")));
    expect((await paying.events()).filter((event) => event === "payment_received")).toHaveLength(1);
  });
});

describe("money is never kept twice, and never kept for nothing", () => {
  it("of a payment that succeeds after the order was cancelled goes back", async () => {
    const { trans_id, ref, order_no } = await paying.begun();
    await paying.desk(order_no, "cancel");
    fake.decides("paid", ref);
    expect(await paying.ask(trans_id)).toMatchObject({
      payment_state: "refunded",
      pay_status: PayStatus.refunded,
    });
    expect(fake.refunded).toEqual([ref]);
    expect(await paying.details(order_no)).toMatchObject({
      order_status: OrderStatus.canceled,
      pay_status: PayStatus.refunded,
    });
    expect(await paying.events()).toEqual(["order_cancelled", "order_placed", "payment_refunded"]);
  });

  it("of a payment that succeeds after cash was taken goes back, and the order stays paid", async () => {
    const { trans_id, ref, order_no } = await paying.begun();
    await taken(paying.one.send(payOrder, { order_no, pay_type: PayType.cash }));
    await paying.desk(order_no, "pay_cash");
    fake.decides("paid", ref);
    await paying.ask(trans_id);
    expect(fake.refunded).toEqual([ref]);
    expect(await paying.details(order_no)).toMatchObject({
      order_status: OrderStatus.pending,
      pay_status: PayStatus.paid,
      pay_type: PayType.cash,
      trans_id: null,
    });
  });

  it("of a declined payment that was taken after all, with a second one paid, goes back", async () => {
    const { trans_id: first, ref, order_no } = await paying.begun();
    await paying.webhook(first, "failed");
    const { trans_id: second } = await paying.begin(order_no);
    await paying.webhook(first, "paid");
    await paying.webhook(second ?? "", "paid");
    await refundDue(provider.parts);
    expect(fake.refunded).toEqual([fake.begun.at(-1)?.ref]);
    expect(fake.refunded).not.toContain(ref);
    expect(await paying.details(order_no)).toMatchObject({ pay_status: PayStatus.paid, trans_id: first });
  });

  it("of a paid order that the desk cancels goes back, and is tried again when the gateway fails", async () => {
    const { trans_id, ref, order_no } = await paying.begun();
    await paying.webhook(trans_id, "paid");
    expect(await paying.desk(order_no, "cancel")).toMatchObject({ ok: true, refund_due: true });
    fake.state.refunds = "failed";
    await refundDue(provider.parts);
    expect((await paying.details(order_no)).pay_status).toBe(PayStatus.refundFailed);
    await refundDue(provider.parts);
    fake.state.refunds = "refunded";
    expect(await paying.desk(order_no, "refund")).toMatchObject({ ok: true, refund_due: true });
    await refundDue(provider.parts);
    await refundDue(provider.parts);
    expect(fake.refunded).toEqual([ref]);
    expect((await paying.details(order_no)).pay_status).toBe(PayStatus.refunded);
    const [row] = await provider.db.select().from(payments).where(eq(payments.trans_id, trans_id));
    expect(row?.state).toBe("refunded");
  });
});
