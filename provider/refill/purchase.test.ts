import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { informList } from "#contract/calls/inform.ts";
import { getDetailByTransId, pay } from "#contract/calls/payment.ts";
import { refillCardList, refillRecord, refillStore } from "#contract/calls/refillCard.ts";
import * as Code from "#contract/codes.ts";
import { PayStatus, PayType } from "#contract/enumerations.ts";
import { members } from "#provider/db/tables/members.ts";
import { payments, sandboxPayments } from "#provider/db/tables/payments.ts";
import { runMaintenance } from "#provider/operations/maintenance.ts";
import { refundDue } from "#provider/payments/refundDue.ts";
import { settle } from "#provider/payments/settle.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";
import { TEST_CARDS } from "#provider/testing/payingGuests.ts";
import { plantOffers, type RefillMember, refillMemberOf } from "#provider/testing/refillWorld.ts";

let provider: Planted;
let me: RefillMember;

beforeAll(async () => {
  provider = await planted({ payment: "sandbox" });
  await plantOffers(provider);
});
beforeEach(async () => {
  provider.clock.set(NOON);
  me = await refillMemberOf(provider);
});
afterAll(() => provider.close());

const five = { kind: 1, offer_id: "five", shown_price: 5_000 } as const;
const teas = { kind: 2, offer_id: "teas", shown_price: 900 } as const;
const paymentsOf = (no: string) =>
  provider.db.select().from(payments).where(eq(payments.refill_order_no, no));
const settled = async (trans_id: string, answer: "paid" | "failed") => {
  const now = provider.parts.clock();
  const { refund_due } = await provider.db.transaction((db) => settle(db, { trans_id, answer, now }));
  if (refund_due) await refundDue(provider.parts);
};

describe("what a store sells", () => {
  it("is listed with its bonus, and with the bounds of a free amount", async () => {
    const { offers, free_amount } = await taken(provider.call(refillCardList, { store_id: "diner" }));
    expect(offers.map(({ offer_id, bonus }) => [offer_id, bonus])).toEqual([
      ["three", 0],
      ["five", 500],
      ["teas", 100],
      ["all", 0],
    ]);
    expect(offers[0]?.pay_list).toEqual([PayType.payPay, PayType.card]);
    expect(free_amount).toEqual({ minimum: 500, maximum: 10_000, validity_days: 180 });
    const vouchers = await taken(provider.call(refillCardList, { store_id: "diner", kind: 2 }));
    expect([vouchers.offers.length, vouchers.free_amount]).toEqual([2, null]);
    expect((await provider.call(refillCardList, { store_id: "nowhere" })).code).toBe(Code.storeMissing);
  });

  it("is found by its stores, and one's own stores once one holds something there", async () => {
    const { items } = await taken(provider.call(refillStore, {}));
    expect(items.map(({ store_id }) => store_id).toSorted()).toEqual(["cover", "diner"]);
    expect(items.find(({ store_id }) => store_id === "diner")).toMatchObject({
      best_bonus: 500,
      balance: null,
    });
    const mine = () => provider.call(refillStore, { is_mine: true }, { session: me.session });
    expect((await mine()).code).toBe(Code.neverSpent);
    await me.buy(five);
    expect((await taken(mine())).items).toMatchObject([{ store_id: "diner", balance: 5_500 }]);
  });
});

