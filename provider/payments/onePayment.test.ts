import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { OrderStatus, PayStatus, PayType } from "#contract/enumerations.ts";
import { payments, sandboxPayments } from "#provider/db/tables/payments.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { runMaintenance } from "#provider/operations/maintenance.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";
import { openOffPremises } from "#provider/testing/offPremisesGuest.ts";
import { type PayingMember, payingMember, TEST_CARDS } from "#provider/testing/payingGuests.ts";
import { refundDue } from "./refundDue.ts";

let provider: Planted;
let me: PayingMember;
const MINUTE = 60_000;

beforeAll(async () => {
  provider = await planted({ payment: "sandbox" });
  await provider.db
    .update(stores)
    .set({ pay_list: [PayType.cash, PayType.payPay, PayType.card, PayType.wallet] })
    .where(eq(stores.id, "diner"));
});
beforeEach(async () => {
  provider.clock.set(NOON);
  me = await payingMember(provider);
});
afterAll(() => provider.close());

const paymentsOf = (order_no: string) =>
  provider.db.select().from(payments).where(eq(payments.order_no, order_no));
/** What the gateway says that it took for an order, in yen. */
const takenFor = async (order_no: string) => {
  const refs = (await paymentsOf(order_no)).map(({ gateway_ref }) => gateway_ref);
  const books = await provider.db.select().from(sandboxPayments).where(eq(sandboxPayments.state, "approved"));
  return books.filter(({ ref }) => refs.includes(ref)).reduce((sum, { amount }) => sum + amount, 0);
};

describe("one payment at a time", () => {
  it("back from the payment page: the same method goes on, another begins anew", async () => {
    const order_no = await me.place();
    const first = await taken(me.pay(order_no, { pay_type: PayType.payPay }));
    expect(await taken(me.pay(order_no, { pay_type: PayType.payPay }))).toEqual(first);
    const hosted = await taken(me.pay(order_no, { pay_type: PayType.card }));
    expect(hosted.trans_id).not.toBe(first.trans_id);
    await me.press(first.redirect_url, "approve");
    expect(await me.ask(first.trans_id ?? "")).toMatchObject({ payment_state: "abandoned" });
    const states = (await paymentsOf(order_no)).map(({ state }) => state).toSorted();
    expect(states).toEqual(["abandoned", "created"]);
  });

  it("abandoned on the page, then asked for again", async () => {
    const order_no = await me.place();
    const first = await taken(me.pay(order_no, { pay_type: PayType.payPay }));
    await me.press(first.redirect_url, "abandon");
    expect(await me.ask(first.trans_id ?? "")).toMatchObject({ payment_state: "abandoned" });
    const second = await taken(me.pay(order_no, { pay_type: PayType.payPay }));
    await me.press(second.redirect_url, "approve");
    expect(await me.ask(second.trans_id ?? "")).toMatchObject({ pay_status: PayStatus.paid });
  });

  it("that is charged and does not answer is gone on with, whatever is asked for", async () => {
    const order_no = await me.place();
    await me.topUp(5_000);
    const vault_token = await me.type(TEST_CARDS.silent);
    const hanging = await taken(me.pay(order_no, { pay_type: PayType.card, vault_token }));
    expect(hanging).toMatchObject({ pay_status: PayStatus.unpaid, redirect_url: null });
    const card_id = await me.saved(TEST_CARDS.approve);
    for (const by of [
      { pay_type: PayType.card, card_id },
      { pay_type: PayType.wallet },
      { pay_type: PayType.payPay },
    ] as const) {
      expect((await taken(me.pay(order_no, by))).trans_id).toBe(hanging.trans_id);
    }
    provider.clock.advance(8_000);
    expect(await me.ask(hanging.trans_id ?? "")).toMatchObject({
      payment_state: "paid",
      pay_status: PayStatus.paid,
    });
    expect([await takenFor(order_no), await me.balance()]).toEqual([500, 5_000]);
  });
});

describe("a card's money goes back to the card", () => {
  it("of an order that the desk cancels", async () => {
    const order_no = await me.place();
    const vault_token = await me.type(TEST_CARDS.approve);
    const { trans_id } = await taken(me.pay(order_no, { pay_type: PayType.card, vault_token }));
    await me.desk(order_no, "cancel");
    expect(await refundDue(provider.parts)).toBe(1);
    expect(await me.ask(trans_id ?? "")).toMatchObject({
      payment_state: "refunded",
      pay_status: PayStatus.refunded,
    });
    expect(await takenFor(order_no)).toBe(0);
  });

  it("of a charge that answers only after the order ran out", async () => {
    await openOffPremises(provider, {
      pay_list: [PayType.cash, PayType.payPay, PayType.card, PayType.wallet],
    });
    const order_no = await me.collect();
    const vault_token = await me.type(TEST_CARDS.challenge);
    const { redirect_url, trans_id } = await taken(me.pay(order_no, { pay_type: PayType.card, vault_token }));
    provider.clock.advance(16 * MINUTE);
    await runMaintenance(provider.parts);
    expect(await me.details(order_no)).toMatchObject({ order_status: OrderStatus.canceled });
    await me.press(redirect_url, "accept");
    await expect
      .poll(() => me.ask(trans_id ?? ""))
      .toMatchObject({ payment_state: "refunded", pay_status: PayStatus.refunded });
    expect(await takenFor(order_no)).toBe(0);
  });
});
