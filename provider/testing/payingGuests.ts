import { eq } from "drizzle-orm";
import type { RequestOf } from "#contract/call.ts";
import { addCreditCart } from "#contract/calls/cards.ts";
import { informList } from "#contract/calls/inform.ts";
import { orderDetails, payOrder } from "#contract/calls/order.ts";
import { getDetailByTransId } from "#contract/calls/payment.ts";
import { PayType } from "#contract/enumerations.ts";
import { CardStored } from "#contract/payment.ts";
import type { Action } from "#domain/orders/orderMachine.ts";
import { members } from "#provider/db/tables/members.ts";
import { vaultAt } from "#provider/gateways/payments/paymentGateways.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { settle } from "#provider/payments/settle.ts";
import { walletsOf } from "#provider/refill/ledger/accounts.ts";
import { walletTopUp } from "#provider/refill/ledger/spend.ts";
import { offPremisesGuest, openOffPremises } from "./offPremisesGuest.ts";
import type { fakeGateway } from "./fakeGateways.ts";
import { line, type Planted, taken } from "./guest.ts";
import type { TestProvider } from "./provider.ts";

/** One piece of what five are left of. */
export const few = line({ goods_id: "few", price: 500 });

/**
 * A new guest who pays online, at a free table or to take away, and the desk and gateway as far as they have to do with
 * that.
 */
export async function payingGuest(
  provider: Planted,
  fake: ReturnType<typeof fakeGateway>,
  place: "at a table" | "to take away" = "at a table",
) {
  if (place === "to take away") await openOffPremises(provider);
  await provider.freeTables();
  await provider.setStock("few", 5);
  const one = await offPremisesGuest(provider);
  const now = () => provider.parts.clock();
  const order = (pay_type: typeof PayType.cash | typeof PayType.payPay) =>
    place === "at a table"
      ? one.order([few], { pay_type })
      : one.collect([few], { pay_type, mealTime: "2026-11-21T06:00:00.000Z" });
  const placed = async (pay_type: typeof PayType.cash | typeof PayType.payPay = PayType.payPay) =>
    (await taken(order(pay_type))).order_no;
  const begin = (order_no: string) => taken(one.send(payOrder, { order_no, pay_type: PayType.payPay }));
  return {
    one,
    place: placed,
    begin,
    /** An order whose payment is under way. */
    begun: async () => {
      const order_no = await placed();
      const { trans_id } = await begin(order_no);
      return { order_no, trans_id: trans_id ?? "", ref: fake.begun.at(-1)?.ref ?? "" };
    },
    ask: (trans_id: string) => taken(one.send(getDetailByTransId, { trans_id })),
    details: (order_no: string) => taken(one.send(orderDetails, { order_no })),
    webhook: (trans_id: string, answer: "paid" | "failed" | "abandoned") =>
      provider.db.transaction((db) => settle(db, { trans_id, answer, now: now() })),
    desk: (order_no: string, action: Action) =>
      provider.db.transaction((db) =>
        applyAction(db, { order_no, action, actor: "store", uid: null, now: now() }),
      ),
    /** What the guest was told, in the order of the alphabet. */
    events: async () => (await taken(one.send(informList, {}))).items.map(({ event }) => event).toSorted(),
  };
}

export type PayingGuest = Awaited<ReturnType<typeof payingGuest>>;

/** A member at a free table of a store that takes every method, before the sandbox, with cards and a wallet. */
export async function payingMember(provider: Planted) {
  const { db } = provider;
  await provider.freeTables();
  await provider.setStock("few", 5);
  const one = await offPremisesGuest(provider);
  const { uid } = one;
  await db.update(members).set({ kind: "member" }).where(eq(members.uid, uid));
  const holder = cardHolder(provider);
  const now = () => provider.parts.clock();
  return {
    ...holder,
    one,
    uid,
    place: async () => (await taken(one.order([few], { pay_type: PayType.payPay }))).order_no,
    /** An order to take away, which runs out where it is not paid in time; the store has to take such (`openAway`). */
    collect: async () => (await taken(one.collect([few], { pay_type: PayType.payPay }))).order_no,
    pay: (order_no: string, by: Omit<RequestOf<typeof payOrder>, "order_no">) =>
      one.send(payOrder, { order_no, ...by }),
    /** A saved card, by its id. */
    saved: async (number: string) => {
      const vault_token = await holder.type(number);
      const { card, redirect_url } = await taken(one.send(addCreditCart, { vault_token }));
      if (card !== null) return card.card_id;
      const back = await holder.press(redirect_url, "accept");
      return new URL(back).searchParams.get("card_id") ?? "";
    },
    topUp: (amount: number, store_id: string | null = "diner") =>
      db.transaction((inner) =>
        walletTopUp(inner, { uid, store_id, amount, reference: crypto.randomUUID(), now: now() }),
      ),
    balance: async () =>
      (await walletsOf(db, { uid, store_id: "diner", now: now() })).reduce(
        (sum, { balance }) => sum + balance,
        0,
      ),
    ask: (trans_id: string) => taken(one.send(getDetailByTransId, { trans_id })),
    details: (order_no: string) => taken(one.send(orderDetails, { order_no })),
    desk: (order_no: string, action: Action) =>
      db.transaction((inner) =>
        applyAction(inner, { order_no, action, actor: "store", uid: null, now: now() }),
      ),
    events: async () => (await taken(one.send(informList, {}))).items.map(({ event }) => event).toSorted(),
  };
}

export type PayingMember = Awaited<ReturnType<typeof payingMember>>;

const ORIGIN = "http://provider.test";

/** Someone with cards, in front of the sandbox: what their browser does there. */
export function cardHolder(provider: Pick<TestProvider, "app" | "parts">) {
  const fetch = (url: string, init: RequestInit) =>
    provider.app.fetch(new Request(url, init), { address: "192.0.2.1" });
  return {
    /** Sends a card to the vault; answers the token that came back. */
    async type(number: string, valid_period = "12/40"): Promise<string> {
      const kept = vaultAt(provider.parts.payment, "");
      if (kept === null) throw new Error("No vault");
      const { url, key } = kept.vault.address(ORIGIN);
      const security_code = number.startsWith("37") ? "1234" : "123";
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
        body: JSON.stringify({ number, valid_period, security_code, name: "TARO YAMADA" }),
      });
      return CardStored.parse(await response.json()).token;
    },
    /** Presses a button of a page of the sandbox; answers where it leads back to. */
    async press(redirect_url: string | null, outcome: string): Promise<string> {
      const response = await fetch(redirect_url ?? "", {
        method: "POST",
        body: new URLSearchParams({ outcome }),
      });
      return response.headers.get("location") ?? "";
    },
  };
}

/** Test numbers of the sandbox by what their bank does. */
export const TEST_CARDS = {
  approve: "4242424242424242",
  jcb: "3566002020360505",
  amex: "378282246310005",
  decline: "4000000000000002",
  short: "4000000000009995",
  challenge: "4000002760003184",
  silent: "4000000000000119",
} as const;
