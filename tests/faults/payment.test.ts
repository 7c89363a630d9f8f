import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Call, RequestOf } from "#contract/call.ts";
import { informList } from "#contract/calls/inform.ts";
import { addOrder, closeOrder, createOrder, orderDetails, payOrder } from "#contract/calls/order.ts";
import { getDetailByTransId } from "#contract/calls/payment.ts";
import { noneRegister } from "#contract/calls/session.ts";
import { IDEMPOTENCY_HEADER } from "#contract/codes.ts";
import { OrderStatus, OrderType, PayStatus, PayType } from "#contract/enumerations.ts";
import type { User } from "#contract/member.ts";
import { runMaintenance } from "#provider/operations/maintenance.ts";
import { taken } from "#provider/testing/guest.ts";
import { CONTACT, openOffPremises } from "#provider/testing/offPremisesGuest.ts";
import type { Reply } from "#provider/testing/provider.ts";
import { attempt, piece } from "./customers.ts";
import { wholeProvider } from "./wholeProvider.ts";

const MINUTE = 60_000;
/** Longer than the payment service hangs when it charges and does not answer. */
const SILENCE = 9_000;

let provider: Awaited<ReturnType<typeof wholeProvider>>;
let me: User;
beforeAll(async () => {
  provider = await wholeProvider();
});
beforeEach(async () => {
  me = await taken(call(noneRegister, {}));
});
afterAll(() => provider.close());

async function call<C extends Call>(
  of: C,
  request: RequestOf<C>,
  key = crypto.randomUUID(),
): Promise<Reply<C>> {
  const response = await provider.request(of.path, {
    method: "POST",
    headers: { "content-type": "application/json", [IDEMPOTENCY_HEADER]: key },
    body: JSON.stringify({ ...(me && { uid: me.uid, auth_token: me.auth_token }), ...(request as object) }),
  });
  return (await response.json()) as Reply<C>;
}

const place = async (pay_type: typeof PayType.cash | typeof PayType.payPay = PayType.payPay) =>
  (await taken(call(createOrder, { ...attempt(me, [piece("tea", 300)]).request, pay_type }))).order_no;
/** An order to take away, which runs out where it is not paid in time. */
const placeOffPremises = async () => {
  await openOffPremises(provider, { pay_list: [PayType.cash, PayType.payPay] });
  const { table_id: _, people: __, ...request } = attempt(me, [piece("tea", 300)]).request;
  const offPremises = {
    order_type: OrderType.takeAway,
    contact: CONTACT,
    mealTime: "2026-11-21T06:00:00.000Z",
    pay_type: PayType.payPay,
  } as const;
  return (await taken(call(createOrder, { ...request, ...offPremises }))).order_no;
};
const begin = async (order_no: string) => {
  const { trans_id, redirect_url } = await taken(call(payOrder, { order_no, pay_type: PayType.payPay }));
  return { trans_id: trans_id ?? "", redirect_url: redirect_url ?? "" };
};
const inquire = (trans_id: string) => taken(call(getDetailByTransId, { trans_id }));
const details = (order_no: string) => taken(call(orderDetails, { order_no }));
const events = async () => (await taken(call(informList, {}))).items.map(({ event }) => event);

describe("a payment service that charges and then hangs", () => {
  it("leaves the payment unknown, never failed, and paid by the second inquiry", async () => {
    const order_no = await place();
    const { trans_id, redirect_url } = await begin(order_no);
    await provider.press(redirect_url, "timeout");
    expect(await inquire(trans_id)).toMatchObject({ payment_state: "unknown", pay_status: PayStatus.unpaid });
    provider.pass(SILENCE);
    expect(await inquire(trans_id)).toMatchObject({ payment_state: "paid", pay_status: PayStatus.paid });
    expect((await events()).filter((event) => event === "payment_received")).toHaveLength(1);
  });

  it("is not asked to charge again, however often the customer taps", async () => {
    const order_no = await place();
    const begun = await begin(order_no);
    await provider.press(begun.redirect_url, "timeout");
    const again = await Promise.all([begin(order_no), begin(order_no), begin(order_no)]);
    expect(new Set(again.map(({ trans_id }) => trans_id))).toEqual(new Set([begun.trans_id]));
  });

  it("and answers only after the order ran out: the money does not stay with a cancelled order", async () => {
    const order_no = await placeOffPremises();
    const { trans_id, redirect_url } = await begin(order_no);
    provider.pass(16 * MINUTE);
    await runMaintenance(provider.parts);
    expect((await details(order_no)).order_status).toBe(OrderStatus.canceled);
    await provider.press(redirect_url, "approve");
    await expect.poll(async () => (await details(order_no)).pay_status, { timeout: 5_000 }).toBe(3);
    expect((await inquire(trans_id)).payment_state).toBe("refunded");
  });
});

describe("a webhook", () => {
  it("and three inquiries at the same time settle an order once", async () => {
    const order_no = await place();
    const { trans_id, redirect_url } = await begin(order_no);
    await provider.press(redirect_url, "approve");
    await Promise.all([inquire(trans_id), inquire(trans_id), inquire(trans_id)]);
    await expect.poll(async () => (await details(order_no)).pay_status).toBe(1);
    expect((await events()).filter((event) => event === "payment_received")).toHaveLength(1);
  });

  it("that nobody of the payment service sent is not believed", async () => {
    const response = await provider.request("/hooks/sandbox", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ type: "payment.decided", ref: "any" }),
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
  });
});

describe("the desk and the customer at the same time", () => {
  it.each(Array.from({ length: 6 }, (_, index) => index))(
    "accept and cancel: one wins (%i)",
    async (index) => {
      const order_no = await place(PayType.cash);
      const accept = () => provider.desk(order_no, "accept");
      const cancel = () => call(closeOrder, { order_no });
      const first = index % 2 === 0 ? accept() : undefined;
      const cancelling = cancel();
      const [desk, { code }] = await Promise.all([first ?? accept(), cancelling]);
      const { order_status } = await details(order_no);
      expect([
        ["done", 423, 1],
        ["refused", 10000, -1],
      ]).toContainEqual([desk, code, order_status]);
    },
  );

  it("cancel and add: nothing is added to a cancelled order", async () => {
    const order_no = await place(PayType.cash);
    const { client_order_id } = attempt(me, []).request;
    const lines = [piece("tea", 300)];
    const [desk, { code }] = await Promise.all([
      provider.desk(order_no, "cancel"),
      call(addOrder, { client_order_id, order_no, lines, shown_total: 300 }),
    ]);
    expect(desk).toBe("done");
    const { order_status, lines: ordered } = await details(order_no);
    expect(order_status).toBe(OrderStatus.canceled);
    expect([
      [10000, 2],
      [426, 1],
      [423, 1],
    ]).toContainEqual([code, ordered.length]);
  });
});
