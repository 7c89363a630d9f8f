import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Call, RequestOf } from "#contract/call.ts";
import { decideUse, findUse, reverseUse } from "#contract/calls/desk/uses.ts";
import { closeOrder, payOrder } from "#contract/calls/order.ts";
import { getDetailByTransId } from "#contract/calls/payment.ts";
import { refillCreateOrder, refillDetails, refillPay, refillUseCard } from "#contract/calls/refillCard.ts";
import * as Code from "#contract/codes.ts";
import { PayType } from "#contract/enumerations.ts";
import { members } from "#provider/db/tables/members.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { refundDue } from "#provider/payments/refundDue.ts";
import { deskOf } from "#provider/testing/deskVisit.ts";
import { fakeGateway } from "#provider/testing/fakeGateways.ts";
import { type Guest, guest, line, planted } from "#provider/testing/guest.ts";
import type { Reply } from "#provider/testing/provider.ts";
import { plantOffers } from "#provider/testing/refillWorld.ts";
import { dyingTransactions, ProviderDied } from "./dyingTransactions.ts";

const CUSTOMERS = 5;
const STORE = "diner";
/** What everybody has bought before it begins: amounts for the card, a voucher for all, one for tea. */
const BOUGHT = [
  { kind: 1, offer_id: "five", shown_price: 5_000 },
  { kind: 2, offer_id: "all", shown_price: 2_000 },
  { kind: 2, offer_id: "teas", shown_price: 900 },
] as const;

export type Answer = "paid" | "failed" | "abandoned";

/** A customer with a card and two vouchers, one of them for tea alone; what they ordered and bought. */
export interface Holder {
  readonly one: Guest;
  readonly held: readonly { readonly kind: 1 | 2; readonly id: string }[];
  readonly orders: string[];
  readonly purchases: string[];
}

/**
 * A store with its desk, and customers who buy, hold and spend stored value there, all by the provider's own calls,
 * while it dies again and again; the gateway says what it is told to.
 */
