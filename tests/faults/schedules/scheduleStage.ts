import { and, eq } from "drizzle-orm";
import { OrderType, PayType } from "#contract/enumerations.ts";
import type { Action } from "#domain/orders/orderMachine.ts";
import { members } from "#provider/db/tables/members.ts";
import { orderRounds, orders } from "#provider/db/tables/orders.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { specialGoods, specialStores, specials } from "#provider/db/tables/specials.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { autoCancel } from "#provider/orders/endOrders.ts";
import { refundDue } from "#provider/payments/refundDue.ts";
import { settle } from "#provider/payments/settle.ts";
import { walletTopUp } from "#provider/refill/ledger/spend.ts";
import { fakeGateway } from "#provider/testing/fakeGateways.ts";
import { NOON, words } from "#provider/testing/fixture.ts";
import { line, planted } from "#provider/testing/guest.ts";
import {
  type OffPremisesGuest,
  offPremisesGuest,
  openOffPremises,
} from "#provider/testing/offPremisesGuest.ts";

const DAY = 86_400_000;
const TOO_LATE = 20 * 60_000;
/** What there is of everything: less than will be asked for. */
export const SUPPLY = { few: 120, places: 25, limit: 6, wallet: 60_000 } as const;

export const carts = {
  tea: (number: number) => [line({ goods_id: "tea", price: 300, number })],
  few: (number: number) => [line({ goods_id: "few", price: 500, number })],
  bento: (number: number) => [line({ goods_id: "bento", price: 350, number, special_id: "fair" })],
};

/** A store that takes orders away from the table, short of places, pieces and offers, and its customers. */
export async function scheduleStage() {
  const fake = fakeGateway();
  const provider = await planted({ payment: fake.gateway });
  const { db, parts } = provider;
  await openOffPremises(provider, {
    pay_list: [PayType.cash, PayType.payPay, PayType.cashOnDelivery, PayType.wallet],
    pickup_capacity: SUPPLY.places,
    delivery_capacity: SUPPLY.places,
    // Days of orders happen here while the clock stands still.
    table_rules: { member_orders: 1_000 },
  });
  await provider.setStock("few", SUPPLY.few);
  await db.insert(specials).values({
    id: "fair",
    kind: "activity",
    title: words("Fair"),
    about: words("About"),
    start_time: new Date(NOON.getTime() - DAY),
    end_time: new Date(NOON.getTime() + DAY),
  });
  await db.insert(specialStores).values({ special_id: "fair", store_id: "diner" });
  const offered = { special_id: "fair", goods_id: "bento", discount_price: 50 };
  await db.insert(specialGoods).values({ ...offered, limit_per_person: SUPPLY.limit });

  const customers: (OffPremisesGuest & { readonly address_id: string })[] = [];
  while (customers.length < 20) {
    const one = await offPremisesGuest(provider);
    const { uid } = one;
    await db.update(members).set({ kind: "member" }).where(eq(members.uid, uid));
    const wallet = { uid, store_id: "diner", amount: SUPPLY.wallet, reference: uid, now: NOON };
    await db.transaction((inner) => walletTopUp(inner, wallet));
    customers.push({ ...one, address_id: await one.address() });
  }
  const [first] = customers;
  if (first === undefined) throw new Error("There is nobody");
  const times = {
    2: (await first.times(OrderType.takeAway)).map(({ time }) => time),
    3: (await first.times(OrderType.delivery)).map(({ time }) => time),
  };

  const act = (order_no: string, action: Action) =>
    db.transaction((inner) =>
      applyAction(inner, { order_no, action, actor: "store", uid: null, now: parts.clock() }),
    );
  const paymentsOf = (order_no: string) => db.select().from(payments).where(eq(payments.order_no, order_no));

  return {
    provider,
    fake,
    customers,
    times,
    act,
    refund: () => refundDue(parts),
    paymentsOf,
    /** The orders that an attempt has come to. */
    ordersOf: (uid: string, client_order_id: string) =>
      db
        .select({
          order_no: orders.order_no,
          order_status: orders.order_status,
          pay_status: orders.pay_status,
        })
        .from(orderRounds)
        .innerJoin(orders, eq(orders.order_no, orderRounds.order_no))
        .where(and(eq(orderRounds.uid, uid), eq(orderRounds.client_order_id, client_order_id))),
    /** The gateway says of the order's last payment what became of it. */
    decide: async (order_no: string, answer: "paid" | "failed") => {
      const last = (await paymentsOf(order_no)).filter(({ pay_type }) => pay_type === PayType.payPay).at(-1);
      if (last === undefined) return;
      const { gateway_ref, trans_id } = last;
      fake.decides(answer, gateway_ref);
      const now = parts.clock();
      const { refund_due } = await db.transaction((inner) => settle(inner, { trans_id, answer, now }));
      if (refund_due) await refundDue(parts);
    },
    /** Orders that nobody has paid for run out. */
    runOut: async () => {
      provider.clock.advance(TOO_LATE);
      await autoCancel(parts);
    },
  };
}

export type ScheduleStage = Awaited<ReturnType<typeof scheduleStage>>;
