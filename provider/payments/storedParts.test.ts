import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { closeOrder, payOrder } from "#contract/calls/order.ts";
import * as Code from "#contract/codes.ts";
import { PayStatus, PayType } from "#contract/enumerations.ts";
import { ledgerEntries } from "#provider/db/tables/ledger.ts";
import { vouchers } from "#provider/db/tables/storedValue.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { autoCancel } from "#provider/orders/endOrders.ts";
import { balanceOf } from "#provider/refill/ledger/accounts.ts";
import { fakeGateway } from "#provider/testing/fakeGateways.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { type PayingMember, payingMember } from "#provider/testing/payingGuests.ts";
import { holdingsOf } from "#provider/testing/refillWorld.ts";
import { refundDue } from "./refundDue.ts";
import { settle } from "./settle.ts";
import { storedValueFor } from "./storedValueFor.ts";

const fake = fakeGateway();
let provider: Planted;
let me: PayingMember;
let mine: ReturnType<typeof holdingsOf>;
const ONLINE = { pay_type: PayType.payPay } as const;
const part = (id: string, amount: number) => [{ kind: 1, id, amount }] as const;
const ticket = (id: string, amount: number) => ({ kind: 2, id, amount }) as const;

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
  fake.shares.length = 0;
  me = await payingMember(provider);
  mine = holdingsOf(provider, me.uid);
});
afterAll(async () => {
  const entries = await provider.db.select().from(ledgerEntries);
  const rest = entries.reduce((sum, { amount }) => sum + amount, 0);
  if (rest !== 0) throw new Error(`The books are ${rest} yen out`);
  await provider.close();
});

const held = () => balanceOf(provider.db, { kind: 1, uid: me.uid, store_id: "diner" });
const inVoucher = async (id: string) =>
  (await balanceOf(provider.db, { kind: 2, id, uid: me.uid, store_id: "diner" })).balance;
/** Tea for 300 and one of the few for 500. */
const placeBoth = async () => {
  const lines = [line({ goods_id: "tea", price: 300 }), line({ goods_id: "few", price: 500 })];
  return (await taken(me.one.order(lines, { pay_type: PayType.payPay }))).order_no;
};

