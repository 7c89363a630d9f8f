import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { creditCartList } from "#contract/calls/cards.ts";
import { payOrder } from "#contract/calls/order.ts";
import * as Code from "#contract/codes.ts";
import { PayStatus, PayType } from "#contract/enumerations.ts";
import { cards } from "#provider/db/tables/cards.ts";
import { payments, sandboxPayments } from "#provider/db/tables/payments.ts";
import { stores } from "#provider/db/tables/stores.ts";
import type { GatewayAnswer } from "./atGateway.ts";
import { runMaintenance } from "#provider/operations/maintenance.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { guest, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { few, type PayingMember, payingMember, TEST_CARDS } from "#provider/testing/payingGuests.ts";
import { refundDue } from "./refundDue.ts";
import { settle } from "./settle.ts";

let provider: Planted;
let me: PayingMember;

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

describe("an order paid by card", () => {
  it("that was typed just now is paid at once", async () => {
    const order_no = await me.place();
    const vault_token = await me.type(TEST_CARDS.approve);
    const answer = await taken(me.pay(order_no, { pay_type: PayType.card, vault_token }));
    expect(answer).toMatchObject({ pay_status: PayStatus.paid, redirect_url: null });
    expect(await me.details(order_no)).toMatchObject({
      pay_status: PayStatus.paid,
      pay_type: PayType.card,
      is_locked: 1,
    });
    expect(await me.events()).toEqual(["order_placed", "payment_received"]);
    expect((await taken(me.one.send(creditCartList, {}))).cards).toEqual([]);
  });

  it("that is saved is paid at once, and says which", async () => {
    const card_id = await me.saved(TEST_CARDS.jcb);
    const order_no = await me.place();
    expect(await taken(me.pay(order_no, { pay_type: PayType.card, card_id }))).toMatchObject({
      pay_status: PayStatus.paid,
    });
    expect((await paymentsOf(order_no)).map((payment) => payment.card_id)).toEqual([card_id]);
  });

  it("can be kept with it, and is kept only once it has paid", async () => {
    for (const [number, kept] of [
      [TEST_CARDS.short, 0],
      [TEST_CARDS.approve, 1],
    ] as const) {
      await provider.freeTables();
      const order_no = await me.place();
      const vault_token = await me.type(number);
      await me.pay(order_no, { pay_type: PayType.card, vault_token, save_card: 1 });
      expect((await taken(me.one.send(creditCartList, {}))).cards).toHaveLength(kept);
    }
  });

  it("is kept for nobody who is only visiting", async () => {
    await provider.freeTables();
    const visitor = await guest(provider);
    const { order_no } = await taken(visitor.order([few], { pay_type: PayType.card }));
    const vault_token = await me.type(TEST_CARDS.approve);
    const by = { order_no, pay_type: PayType.card, vault_token, save_card: 1 } as const;
    expect(await taken(visitor.send(payOrder, by))).toMatchObject({ pay_status: PayStatus.paid });
    expect(await provider.db.$count(cards, eq(cards.uid, visitor.uid))).toBe(0);
  });

  it("that is declined says so (428), charges nothing, and another method pays", async () => {
    const card_id = await me.saved(TEST_CARDS.short);
    const order_no = await me.place();
    const declined = { code: Code.paymentFailed, data: { reason: "declined" } };
    expect(await me.pay(order_no, { pay_type: PayType.card, card_id })).toMatchObject(declined);
    const vault_token = await me.type(TEST_CARDS.decline);
    expect(await me.pay(order_no, { pay_type: PayType.card, vault_token })).toMatchObject(declined);
    // The answer was lost: the same card sent again is the same charge.
    expect(await me.pay(order_no, { pay_type: PayType.card, vault_token })).toMatchObject(declined);
    expect(await paymentsOf(order_no)).toHaveLength(2);
    expect(await me.details(order_no)).toMatchObject({ pay_status: PayStatus.unpaid });
    const { redirect_url, trans_id } = await taken(me.pay(order_no, { pay_type: PayType.payPay }));
    await me.press(redirect_url, "approve");
    expect(await me.ask(trans_id ?? "")).toMatchObject({ payment_state: "paid", pay_status: PayStatus.paid });
    expect(await takenFor(order_no)).toBe(500);
  });

  it("is refused when it is unknown, expired, used up or another's", async () => {
    const order_no = await me.place();
    const used = await me.type(TEST_CARDS.approve);
    const other = await payingMember(provider);
    const elsewhere = await other.place();
    await taken(other.pay(elsewhere, { pay_type: PayType.card, vault_token: used }));
    const old = await me.saved(TEST_CARDS.approve);
    await provider.db.update(cards).set({ valid_period: "10/26" }).where(eq(cards.id, old));
    const [row] = await provider.db.select().from(cards).where(eq(cards.id, old));
    for (const [by, code] of [
      [{ card_id: "c-nowhere" }, 427],
      [{ vault_token: "tok_nowhere" }, 427],
      [{ vault_token: used }, 427],
      [{ card_id: old }, 427],
      [{ vault_token: row?.vault_token ?? "" }, 427],
      [{ card_id: old, vault_token: used }, 427],
      [{ card_id: await other.saved(TEST_CARDS.approve) }, 424],
    ] as const) {
      expect([by, (await me.pay(order_no, { pay_type: PayType.card, ...by })).code]).toEqual([by, code]);
    }
    expect(await paymentsOf(order_no)).toEqual([]);
  });

  it("tapped five times is charged once, by one card as by five", async () => {
    const card_id = await me.saved(TEST_CARDS.approve);
    const order_no = await me.place();
    const typed = await me.type(TEST_CARDS.amex);
    const ways = [{ card_id }, { card_id }, { vault_token: typed }, { card_id }, { vault_token: typed }];
    const replies = await Promise.all(ways.map((by) => me.pay(order_no, { pay_type: PayType.card, ...by })));
    expect(replies.every(({ code }) => [Code.success, Code.alreadyPaid].includes(code))).toBe(true);
    expect(await me.details(order_no)).toMatchObject({ pay_status: PayStatus.paid });
    expect(await takenFor(order_no)).toBe(500);
    expect((await me.pay(order_no, { pay_type: PayType.card, card_id })).code).toBe(Code.alreadyPaid);
  });
});

