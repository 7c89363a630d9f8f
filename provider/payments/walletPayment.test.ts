import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { storePayList } from "#contract/calls/payment.ts";
import * as Code from "#contract/codes.ts";
import { OrderStatus, OrderType, PayStatus, PayType } from "#contract/enumerations.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { fakeGateway } from "#provider/testing/fakeGateways.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { guest, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { type PayingMember, payingMember } from "#provider/testing/payingGuests.ts";
import { refundDue } from "./refundDue.ts";

const fake = fakeGateway();
let provider: Planted;
let me: PayingMember;
const WALLET = { pay_type: PayType.wallet } as const;

beforeAll(async () => {
  provider = await planted({ payment: fake.gateway });
  await provider.db
    .update(stores)
    .set({ pay_list: [PayType.cash, PayType.payPay, PayType.card, PayType.wallet] })
    .where(eq(stores.id, "diner"));
});
beforeEach(async () => {
  provider.clock.set(NOON);
  fake.begun.length = 0;
  fake.refunded.length = 0;
  me = await payingMember(provider);
});
afterAll(() => provider.close());

describe("an order paid by the wallet", () => {
  it("is paid at once, wholly here", async () => {
    await me.topUp(1_200);
    const order_no = await me.place();
    const { trans_id, ...answer } = await taken(me.pay(order_no, WALLET));
    expect(answer).toEqual({ order_no, pay_status: PayStatus.paid, redirect_url: null });
    expect(await me.details(order_no)).toMatchObject({
      pay_status: PayStatus.paid,
      pay_type: PayType.wallet,
      trans_id,
    });
    expect(await me.ask(trans_id ?? "")).toMatchObject({
      payment_state: "paid",
      amount: 500,
      pay_type: PayType.wallet,
    });
    expect(await me.events()).toEqual(["order_placed", "payment_received"]);
    expect([await me.balance(), fake.begun]).toEqual([700, []]);
  });

  it("says what is missing (428), and takes nothing", async () => {
    await me.topUp(100);
    await me.topUp(150, null);
    const order_no = await me.place();
    expect(await me.pay(order_no, WALLET)).toMatchObject({
      code: Code.paymentFailed,
      data: { reason: "balance", balance: 250, missing: 250 },
    });
    expect(await me.balance()).toBe(250);
    const rows = await provider.db.select().from(payments).where(eq(payments.order_no, order_no));
    expect([rows, await me.details(order_no)]).toMatchObject([
      [],
      { pay_status: PayStatus.unpaid, is_locked: 0 },
    ]);
  });

  it("is offered only to who has a wallet there (431)", async () => {
    const asked = { store_id: "diner", order_type: OrderType.dineIn } as const;
    const offered = (send: PayingMember["one"]["send"]) => taken(send(storePayList, asked));
    expect(await offered(me.one.send)).toMatchObject({
      pay_list: [PayType.cash, PayType.payPay, PayType.card],
      wallet_balance: null,
    });
    const order_no = await me.place();
    expect((await me.pay(order_no, WALLET)).code).toBe(Code.payTypeUnsupported);
    await me.topUp(300, "other");
    expect((await offered(me.one.send)).wallet_balance).toBeNull();
    await me.topUp(300);
    await me.topUp(40, null);
    expect(await offered(me.one.send)).toMatchObject({
      pay_list: [PayType.cash, PayType.payPay, PayType.card, PayType.wallet],
      wallet_balance: 340,
    });
    const visitor = await guest(provider, "diner-T2");
    expect((await offered(visitor.send)).wallet_balance).toBeNull();
    const anyone = await taken(provider.call(storePayList, asked));
    expect(anyone).toEqual({
      pay_list: [PayType.cash, PayType.payPay, PayType.card],
      wallet_balance: null,
      vault: { url: "http://provider.test/vault", key: "public" },
    });
  });

  it("tapped five times is paid once; from two devices, for two orders, what it holds is spent at most", async () => {
    await me.topUp(700);
    const order_no = await me.place();
    const taps = await Promise.all([1, 2, 3, 4, 5].map(() => me.pay(order_no, WALLET)));
    expect(taps.map(({ code }) => code).toSorted()).toEqual([
      Code.success,
      Code.alreadyPaid,
      Code.alreadyPaid,
      Code.alreadyPaid,
      Code.alreadyPaid,
    ]);
    expect(await me.balance()).toBe(200);
    await me.topUp(400);
    await provider.freeTables();
    const [here, there] = [await me.place(), await me.place()];
    const replies = await Promise.all([me.pay(here, WALLET), me.pay(there, WALLET)]);
    expect(replies.map(({ code }) => code).toSorted()).toEqual([Code.success, Code.paymentFailed]);
    expect(await me.balance()).toBe(100);
  });

  it("goes back to the same wallets when the desk cancels, and asks no gateway", async () => {
    await me.topUp(200);
    await me.topUp(1_000, null);
    const order_no = await me.place();
    const { trans_id } = await taken(me.pay(order_no, WALLET));
    expect(await me.balance()).toBe(700);
    await me.desk(order_no, "cancel");
    await Promise.all([refundDue(provider.parts), refundDue(provider.parts)]);
    expect([await me.balance(), fake.refunded]).toEqual([1_200, []]);
    expect(await me.ask(trans_id ?? "")).toMatchObject({
      payment_state: "refunded",
      pay_status: PayStatus.refunded,
    });
    expect((await me.events()).filter((event) => event === "payment_refunded")).toHaveLength(1);
  });
});

describe("cash that goes back", () => {
  it("is recorded and told of, and asks neither a gateway nor a wallet", async () => {
    await me.topUp(100);
    const order_no = await me.place();
    await taken(me.pay(order_no, { pay_type: PayType.cash }));
    await me.desk(order_no, "pay_cash");
    await me.desk(order_no, "refund");
    await refundDue(provider.parts);
    expect(await me.details(order_no)).toMatchObject({
      order_status: OrderStatus.canceled,
      pay_status: PayStatus.refunded,
      pay_type: PayType.cash,
    });
    expect([fake.refunded, await me.balance()]).toEqual([[], 100]);
  });
});
