import { eq } from "drizzle-orm";
import type { RequestOf } from "#contract/call.ts";
import { addrAdd } from "#contract/calls/addresses.ts";
import { orderInvoice } from "#contract/calls/afterOrder.ts";
import type { createOrder } from "#contract/calls/order.ts";
import { mealTime } from "#contract/calls/store.ts";
import type { OrderLineRequest } from "#contract/cart.ts";
import * as Code from "#contract/codes.ts";
import { OrderType, PayType } from "#contract/enumerations.ts";
import type { Receipt } from "#contract/order.ts";
import type { WeekHours } from "#contract/store.ts";
import type { Action } from "#domain/orders/orderMachine.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { type Guest, guest, taken } from "./guest.ts";
import type { TestProvider } from "./provider.ts";

type Changes = Partial<RequestOf<typeof createOrder>>;

/** Where the fixture's diner stands once it delivers: Tokyo Station. */
export const SHOP = { latitude: 35.6812, longitude: 139.7671 };
/** Some 3,200 metres away: Tokyo Tower. */
export const TOWER = { latitude: 35.6586, longitude: 139.7454 };
export const CONTACT = { name: "山田花子", phone: "09012345678" };

const elevenToEight: WeekHours = ([1, 2, 3, 4, 5, 6, 7, 8] as const).map((weekday) => ({
  weekday,
  spans: [{ open: "11:00", close: "20:00", last_order: "20:00" }],
}));

/** Has the fixture's diner take orders to take away and to deliver, from 11 to 20 every day. */
export async function openOffPremises(
  { db }: Pick<TestProvider, "db">,
  changes: Partial<typeof stores.$inferInsert> = {},
): Promise<void> {
  const usual = {
    order_types: [OrderType.dineIn, OrderType.takeAway, OrderType.delivery],
    pay_list: [PayType.cash, PayType.payPay, PayType.card, PayType.cashOnDelivery],
    ...SHOP,
    max_distance: 5_000,
    dispatchprice: 300,
    freeprice: 3_000,
    minimum_order: 0,
    delivery_zones: [],
    pickup_minutes: 20,
    delivery_minutes: 45,
    slot_minutes: 15,
    pickup_capacity: -1,
    delivery_capacity: -1,
    paused_until: null,
    pickup_hours: elevenToEight,
    delivery_hours: elevenToEight,
  } satisfies Partial<typeof stores.$inferInsert>;
  await db
    .update(stores)
    .set({ ...usual, ...changes })
    .where(eq(stores.id, "diner"));
}

/** A visitor who orders from the diner without sitting there, one piece at noon's next times unless they say otherwise. */
export async function offPremisesGuest(provider: TestProvider) {
  const one = await guest(provider);
  const times = async (
    order_type: typeof OrderType.takeAway | typeof OrderType.delivery,
    more: Partial<RequestOf<typeof mealTime>> = {},
  ) => (await taken(one.send(mealTime, { store_id: "diner", order_type, ...more }))).slots;
  const nextTime = async (order_type: typeof OrderType.takeAway | typeof OrderType.delivery) =>
    (await times(order_type)).find(({ left }) => left !== 0)?.time ?? "2026-11-21T04:00:00.000Z";
  return {
    ...one,
    times,
    collect: async (lines: readonly OrderLineRequest[], changes: Changes = {}) =>
      one.order(lines, {
        order_type: OrderType.takeAway,
        table_id: undefined,
        people: undefined,
        contact: CONTACT,
        mealTime: changes.mealTime ?? (await nextTime(OrderType.takeAway)),
        ...changes,
      } as Changes),
    address: async (changes: Partial<RequestOf<typeof addrAdd>> = {}) => {
      const draft = {
        name: "山田",
        phone: "09012345678",
        postal_code: "105-0011",
        prefecture: "東京都",
        city: "港区",
        address: "芝公園4-2-8",
        detail: "201",
        position: TOWER,
      };
      return (await taken(one.send(addrAdd, { ...draft, ...changes }))).address_id;
    },
    /** `total` is what the goods come to; the usual fee comes on top of it. */
    deliver: async (lines: readonly OrderLineRequest[], address_id: string, changes: Changes = {}) => {
      const goods = lines.reduce((sum, { number, price }) => sum + number * price, 0);
      return one.order(lines, {
        order_type: OrderType.delivery,
        table_id: undefined,
        people: undefined,
        delivery: { address_id },
        pay_type: PayType.cashOnDelivery,
        shown_total: goods + 300,
        mealTime: changes.mealTime ?? (await nextTime(OrderType.delivery)),
        ...changes,
      } as Changes);
    },
  };
}

export type OffPremisesGuest = Awaited<ReturnType<typeof offPremisesGuest>>;

type ReceiptChanges = Partial<RequestOf<typeof orderInvoice>>;

/** Orders that are paid at the store, and receipts for them. */
export function receiptsOf(provider: TestProvider) {
  const desk = async (order_no: string, ...actions: readonly Action[]): Promise<void> => {
    const now = provider.parts.clock();
    for (const action of actions)
      await provider.db.transaction(async (db) => {
        const done = await applyAction(db, { order_no, action, actor: "store", uid: null, now });
        if (!done.ok) throw new Error(`${action} was refused with ${done.code}`);
      });
  };
  const ask = (one: Pick<Guest, "send">, order_no: string, changes: ReceiptChanges = {}) =>
    one.send(orderInvoice, { order_no, kind: 2, companyName: "株式会社のれん", ...changes });
  return {
    /** The store does something with the order. */
    desk,
    /** What asking for a receipt comes to. */
    ask,
    /** A receipt; throws unless it was made out. */
    make: async (
      one: Pick<Guest, "send">,
      order_no: string,
      changes: ReceiptChanges = {},
    ): Promise<Receipt> => {
      const { code, data } = await ask(one, order_no, changes);
      if (code !== Code.receiptConfirmed) throw new Error(`No receipt: ${code}`);
      return data;
    },
  };
}