describe("an order that balances pay a part of", () => {
  it("has their part at once, and the rest by another method", async () => {
    const id = await mine.card(200, 50);
    const order_no = await me.place();
    const asked = { ...ONLINE, stored_value: part(id, 230) };
    const { trans_id, pay_status } = await taken(
      me.pay(order_no, { ...asked, stored_value: [...part(id, 230)] }),
    );
    expect([pay_status, fake.begun.map(({ amount }) => amount)]).toEqual([0, [270]]);
    expect(await held()).toEqual({ balance: 20, bonus: 20 });
    expect(await me.details(order_no)).toMatchObject({ stored_value: part(id, 230), to_pay: 270 });
    fake.decides("paid");
    await me.ask(trans_id ?? "");
    expect(await me.details(order_no)).toMatchObject({
      pay_status: PayStatus.paid,
      pay_type: PayType.payPay,
      to_pay: 0,
      total: 500,
    });

    await me.desk(order_no, "cancel");
    expect(await held()).toEqual({ balance: 250, bonus: 50 });
    await refundDue(provider.parts);
    expect(fake.shares).toEqual([expect.objectContaining({ refund_id: trans_id, amount: 270 })]);
    expect(await me.details(order_no)).toMatchObject({
      pay_status: PayStatus.refunded,
      stored_value: [],
      stored_back: [{ ...part(id, 230)[0], name: "チャージカード" }],
      to_pay: 0,
    });
    await refundDue(provider.parts);
    expect([await held(), fake.shares.length]).toEqual([{ balance: 250, bonus: 50 }, 1]);
  });

  it("is paid when they pay all of it, and told of when that goes back", async () => {
    const [id, voucher] = [await mine.card(200), await mine.voucher(400)];
    const order_no = await me.place();
    const stored_value = [...part(id, 100), ticket(voucher, 400)];
    const paid = await taken(me.pay(order_no, { pay_type: PayType.cash, stored_value }));
    expect(paid).toMatchObject({ pay_status: PayStatus.paid, redirect_url: null });
    expect(await me.ask(paid.trans_id ?? "")).toMatchObject({
      payment_state: "paid",
      pay_status: PayStatus.paid,
    });
    expect(await me.details(order_no)).toMatchObject({ pay_type: PayType.wallet, to_pay: 0 });
    expect(await me.pay(order_no, { pay_type: PayType.cash, stored_value })).toMatchObject({
      code: Code.alreadyPaid,
    });
    await me.desk(order_no, "refund");
    expect(await refundDue(provider.parts)).toBe(0);
    expect([(await held()).balance, await inVoucher(voucher)]).toEqual([200, 400]);
    expect((await me.events()).filter((event) => event === "payment_refunded")).toHaveLength(1);
  });

  it("waits for the cashier with the rest", async () => {
    const id = await mine.card(200);
    const order_no = await me.place();
    await taken(me.pay(order_no, { pay_type: PayType.cash, stored_value: [...part(id, 200)] }));
    expect(await me.details(order_no)).toMatchObject({
      to_pay: 300,
      is_cashier_pending: 1,
      pay_status: PayStatus.unpaid,
    });
    await me.desk(order_no, "pay_cash");
    expect(await me.details(order_no)).toMatchObject({
      to_pay: 0,
      pay_status: PayStatus.paid,
      pay_type: PayType.cash,
    });
    expect(await refundDue(provider.parts)).toBe(0);
    expect((await held()).balance).toBe(0);
  });

  it("gives them back once when it is cancelled, by its customer or by the clock; the late rest as well", async () => {
    const id = await mine.card(400);
    const [one, other] = [await me.place(), await me.place()];
    await taken(me.pay(one, { ...ONLINE, stored_value: [...part(id, 150)] }));
    const { ref } = fake.begun[0] ?? { ref: "" };
    const { trans_id } = await me.details(one);
    // Begun to be paid at a table it is locked; the desk cancels it.
    expect((await me.one.send(closeOrder, { order_no: one })).code).toBe(Code.cancelFailed);
    await me.desk(one, "cancel");
    await taken(me.pay(other, { ...ONLINE, stored_value: [...part(id, 400)] }));
    expect((await held()).balance).toBe(0);
    await me.desk(other, "cancel");
    expect((await held()).balance).toBe(400);
    fake.decides("paid", ref);
    await provider.db.transaction((db) =>
      settle(db, { trans_id: trans_id ?? "", answer: "paid", now: provider.parts.clock() }),
    );
    await refundDue(provider.parts);
    expect(fake.shares).toEqual([expect.objectContaining({ ref, amount: 350 })]);
    expect((await held()).balance).toBe(400);
    provider.clock.advance(3_600_000);
    await autoCancel(provider.parts);
    expect((await held()).balance).toBe(400);
  });
});

describe("what does not pay", () => {
  it("is too little (428), and nothing is spent of the others either", async () => {
    const [id, voucher] = [await mine.card(100), await mine.voucher(300)];
    const order_no = await me.place();
    const stored_value = [ticket(voucher, 300), ...part(id, 150)];
    expect(await me.pay(order_no, { ...ONLINE, stored_value })).toMatchObject({
      code: Code.paymentFailed,
      data: { reason: "balance", balance: 100, missing: 50 },
    });
    expect([(await held()).balance, await inVoucher(voucher), fake.begun]).toEqual([100, 300, []]);
    expect(await me.details(order_no)).toMatchObject({ stored_value: [], to_pay: 500 });
  });

  it("is none (501), has expired (505), is for other goods or for less (506), or leaves too little (410)", async () => {
    const tea = await mine.voucher(900, ["tea"]);
    const order_no = await placeBoth();
    const pay = async (...stored_value: { kind: 1 | 2; id: string; amount: number }[]) =>
      (await me.pay(order_no, { ...ONLINE, stored_value })).code;
    expect(await pay(ticket("nothing", 1))).toBe(501);
    expect(await pay(ticket(tea, 301))).toBe(506);
    const other = await mine.voucher(900, ["tea"]);
    expect(await pay(ticket(tea, 200), ticket(other, 101))).toBe(506);
    expect(await pay(ticket(await holdingsOf(provider, me.uid, "other").voucher(900), 100))).toBe(506);
    const all = await mine.voucher(900);
    expect(await pay(ticket(all, 801))).toBe(506);
    expect(await pay(ticket(all, 799))).toBe(410);
    await provider.db.update(vouchers).set({ valid_until: NOON }).where(eq(vouchers.id, other));
    expect(await pay(ticket(other, 1))).toBe(505);
    expect(await me.details(order_no)).toMatchObject({ stored_value: [], to_pay: 800 });
    // One that pays for everything makes room for one that pays for tea alone.
    expect(await pay(ticket(all, 500), ticket(tea, 300))).toBe(10000);
    expect(await me.details(order_no)).toMatchObject({ pay_status: PayStatus.paid });
  });

  it("is told beforehand: what there is, of what it pays for", async () => {
    const [id, tea] = [await mine.card(100), await mine.voucher(900, ["tea"])];
    const lines = [{ goods_id: "tea", line_total: 300 }];
    const orders = [{ order_no: "", store_id: "diner", to_pay: 800, lines }];
    const ask = (...stored_value: { kind: 1 | 2; id: string; amount: number }[]) =>
      storedValueFor(provider.db, { uid: me.uid, orders, stored_value, now: NOON });
    expect(await ask(...part(id, 800), ticket(tea, 800))).toEqual({
      stored_value: [...part(id, 100), ticket(tea, 300)],
      to_pay: 400,
    });
    expect(await ask(ticket("nothing", 800))).toEqual({ refused: Code.couponMissing });
    expect(
      await storedValueFor(provider.db, { uid: "x", orders, stored_value: [ticket(tea, 1)], now: NOON }),
    ).toEqual({
      refused: Code.noPermission,
    });
  });
});

