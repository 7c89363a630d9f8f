import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mallPayOrder } from "#contract/calls/mallOrder.ts";
import * as Code from "#contract/codes.ts";
import { OrderType, PayStatus, PayType } from "#contract/enumerations.ts";
import { sandboxPayments } from "#provider/db/tables/payments.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { fakeGateway } from "#provider/testing/fakeGateways.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";
import { payingMember, TEST_CARDS } from "#provider/testing/payingGuests.ts";
import { holdingsOf } from "#provider/testing/refillWorld.ts";
import { refundDue } from "./refundDue.ts";

const ONLINE = { pay_type: PayType.payPay } as const;
const PRICE = 500;
const takesAll = async ({ db }: Planted) => {
  await db
    .update(stores)
    .set({ pay_list: [PayType.cash, PayType.payPay, PayType.card, PayType.wallet] })
    .where(eq(stores.id, "diner"));
};

/** Two orders of one member, and what is paid of them. */
async function twoOrders(provider: Planted) {
  const me = await payingMember(provider);
  const order_nos = [await me.place(), await me.place()].toSorted();
  const [one = "", other = ""] = order_nos;
  const statuses = async () => {
    const details = [await me.details(one), await me.details(other)];
    return details.map(({ pay_status }) => pay_status);
  };
  const payAll = (by: object = ONLINE) =>
    me.one.send(mallPayOrder, { order_nos, ...ONLINE, ...by } as Parameters<
      typeof me.one.send<typeof mallPayOrder>
    >[1]);
  const paid = async (order_no: string) => (await me.details(order_no)).trans_id ?? "";
  return { me, one, other, order_nos, statuses, payAll, paid };
}

describe("orders that are paid together", () => {
  const fake = fakeGateway();
  let provider: Planted;
  beforeAll(async () => {
    provider = await planted({ payment: fake.gateway });
    await takesAll(provider);
  });
  beforeEach(() => {
    provider.clock.set(NOON);
    fake.begun.length = 0;
    fake.shares.length = 0;
  });
  afterAll(() => provider.close());

  it("are one payment of their sum, and are paid with it, each told once", async () => {
    const { me, one, other, payAll, paid, statuses } = await twoOrders(provider);
    const first = await taken(payAll());
    for (const again of await Promise.all([payAll(), payAll(), payAll()]))
      expect(await taken(Promise.resolve(again))).toEqual(first);
    expect(first).toMatchObject({ pay_status: PayStatus.unpaid, trans_id: await paid(one) });
    expect(fake.begun.map(({ amount }) => amount)).toEqual([2 * PRICE]);
    expect(await statuses()).toEqual([0, 0]);
    fake.decides("paid");
    expect(await me.ask(first.trans_id ?? "")).toMatchObject({
      payment_state: "paid",
      amount: PRICE,
      orders: [one, other].map((order_no) => ({
        order_no,
        amount: PRICE,
        pay_status: PayStatus.paid,
        order_type: OrderType.dineIn,
      })),
    });
    expect((await me.ask(await paid(other))).orders?.map(({ order_no }) => order_no)).toEqual([other, one]);
    expect(await statuses()).toEqual([1, 1]);
    expect((await me.events()).filter((event) => event === "payment_received")).toHaveLength(2);
    expect((await payAll()).code).toBe(Code.alreadyPaid);
    expect(await refundDue(provider.parts)).toBe(0);
  });

  it("give back just the share of one that was cancelled before the money came, and of one refunded later", async () => {
    const { me, one, other, payAll, paid, statuses } = await twoOrders(provider);
    const { trans_id } = await taken(payAll());
    const shares = { one: await paid(one), other: await paid(other) };
    await me.desk(one, "cancel");
    fake.decides("paid");
    await me.ask(trans_id ?? "");
    expect(await statuses()).toEqual([3, 1]);
    const ref = fake.begun[0]?.ref ?? "";
    expect(fake.shares).toEqual([expect.objectContaining({ ref, refund_id: shares.one, amount: PRICE })]);
    await me.desk(other, "cancel");
    await Promise.all([refundDue(provider.parts), refundDue(provider.parts)]);
    expect(new Set(fake.shares.map((share) => share.refund_id))).toEqual(new Set([shares.one, shares.other]));
    expect(await statuses()).toEqual([3, 3]);
  });

  it("are given up together when one of them is to be paid alone, and can be while the gateway says so", async () => {
    const { me, one, other, payAll, paid } = await twoOrders(provider);
    const together = await taken(payAll());
    // It does not say: they are led back to what is under way.
    expect(await taken(me.pay(other, ONLINE))).toMatchObject({ trans_id: await paid(other) });
    fake.decides("abandoned");
    const alone = await taken(me.pay(other, ONLINE));
    expect(alone.trans_id).not.toBe(together.trans_id);
    expect(fake.begun.map(({ amount }) => amount)).toEqual([2 * PRICE, PRICE]);
    fake.decides("abandoned");
    await taken(payAll());
    expect(fake.begun.map(({ amount }) => amount)).toEqual([2 * PRICE, PRICE, 2 * PRICE]);
    expect(await me.details(one)).toMatchObject({ pay_status: PayStatus.unpaid, to_pay: PRICE });
  });

  it("leave alone what is paid already, and pay what balances leave of each", async () => {
    const { me, one, other, payAll, statuses } = await twoOrders(provider);
    const id = await holdingsOf(provider, me.uid).card(700);
    await taken(payAll({ stored_value: [{ kind: 1, id, amount: 700 }] }));
    expect(await statuses()).toEqual([1, 0]);
    expect(fake.begun.map(({ amount }) => amount)).toEqual([300]);
    expect((await me.details(one)).stored_value).toEqual([{ kind: 1, id, amount: PRICE }]);
    expect(await me.details(other)).toMatchObject({
      stored_value: [{ kind: 1, id, amount: 200 }],
      to_pay: 300,
    });
    const again = await taken(payAll({ stored_value: [{ kind: 1, id, amount: 700 }] }));
    fake.decides("paid");
    await me.ask(again.trans_id ?? "");
    expect([await statuses(), await me.balance()]).toEqual([[1, 1], 0]);
  });
});

