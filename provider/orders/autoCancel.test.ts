import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { payOrder } from "#contract/calls/order.ts";
import { OrderStatus, PayStatus, PayType } from "#contract/enumerations.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { runMaintenance } from "#provider/operations/maintenance.ts";
import { fakeGateway } from "#provider/testing/fakeGateways.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";
import { type PayingGuest, payingGuest } from "#provider/testing/payingGuests.ts";
import { autoCancel } from "./endOrders.ts";

const fake = fakeGateway();
const MINUTE = 60_000;
let provider: Planted;
let paying: PayingGuest;

beforeAll(async () => {
  provider = await planted({ payment: fake.gateway });
});
beforeEach(async () => {
  Object.assign(fake.state, { isOutOfReach: false, refunds: "refunded" });
  fake.refunded.length = 0;
  provider.clock.set(NOON);
  paying = await payingGuest(provider, fake, "to take away");
});
afterAll(() => provider.close());

describe("an online order to take away that is not paid", () => {
  beforeEach(async () => {
    await provider.db.update(orders).set({ auto_cancel_at: null });
  });

  it("is cancelled after the store's minutes, and its pieces go back", async () => {
    const order_no = await paying.place();
    provider.clock.advance(14 * MINUTE);
    await autoCancel(provider.parts);
    expect((await paying.details(order_no)).order_status).toBe(OrderStatus.pending);
    provider.clock.advance(MINUTE);
    expect(await autoCancel(provider.parts)).toBe(1);
    expect(await paying.details(order_no)).toMatchObject({
      order_status: OrderStatus.canceled,
      cancel_reason: "お支払いの期限が過ぎました。",
      auto_cancel_time: null,
    });
    expect(await provider.stockOf("few")).toBe(5);
    expect(await autoCancel(provider.parts)).toBe(0);
  });

  it("keeps its order when the gateway has taken the money by then", async () => {
    const { order_no } = await paying.begun();
    fake.decides("paid");
    provider.clock.advance(20 * MINUTE);
    expect(await autoCancel(provider.parts)).toBe(0);
    expect(await paying.details(order_no)).toMatchObject({
      order_status: OrderStatus.pending,
      pay_status: PayStatus.paid,
    });
  });

  it("is left alone once the store has accepted it, and when it is to be paid at the register", async () => {
    const accepted = await paying.place();
    await paying.desk(accepted, "accept");
    const register = await paying.place();
    await taken(paying.one.send(payOrder, { order_no: register, pay_type: PayType.cash }));
    const cash = await paying.place(PayType.cash);
    provider.clock.advance(60 * MINUTE);
    expect(await autoCancel(provider.parts)).toBe(0);
    for (const order_no of [accepted, register, cash]) {
      expect((await paying.details(order_no)).order_status).toBeGreaterThanOrEqual(0);
    }
  });

  it("is looked after although its customer never comes back", async () => {
    const { order_no, ref } = await paying.begun();
    provider.clock.advance(2 * MINUTE);
    await runMaintenance(provider.parts);
    expect((await paying.details(order_no)).pay_status).toBe(PayStatus.unpaid);
    await paying.desk(order_no, "cancel");
    fake.decides("paid", ref);
    await runMaintenance(provider.parts);
    expect(fake.refunded).toEqual([ref]);
  });
});
