import { addCreditCart } from "#contract/calls/cards.ts";
import { informList } from "#contract/calls/inform.ts";
import { orderDetails, payOrder } from "#contract/calls/order.ts";
import { getDetailByTransId } from "#contract/calls/payment.ts";
import type { RequestOf } from "#contract/call.ts";
import { walletTopUp } from "#provider/ledger/walletTopUp.ts";
import { walletsOf } from "#provider/ledger/walletsOf.ts";
import { eq } from "drizzle-orm";
import { members } from "#provider/db/tables/members.ts";
import type { Action } from "#domain/orders/orderMachine.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { cardHolder } from "./cardHolder.ts";
import { awayGuest } from "./awayGuest.ts";
import { taken } from "./guest.ts";
import { few } from "./payingGuest.ts";
import type { Planted } from "./planted.ts";

/** A member at a free table of a store that takes every method, before the sandbox, with cards and a wallet. */
export async function payingMember(provider: Planted) {
  const { db } = provider;
  await provider.freeTables();
  await provider.setStock("few", 5);
  const one = await awayGuest(provider);
  const { uid } = one;
  await db.update(members).set({ kind: "member" }).where(eq(members.uid, uid));
  const holder = cardHolder(provider);
  const now = () => provider.parts.clock();
  return {
    ...holder,
    one,
    uid,
    place: async () => (await taken(one.order([few], { pay_type: 4 }))).order_no,
    /** An order to take away, which runs out where it is not paid in time; the store has to take such (`openAway`). */
    collect: async () => (await taken(one.collect([few], { pay_type: 4 }))).order_no,
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