describe("second thoughts, and second devices", () => {
  it("keep what has paid while it is not named, and have it back for what is named in its place", async () => {
    const [id, voucher] = [await mine.card(300), await mine.voucher(300)];
    const order_no = await me.place();
    await taken(me.pay(order_no, { ...ONLINE, stored_value: [...part(id, 300)] }));
    const early = fake.begun[0]?.ref ?? "";
    const { trans_id: first } = await me.details(order_no);
    // While it cannot be given up, all stays.
    await taken(me.pay(order_no, { ...ONLINE, stored_value: [ticket(voucher, 100)] }));
    expect(await me.details(order_no)).toMatchObject({ stored_value: part(id, 300), trans_id: first });
    fake.decides("abandoned", early);
    await taken(me.pay(order_no, { ...ONLINE, stored_value: [ticket(voucher, 100)] }));
    expect(fake.begun.map(({ amount }) => amount)).toEqual([200, 400]);
    expect([(await held()).balance, await inVoucher(voucher)]).toEqual([300, 200]);
    // The first is paid all the same: it is not what is left to pay any more.
    fake.decides("paid", early);
    await provider.db.transaction((db) =>
      settle(db, { trans_id: first ?? "", answer: "paid", now: provider.parts.clock() }),
    );
    await refundDue(provider.parts);
    expect(fake.shares).toEqual([expect.objectContaining({ ref: early, amount: 200 })]);
    const { trans_id } = await taken(me.pay(order_no, ONLINE));
    fake.decides("paid");
    await me.ask(trans_id ?? "");
    expect(await me.details(order_no)).toMatchObject({
      pay_status: PayStatus.paid,
      stored_value: [ticket(voucher, 100)],
    });
  });

  it("give all back with an empty list", async () => {
    const id = await mine.card(300);
    const order_no = await me.place();
    await taken(me.pay(order_no, { pay_type: PayType.cash, stored_value: [...part(id, 300)] }));
    await taken(me.pay(order_no, { pay_type: PayType.cash, stored_value: [] }));
    expect([(await held()).balance, (await me.details(order_no)).to_pay]).toEqual([300, 500]);
  });

  it("spend a balance once, however often it is tapped and by how many devices for how many orders", async () => {
    const id = await mine.card(400);
    const [one, other] = [await me.place(), await me.place()];
    const pay = (order_no: string) =>
      me.one.send(payOrder, { order_no, pay_type: PayType.cash, stored_value: [...part(id, 300)] });
    const taps = await Promise.all([one, one, one, one, one, other].map(pay));
    const codes = taps.map(({ code }) => code).toSorted((a, b) => a - b);
    expect(new Set(codes)).toEqual(new Set([Code.paymentFailed, Code.success]));
    expect((await held()).balance).toBe(100);
    const left = [(await me.details(one)).to_pay, (await me.details(other)).to_pay].toSorted((a, b) => a - b);
    expect(left).toEqual([200, 500]);
  });
});
