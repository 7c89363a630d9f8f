import { eq } from "drizzle-orm";
import { closeOrder, payOrder } from "#contract/calls/order.ts";
import type { StoredValuePart } from "#contract/storedValue.ts";
import type { Action } from "#domain/orderMachine.ts";
import { retried } from "#provider/db/retried.ts";
import { members } from "#provider/db/tables/members.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { stores } from "#provider/db/tables/stores.ts";
import type { Holding } from "#provider/ledger/holding.ts";
import { refundSpend } from "#provider/ledger/refundSpend.ts";
import { spendHolding } from "#provider/ledger/spendHolding.ts";
import { walletTopUp } from "#provider/ledger/walletTopUp.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { lockOrder } from "#provider/orders/lockOrder.ts";
import { refundDue } from "#provider/payments/refundDue.ts";
import { settle } from "#provider/payments/settle.ts";
import { takeParts } from "#provider/payments/takeParts.ts";
import { fakeGateway } from "#provider/testing/fakeGateway.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Guest, guest, line, taken } from "#provider/testing/guest.ts";
import { holdingsOf } from "#provider/testing/holdingsOf.ts";
import { planted } from "#provider/testing/planted.ts";

const CUSTOMERS = 5;
const STORE = { store_id: "diner" } as const;

/** A customer with a card and two vouchers, one of them for tea alone. */
export interface Holder {
  readonly one: Guest;
  readonly orders: string[];
  readonly held: readonly (Holding & { readonly of: string })[];
}

/** A store, and customers who pay there with what they hold; the gateway says what it is told to. */
export async function storedStage() {
  const fake = fakeGateway();
  const provider = await planted({ payment: fake.gateway });
  const { db, parts } = provider;
  await db
    .update(stores)
    .set({ pay_list: [1, 4, 8], max_people: 99 })
    .where(eq(stores.id, STORE.store_id));
  const holders: Holder[] = [];
  while (holders.length < CUSTOMERS) {
    const one = await guest(provider);
    const { uid } = one;
    await db.update(members).set({ kind: "member" }).where(eq(members.uid, uid));
    const buys = holdingsOf(provider, uid);
    const card = await buys.card(2_000, 300);
    const [all, tea] = [await buys.voucher(1_500), await buys.voucher(900, ["tea"])];
    const held = [
      { kind: 1, uid, ...STORE, of: card },
      { kind: 2, id: all, uid, ...STORE, of: all },
      { kind: 2, id: tea, uid, ...STORE, of: tea },
    ] as const;
    holders.push({ one, orders: [], held });
  }
  const within = <Result>(work: Parameters<typeof db.transaction<Result>>[0]) =>
    retried(() => db.transaction(work));
  const spends: string[] = [];

  return {
    provider,
    holders,
    order: async ({ one, orders }: Holder, pieces: number) => {
      const lines = [
        line({ goods_id: "tea", price: 300 }),
        line({ goods_id: "beer", price: 600, number: pieces }),
      ];
      orders.push((await taken(one.order(lines, { pay_type: 4 }))).order_no);
    },
    pay: async (
      { one }: Holder,
      by: { order_no: string; pay_type: 1 | 4 | 8; stored_value?: StoredValuePart[] },
      taps: number,
    ) => {
      const replies = await Promise.all(Array.from({ length: taps }, () => one.send(payOrder, by)));
      return replies.map(({ code }) => code);
    },
    cancel: async ({ one }: Holder, order_no: string) => void (await one.send(closeOrder, { order_no })),
    act: async (order_no: string, action: Action) => {
      const on = { order_no, action, actor: "store", uid: null, now: NOON } as const;
      await within((inner) => applyAction(inner, on));
    },
    /** The gateway says what became of one of the order's payments, the last or an earlier one. */
    decide: async (order_no: string, answer: "paid" | "failed" | "abandoned", index: number) => {
      const asked = await db.select().from(payments).where(eq(payments.order_no, order_no));
      const online = asked.filter(({ pay_type }) => pay_type === 4);
      const payment = online[index % Math.max(1, online.length)];
      if (payment === undefined) return;
      fake.decides(answer, payment.gateway_ref);
      await within((inner) => settle(inner, { trans_id: payment.trans_id, answer, now: NOON }));
    },
    /** At the counter, without an order. */
    spend: async (holding: Holding, amount: number, trans_id: string) => {
      const by = { ...STORE, order_no: null, trans_id, amount, now: NOON };
      const taps = [1, 2].map(() => within((inner) => spendHolding(inner, holding, by)));
      if ((await Promise.all(taps)).every(({ ok }) => ok)) spends.push(trans_id);
    },
    reverse: async (index: number) => {
      const trans_id = spends[index % Math.max(1, spends.length)];
      if (trans_id === undefined) return;
      const back = () =>
        within((inner) => refundSpend(inner, { trans_id, order_no: null, ...STORE, now: NOON }));
      await Promise.all([back(), back()]);
    },
    topUp: (uid: string, amount: number, bonus: number, reference: string) =>
      within((inner) => walletTopUp(inner, { uid, ...STORE, amount, bonus, reference, now: NOON })),
    /** The provider dies while it has balances pay: nothing of it has happened. */
    crash: async ({ one: { uid } }: Holder, order_no: string, stored_value: StoredValuePart[]) => {
      const work = within(async (inner) => {
        const order = await lockOrder(inner, order_no);
        if (order !== null) await takeParts(inner, { orders: [order], uid, stored_value, now: NOON }, parts);
        throw new Error("The provider died");
      });
      await work.catch((error: unknown) => {
        if (!(error instanceof Error && error.message === "The provider died")) throw error;
      });
    },
    refund: () => refundDue(parts),
  };
}

export type StoredStage = Awaited<ReturnType<typeof storedStage>>;