describe("orders that a card pays together", () => {
  let provider: Planted;
  beforeAll(async () => {
    provider = await planted({ payment: "sandbox" });
    await takesAll(provider);
  });
  afterAll(() => provider.close());

  it("are charged once, and go back one by one", async () => {
    const { me, one, other, payAll, statuses } = await twoOrders(provider);
    const vault_token = await me.type(TEST_CARDS.approve);
    await Promise.all([1, 2, 3].map(() => payAll({ pay_type: PayType.card, vault_token })));
    expect(await statuses()).toEqual([1, 1]);
    const books = () => provider.db.select().from(sandboxPayments);
    expect(await books()).toMatchObject([{ amount: 2 * PRICE, state: "approved" }]);
    await me.desk(one, "cancel");
    await refundDue(provider.parts);
    expect(await books()).toMatchObject([{ refunded_amount: PRICE, state: "approved" }]);
    await me.desk(other, "cancel");
    await refundDue(provider.parts);
    expect(await books()).toMatchObject([{ refunded_amount: 2 * PRICE, state: "refunded" }]);
    expect(await statuses()).toEqual([3, 3]);
  });

  it("leave what balances paid with their orders when the card is declined", async () => {
    const { me, one, payAll, statuses } = await twoOrders(provider);
    const id = await holdingsOf(provider, me.uid).voucher(800);
    const stored_value = [{ kind: 2, id, amount: 400 }];
    const declined = await me.type(TEST_CARDS.decline);
    const refused = await payAll({ pay_type: PayType.card, vault_token: declined, stored_value });
    expect(refused).toMatchObject({ code: Code.paymentFailed, data: { reason: "declined" } });
    expect(await me.details(one)).toMatchObject({ stored_value, to_pay: 100, pay_status: PayStatus.unpaid });
    const approved = await me.type(TEST_CARDS.approve);
    await taken(payAll({ pay_type: PayType.card, vault_token: approved }));
    expect(await statuses()).toEqual([1, 1]);
    expect((await provider.db.select().from(sandboxPayments)).at(-1)).toMatchObject({ amount: 600 });
  });
});