describe("a purchase", () => {
  it("of an amount fills a new card, the bonus told apart, and says so", async () => {
    const { order } = await me.buy(five);
    expect(order).toMatchObject({
      pay_status: PayStatus.paid,
      is_credited: 1,
      balance_after: 5_500,
      payment_state: "paid",
    });
    const { cards, card_balance } = await me.held();
    expect(cards).toMatchObject([{ card_id: order?.target_id, balance: 5_500, bonus_balance: 500 }]);
    expect(card_balance).toBe(5_500);
    const { items } = await taken(provider.call(informList, {}, { session: me.session }));
    expect(items.map(({ event, content }) => [event, content.includes("¥5,500")])).toEqual([
      ["value_credited", true],
    ]);
    const record = { kind: 1, id: order?.target_id ?? "" } as const;
    const told = await taken(provider.call(refillRecord, record, { session: me.session }));
    expect(told.items.map(({ kind, amount }) => [kind, amount]).toSorted()).toEqual([
      ["bonus", 500],
      ["purchase", 5_000],
    ]);
    expect([told.balance, told.items[0]?.balance_after, told.items[0]?.name]).toEqual([5_500, 5_500, "five"]);
  });

  it("of more grows the same card, whose end moves on", async () => {
    await me.buy(five);
    provider.clock.advance(3_600_000);
    const { order } = await me.buy({ kind: 1, amount: 700, shown_price: 700 });
    expect(order).toMatchObject({ balance_after: 6_200, offer: { offer_id: "free", bonus: 0 } });
    const { cards } = await me.held();
    expect(cards).toHaveLength(1);
    expect(cards[0]?.valid_until).toBe(new Date(NOON.getTime() + 180 * 86_400_000 + 3_600_000).toISOString());
  });

  it("of a voucher makes one for its goods, and another one, or tops one up", async () => {
    const { order } = await me.buy(teas);
    const target_id = order?.target_id ?? "";
    await me.buy(teas);
    await me.buy({ ...teas, target_id });
    const { vouchers, voucher_balance } = await me.held();
    expect(
      vouchers.map(({ balance, amount, goods_ids, status }) => [balance, amount, goods_ids, status]),
    ).toEqual(
      expect.arrayContaining([
        [2_000, 2_000, ["tea"], "active"],
        [1_000, 1_000, ["tea"], "active"],
      ]),
    );
    expect([vouchers.length, voucher_balance]).toEqual([2, 3_000]);
    expect((await me.order({ kind: 2, offer_id: "all", shown_price: 2_000, target_id })).code).toBe(
      Code.additionFailed,
    );
  });

  it.each<[string, Parameters<RefillMember["order"]>[0], number]>([
    ["nothing", { kind: 1, shown_price: 0 }, 114],
    ["amount 0", { kind: 1, amount: 0, shown_price: 0 }, 410],
    ["a negative amount", { kind: 1, amount: -500, shown_price: 0 }, 114],
    ["10 digits", { kind: 1, amount: 1_000_000_000, shown_price: 1 }, 114],
    ["half a yen", { kind: 1, amount: 500.5, shown_price: 1 }, 114],
    ["too little", { kind: 1, amount: 499, shown_price: 499 }, 411],
    ["too much", { kind: 1, amount: 10_001, shown_price: 10_001 }, 411],
    ["an amount of a voucher", { kind: 2, amount: 1_000, shown_price: 1_000 }, 411],
    ["what is sold no longer", { kind: 1, offer_id: "gone", shown_price: 3_000 }, 101],
    ["another store's", { kind: 1, offer_id: "cover-three", shown_price: 3_000 }, 101],
    ["a card's offer as a voucher", { kind: 2, offer_id: "five", shown_price: 5_000 }, 101],
    ["a changed price", { ...five, shown_price: 4_000 }, 90007],
    ["a top-up of nothing", { ...teas, target_id: "nowhere" }, 101],
  ])("of %s is refused with a code", async (_, request, code) => {
    expect((await me.order(request)).code).toBe(code);
    expect((await me.held()).cards).toEqual([]);
  });

  it("tops nothing of another's up", async () => {
    const { order } = await me.buy(teas);
    const other = await refillMemberOf(provider);
    expect((await other.order({ ...teas, target_id: order?.target_id ?? "" })).code).toBe(Code.noPermission);
  });

  it("is paid by no cash and by no stored value, and once", async () => {
    const { refill_order_no } = await taken(me.order(five));
    for (const pay_type of [1, 7, 8, 2] as const)
      expect((await me.pay(refill_order_no, { pay_type })).code).toBe(Code.payTypeUnsupported);
    const card = { pay_type: PayType.card, vault_token: await me.type(TEST_CARDS.approve) } as const;
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => me.pay(refill_order_no, card)));
    expect(replies.every(({ code }) => code === Code.success || code === Code.alreadyPaid)).toBe(true);
    expect(await me.balance()).toBe(5_500);
    expect((await me.pay(refill_order_no, { pay_type: PayType.payPay })).code).toBe(Code.alreadyPaid);
    expect(await paymentsOf(refill_order_no)).toHaveLength(1);
  });

  it("by a declined card leaves nothing, and another method pays it, by way of the payment page", async () => {
    const { refill_order_no } = await taken(me.order(five));
    const vault_token = await me.type(TEST_CARDS.decline);
    const declined = { code: Code.paymentFailed, data: { reason: "declined" } };
    expect(await me.pay(refill_order_no, { pay_type: PayType.card, vault_token })).toMatchObject(declined);
    expect(await me.held()).toMatchObject({ cards: [], vouchers: [], card_balance: 0 });
    const { redirect_url, trans_id } = await taken(me.pay(refill_order_no, { pay_type: PayType.payPay }));
    expect(await taken(me.pay(refill_order_no, { pay_type: PayType.payPay }))).toMatchObject({
      redirect_url,
      trans_id,
    });
    const again = await taken(provider.call(pay, { trans_id: trans_id ?? "" }, { session: me.session }));
    expect(again.redirect_url).toBe(redirect_url);
    const back = new URL(await me.press(redirect_url, "approve"));
    expect([back.pathname, back.searchParams.get("storeId")]).toEqual(["/payLoading", "diner"]);
    const told = await taken(
      provider.call(getDetailByTransId, { trans_id: trans_id ?? "" }, { session: me.session }),
    );
    expect(told).toMatchObject({
      kind: "refill",
      order_no: refill_order_no,
      payment_state: "paid",
      pay_status: PayStatus.paid,
    });
    expect(await me.balance()).toBe(5_500);
  });

  it("asks the gateway while nobody knows, and is credited once it says so", async () => {
    const { refill_order_no } = await taken(me.order(five));
    const { redirect_url } = await taken(me.pay(refill_order_no, { pay_type: PayType.payPay }));
    await me.press(redirect_url, "timeout");
    expect(await me.details(refill_order_no)).toMatchObject({ payment_state: "unknown", is_credited: 0 });
    provider.clock.advance(600_000);
    const asked = await Promise.all([1, 2, 3].map(() => me.details(refill_order_no)));
    expect(asked.every((order) => order?.is_credited === 1)).toBe(true);
    expect(await me.balance()).toBe(5_500);
  });

  it("that nobody paid is given up, and money that comes late is credited all the same, once", async () => {
    const { refill_order_no } = await taken(me.order(five));
    const { trans_id } = await taken(me.pay(refill_order_no, { pay_type: PayType.payPay }));
    provider.clock.advance(16 * 60_000);
    await runMaintenance(provider.parts);
    expect(await me.details(refill_order_no)).toMatchObject({
      payment_state: "abandoned",
      pay_status: PayStatus.unpaid,
    });
    expect((await me.pay(refill_order_no, { pay_type: PayType.payPay })).code).toBe(Code.paymentFailed);
    for (const answer of ["paid", "failed", "paid"] as const) await settled(trans_id ?? "", answer);
    expect(await me.details(refill_order_no)).toMatchObject({ payment_state: "paid", balance_after: 5_500 });
    expect(await me.balance()).toBe(5_500);
  });

  it("paid twice gives the second payment back, and of one who has left all of it", async () => {
    const { refill_order_no } = await taken(me.order(five));
    const first = await taken(me.pay(refill_order_no, { pay_type: PayType.payPay }));
    await settled(first.trans_id ?? "", "failed");
    const second = await taken(me.pay(refill_order_no, { pay_type: PayType.payPay }));
    await me.press(second.redirect_url, "approve");
    await me.details(refill_order_no);
    await provider.db.update(sandboxPayments).set({ state: "approved" });
    await settled(first.trans_id ?? "", "paid");
    const states = (await paymentsOf(refill_order_no)).map(({ trans_id, state }) => [trans_id, state]);
    expect(new Map(states as [string, string][])).toEqual(
      new Map([
        [first.trans_id, "refunded"],
        [second.trans_id, "paid"],
      ]),
    );
    expect(await me.balance()).toBe(5_500);

    const late = await taken(me.order(five));
    const { trans_id } = await taken(me.pay(late.refill_order_no, { pay_type: PayType.payPay }));
    await provider.db.update(sandboxPayments).set({ state: "approved" });
    await provider.db.update(members).set({ deleted_at: NOON }).where(eq(members.uid, me.uid));
    await settled(trans_id ?? "", "paid");
    expect(await paymentsOf(late.refill_order_no)).toMatchObject([{ state: "refunded" }]);
  });
});
