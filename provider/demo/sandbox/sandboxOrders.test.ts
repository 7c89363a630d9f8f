import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { informList } from "#contract/calls/inform.ts";
import { orderDetails, payOrder } from "#contract/calls/order.ts";
import { getDetailByTransId } from "#contract/calls/payment.ts";
import { OrderStatus, PayStatus, PayType } from "#contract/enumerations.ts";
import type { PaymentGateway } from "#provider/gateways/payments/paymentGateway.ts";
import { autoCancel } from "#provider/orders/endOrders.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import {
  type OffPremisesGuest,
  offPremisesGuest,
  openOffPremises,
} from "#provider/testing/offPremisesGuest.ts";
import { sandboxPayments } from "./sandboxPayments.ts";

let provider: Planted;
let sandbox: ReturnType<typeof sandboxPayments>;
let one: OffPremisesGuest;
const MINUTE = 60_000;

beforeAll(async () => {
  // The provider wants its gateway first, the gateway the provider's database.
  const later = {
    get: (known: object, name: string): unknown => Reflect.get(name in known ? known : sandbox.gateway, name),
  };
  const gateway = new Proxy({ methods: [PayType.payPay] }, later) as PaymentGateway;
  provider = await planted({ payment: gateway });
  await openOffPremises(provider);
  sandbox = sandboxPayments({
    db: provider.db,
    clock: provider.parts.clock,
    random: (bytes) => randomBytes(bytes).toString("base64url"),
    signingKey: provider.parts.signingKey,
    isUnruly: true,
    deliver: (notice) =>
      provider.app.fetch(new Request("http://provider.test/hooks/other", notice), { address: "192.0.2.1" }),
  });
});
beforeEach(async () => {
  provider.clock.set(NOON);
  await provider.freeTables();
  await provider.setStock("few", 5);
  one = await offPremisesGuest(provider);
});
afterAll(async () => {
  await sandbox.close();
  await provider.close();
});

/** An order, and the page where its payment is decided. */
async function begun(place = one.order) {
  const { order_no } = await taken(
    place([line({ goods_id: "few", price: 500 })], { pay_type: PayType.payPay }),
  );
  const { trans_id, redirect_url } = await taken(one.send(payOrder, { order_no, pay_type: PayType.payPay }));
  const press = (outcome: string) =>
    sandbox.routes.request(redirect_url ?? "", { method: "POST", body: new URLSearchParams({ outcome }) });
  const ask = async () =>
    (await taken(one.send(getDetailByTransId, { trans_id: trans_id ?? "" }))).payment_state;
  const details = () => taken(one.send(orderDetails, { order_no }));
  return { press, ask, details };
}
const events = async () => (await taken(one.send(informList, {}))).items.map(({ event }) => event);

describe("an order paid by the sandbox", () => {
  it("is paid by the webhook alone, once, though it comes three times", async () => {
    const { press, details } = await begun();
    await press("approve");
    await expect.poll(async () => (await details()).pay_status).toBe(1);
    expect((await events()).filter((event) => event === "payment_received")).toHaveLength(1);
  });

  it("stays unpaid when the customer declines or gives up", async () => {
    for (const [outcome, state] of [
      ["decline", "failed"],
      ["abandon", "abandoned"],
    ] as const) {
      const { press, ask, details } = await begun();
      await press(outcome);
      expect(await ask()).toBe(state);
      expect((await details()).pay_status).toBe(PayStatus.unpaid);
      await provider.freeTables();
    }
  });

  it("is unknown while the gateway hangs, and paid by the next inquiry", async () => {
    const { press, ask, details } = await begun();
    await press("timeout");
    expect(await ask()).toBe("unknown");
    expect((await details()).pay_status).toBe(PayStatus.unpaid);
    provider.clock.advance(8_000);
    expect(await ask()).toBe("paid");
    expect((await details()).pay_status).toBe(PayStatus.paid);
  });

  it("gives the money back when the approval comes after the order was cancelled", async () => {
    // At a table one pays after the meal, and nothing runs out.
    const { press, ask, details } = await begun(one.collect);
    provider.clock.advance(15 * MINUTE);
    await autoCancel(provider.parts);
    expect((await details()).order_status).toBe(OrderStatus.canceled);
    await press("approve");
    await expect.poll(ask).toBe("refunded");
    expect(await details()).toMatchObject({
      order_status: OrderStatus.canceled,
      pay_status: PayStatus.refunded,
    });
    expect((await events()).filter((event) => event === "payment_refunded")).toHaveLength(1);
  });
});