describe("a card whose bank asks first", () => {
  it("declined there can be tried again, and is paid once it is accepted", async () => {
    const order_no = await me.place();
    const vault_token = await me.type(TEST_CARDS.challenge);
    const first = await taken(me.pay(order_no, { pay_type: PayType.card, vault_token }));
    expect(first).toMatchObject({ pay_status: PayStatus.unpaid });
    expect(new URL(first.redirect_url ?? "").pathname).toContain("/sandbox/challenge/");
    expect(await taken(me.pay(order_no, { pay_type: PayType.card, vault_token }))).toEqual(first);
    const back = new URL(await me.press(first.redirect_url, "decline"));
    expect([back.pathname, back.searchParams.get("trans_id")]).toEqual(["/payLoading", first.trans_id]);
    expect(await me.ask(first.trans_id ?? "")).toMatchObject({
      payment_state: "failed",
      pay_status: PayStatus.unpaid,
    });

    const again = await me.type(TEST_CARDS.challenge);
    const second = await taken(me.pay(order_no, { pay_type: PayType.card, vault_token: again }));
    await me.press(second.redirect_url, "accept");
    expect(await me.ask(second.trans_id ?? "")).toMatchObject({
      payment_state: "paid",
      pay_status: PayStatus.paid,
    });
    expect(await takenFor(order_no)).toBe(500);
  });

  it("left on its page is given up for another card, and cannot be accepted any more", async () => {
    const order_no = await me.place();
    const vault_token = await me.type(TEST_CARDS.challenge);
    const left = await taken(me.pay(order_no, { pay_type: PayType.card, vault_token }));
    const card_id = await me.saved(TEST_CARDS.approve);
    expect(await taken(me.pay(order_no, { pay_type: PayType.card, card_id }))).toMatchObject({
      pay_status: PayStatus.paid,
    });
    await me.press(left.redirect_url, "accept");
    expect(await me.ask(left.trans_id ?? "")).toMatchObject({
      payment_state: "abandoned",
      pay_status: PayStatus.paid,
    });
    expect(await takenFor(order_no)).toBe(500);
  });

  it("saved with the payment is kept once it was accepted", async () => {
    const order_no = await me.place();
    const vault_token = await me.type(TEST_CARDS.challenge);
    const by = { pay_type: PayType.card, vault_token, save_card: 1 } as const;
    const { redirect_url, trans_id } = await taken(me.pay(order_no, by));
    expect((await taken(me.one.send(creditCartList, {}))).cards).toEqual([]);
    await me.press(redirect_url, "accept");
    await me.ask(trans_id ?? "");
    expect((await taken(me.one.send(creditCartList, {}))).cards).toMatchObject([
      { number: "************3184" },
    ]);
  });
});

describe("webhooks about a card", () => {
  const told = (trans_id: string, answer: GatewayAnswer) =>
    provider.db.transaction((db) => settle(db, { trans_id, answer, now: NOON }));

  it("doubled, out of order or late come to the same, and keep the card once", async () => {
    const order_no = await me.place();
    const vault_token = await me.type(TEST_CARDS.challenge);
    const by = { pay_type: PayType.card, vault_token, save_card: 1 } as const;
    const { trans_id, redirect_url } = await taken(me.pay(order_no, by));
    for (const answer of ["failed", "paid", "abandoned", "paid", "unknown", "failed", "paid"] as const) {
      await told(trans_id ?? "", answer);
    }
    await Promise.all([1, 2, 3].map(() => told(trans_id ?? "", "paid")));
    await me.press(redirect_url, "accept");
    expect(await me.details(order_no)).toMatchObject({ pay_status: PayStatus.paid, pay_type: PayType.card });
    expect((await me.events()).filter((event) => event === "payment_received")).toHaveLength(1);
    expect((await taken(me.one.send(creditCartList, {}))).cards).toHaveLength(1);
    expect(await refundDue(provider.parts)).toBe(0);
  });

  it("say nothing about a wallet's payment, which is decided here", async () => {
    await me.topUp(500);
    const order_no = await me.place();
    const { trans_id } = await taken(me.pay(order_no, { pay_type: PayType.wallet }));
    for (const answer of ["failed", "abandoned", "unknown", "paid"] as const)
      await told(trans_id ?? "", answer);
    await runMaintenance(provider.parts);
    expect(await me.ask(trans_id ?? "")).toMatchObject({ payment_state: "paid", pay_status: PayStatus.paid });
    expect([await me.balance(), await refundDue(provider.parts)]).toEqual([0, 0]);
  });
});