export async function storedStage() {
  const fake = fakeGateway();
  const provider = await planted({ payment: fake.gateway });
  const { db, parts } = provider;
  await plantOffers(provider);
  await provider.openLimits();
  await db
    .update(stores)
    .set({ pay_list: [PayType.cash, PayType.payPay, PayType.wallet] })
    .where(eq(stores.id, STORE));
  const desk = await deskOf(provider);
  const deaths = dyingTransactions(db);
  /** Tickets whose use was confirmed, to be taken back. */
  const uses: string[] = [];

  /** A call as the app makes it: whoever hears nothing asks again under the same key. */
  async function ask<C extends Call>(
    { one }: Pick<Holder, "one">,
    call: C,
    request: RequestOf<C>,
  ): Promise<Reply<C> | null> {
    const key = randomUUID();
    for (let tries = 0; tries < 3; tries += 1) {
      try {
        return await one.send(call, request, { key });
      } catch (error) {
        if (!(error instanceof ProviderDied)) throw error;
      }
    }
    return null;
  }

  type Bought = Omit<RequestOf<typeof refillCreateOrder>, "store_id">;
  async function buy(holder: Holder, bought: Bought): Promise<string | null> {
    const placed = await ask(holder, refillCreateOrder, { store_id: STORE, ...bought });
    if (placed?.code !== Code.success) return null;
    const { refill_order_no } = placed.data;
    holder.purchases.push(refill_order_no);
    await ask(holder, refillPay, { refill_order_no, pay_type: PayType.payPay });
    return refill_order_no;
  }
  /** The gateway says what became of one of these payments, and the customer's screen asks for it. */
  async function decide(holder: Holder, by: "order" | "purchase", { answer, which }: Said): Promise<void> {
    const subject = (by === "order" ? holder.orders : holder.purchases).at(-1 - (which % 2));
    if (subject === undefined) return;
    const column = by === "order" ? payments.order_no : payments.refill_order_no;
    const asked = await db.select().from(payments).where(eq(column, subject));
    const online = asked.filter(({ pay_type }) => pay_type === PayType.payPay);
    const payment = online[which % Math.max(1, online.length)];
    if (payment === undefined) return;
    fake.decides(answer, payment.gateway_ref);
    const { trans_id } = payment;
    if (by === "order" || which % 2 === 0) await ask(holder, getDetailByTransId, { trans_id });
    else await ask(holder, refillDetails, { refill_order_no: subject });
  }

  const holders: Holder[] = [];
  while (holders.length < CUSTOMERS) {
    const one = await guest(provider);
    await db.update(members).set({ kind: "member" }).where(eq(members.uid, one.uid));
    const holder: Holder = { one, held: [], orders: [], purchases: [] };
    const held: { kind: 1 | 2; id: string }[] = [];
    for (const bought of BOUGHT) {
      const refill_order_no = (await buy(holder, bought)) ?? "";
      await decide(holder, "purchase", { answer: "paid", which: 0 });
      const { data } = await one.send(refillDetails, { refill_order_no });
      held.push({ kind: bought.kind, id: data.order?.target_id ?? "" });
    }
    holders.push({ ...holder, held });
  }

  return {
    provider,
    holders,
    deaths,
    buy,
    decide,
    order: async (holder: Holder, pieces: number) => {
      const lines = [
        line({ goods_id: "tea", price: 300 }),
        line({ goods_id: "beer", price: 600, number: pieces }),
      ];
      const placed = await holder.one.order(lines, { pay_type: PayType.payPay }).catch((error: unknown) => {
        if (!(error instanceof ProviderDied)) throw error;
      });
      if (placed?.code === Code.success) holder.orders.push(placed.data.order_no);
    },
    pay: async (holder: Holder, by: RequestOf<typeof payOrder>, taps: number) => {
      const replies = await Promise.all(Array.from({ length: taps }, () => ask(holder, payOrder, by)));
      return replies.flatMap((reply) => (reply === null ? [] : [reply.code]));
    },
    cancel: async (holder: Holder, order_no: string) => void (await ask(holder, closeOrder, { order_no })),
    /** A button of the desk's at an order. */
    act: async (order_no: string, action: "cancel" | "refund" | "pay_cash" | "accept") =>
      void (await desk.call(
        "board/act",
        { store_id: STORE, order_nos: [order_no], action, reason: "Sold out" },
        { cookie: desk.cookie },
      )),
    /** Something shown at the counter, for the clerk who types its code, and presses twice. */
    show: async (holder: Holder, asked: Omit<RequestOf<typeof refillUseCard>, "store_id">) => {
      const shown = await ask(holder, refillUseCard, { store_id: STORE, ...asked });
      if (shown?.code !== Code.success) return shown?.code ?? null;
      const { code, use_id } = shown.data;
      const found = await desk.send(findUse, { store_id: STORE, code });
      if (typeof found === "string" || !("use_id" in found)) return null;
      const deciding = { store_id: STORE, use_id, is_confirmed: true };
      const said = await Promise.all([1, 2].map(() => desk.send(decideUse, deciding)));
      const outcomes = said.map((one) => (typeof one === "string" ? one : one.outcome));
      if (outcomes.includes("confirmed")) uses.push(use_id);
      return outcomes.includes("short") ? 506 : 10000;
    },
    /** The desk takes a use back, by two buttons at once. */
    reverse: async (which: number) => {
      const use_id = uses[which % Math.max(1, uses.length)];
      if (use_id === undefined) return;
      await Promise.all([1, 2].map(() => desk.send(reverseUse, { store_id: STORE, use_id })));
    },
    refund: () =>
      refundDue(parts).catch((error: unknown) => {
        if (!(error instanceof ProviderDied)) throw error;
      }),
  };
}

interface Said {
  readonly answer: Answer;
  readonly which: number;
}

export type StoredStage = Awaited<ReturnType<typeof storedStage>>;
