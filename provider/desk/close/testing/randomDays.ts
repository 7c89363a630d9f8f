import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { expect } from "vitest";
import { payOrder } from "#contract/calls/order.ts";
import { PayType } from "#contract/enumerations.ts";
import type { Receipt } from "#contract/order.ts";
import type { Action } from "#domain/orders/orderMachine.ts";
import { members } from "#provider/db/tables/members.ts";
import { orderLines, orders } from "#provider/db/tables/orders.ts";
import { useTickets } from "#provider/db/tables/storedValue.ts";
import { billDifference } from "#domain/close/sales.ts";
import { changeOrderLine } from "#provider/orders/lines/changeLine.ts";
import { besideParts } from "#provider/orders/orderFacts.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { refundDue } from "#provider/payments/refundDue.ts";
import { settle } from "#provider/payments/settle.ts";
import { decideTicket, reverseTicket } from "#provider/refill/tickets/decideTicket.ts";
import type { fakeGateway } from "#provider/testing/fakeGateways.ts";
import { line, type Planted, taken } from "#provider/testing/guest.ts";
import { offPremisesGuest, type OffPremisesGuest, receiptsOf } from "#provider/testing/offPremisesGuest.ts";
import { holdingsOf } from "#provider/testing/refillWorld.ts";
import { billLives } from "./billLives.ts";
import type { Fate, RandomOrder, RandomTicket } from "./randomDay.ts";

const HOUR = 3_600_000;
/** What a card pays of an order, where it does not pay all of it. */
const PART = 200;

/** The diner's guests and staff on random days, and what they have seen of its money, apart from the provider's books. */
export function randomDays(provider: Planted, fake: ReturnType<typeof fakeGateway>) {
  const { db } = provider;
  const { make } = receiptsOf(provider);
  const now = () => provider.parts.clock();
  /** Today's yen in the drawer, at the gateway and for cards; orders by their receipts; how many were canceled. */
  const seen = {
    cash: 0,
    outside: 0,
    value: 0,
    sold: [] as Receipt[],
    returned: [] as Receipt[],
    canceled: 0,
  };
  const fates = new Set<Fate>();
  let tomorrow: (() => Promise<void>)[] = [];
  let tickets = 0;

  async function press(order_no: string, action: Action): Promise<void> {
    const by = { order_no, action, actor: "store", uid: null, now: now() } as const;
    expect((await db.transaction((inner) => applyAction(inner, by))).ok).toBe(true);
  }

  async function gatewayPays(trans_id: string): Promise<void> {
    await db.transaction((inner) => settle(inner, { trans_id, answer: "paid", now: now() }));
    await refundDue(provider.parts);
  }

  async function rowOf(order_no: string) {
    const [row] = await db.select().from(orders).where(eq(orders.order_no, order_no));
    if (row === undefined) throw new Error(`There is no order ${order_no}`);
    return row;
  }

  const leftToPay = async (order_no: string) => besideParts(await rowOf(order_no));

  /** Brings an order in, and does to it what its fate says; its receipt is made out as soon as it is paid. */
  async function live(
    { beer, curry, fate, isAway, tea }: RandomOrder,
    one: OffPremisesGuest,
    card: string,
  ): Promise<void> {
    fates.add(fate);
    const lines = [
      line({ goods_id: "curry", price: 765, number: curry }),
      ...(tea > 0 ? [line({ goods_id: "tea", price: 300, number: tea })] : []),
      ...(beer > 0 ? [line({ goods_id: "beer", price: 600, number: beer })] : []),
    ];
    const isOfBill = fate.startsWith("bill");
    // A bill of its own.
    if (isOfBill) await provider.freeTables();
    const mealTime = new Date(Math.floor(now().getTime() / HOUR + 3) * HOUR).toISOString();
    const placed =
      isAway && !isOfBill
        ? one.collect(lines, { pay_type: PayType.payPay, mealTime })
        : one.order(lines, { pay_type: PayType.cash });
    const { order_no, total } = await taken(placed);
    let receipt: Receipt | null = null;
    const amount = fate.startsWith("part alone") ? total : PART;
    const parts = fate.startsWith("part") ? { stored_value: [{ kind: 1 as const, id: card, amount }] } : {};

    const isSold = async (yen = total) => {
      receipt = await make(one, order_no);
      expect(receipt.bill.total).toBe(yen);
      seen.sold.push(receipt);
    };
    const cash = async () => {
      const yen = await leftToPay(order_no);
      await press(order_no, "pay_cash");
      seen.cash += yen;
      await isSold();
      return yen;
    };
    const begin = async () =>
      (await taken(one.send(payOrder, { order_no, pay_type: PayType.payPay, ...parts }))).trans_id ?? "";
    const paid = async (trans_id: string) => {
      const yen = await leftToPay(order_no);
      await gatewayPays(trans_id);
      seen.outside += yen;
      await isSold();
      return yen;
    };
    /** What was not served yet is canceled with its money. */
    const back = async (yen: { cash?: number; outside?: number }, action: Action = "refund") => {
      await press(order_no, action);
      await refundDue(provider.parts);
      seen.cash -= yen.cash ?? 0;
      seen.outside -= yen.outside ?? 0;
      seen.canceled += 1;
      if (receipt !== null) seen.returned.push(receipt);
    };
    /** A piece of it is given for nothing once it is paid; what goes back of it. */
    const oneOff = async (way: "cash" | "outside"): Promise<number> => {
      const before = await rowOf(order_no);
      const [first] = await db
        .select()
        .from(orderLines)
        .where(eq(orderLines.order_no, order_no))
        .orderBy(asc(orderLines.position))
        .limit(1);
      const on = {
        store_id: "diner",
        order_no,
        change_id: randomUUID(),
        line_id: first?.id ?? "",
        now: now(),
      };
      const how = { how: "free", number: 1, reason: "sold_out", is_back_in_stock: false } as const;
      const who = { stamp: null, staff_id: null, mayGiveBack: true };
      const changed = await db.transaction((inner) => changeOrderLine(inner, { ...on, ...how, ...who }));
      expect(changed.ok).toBe(true);
      await refundDue(provider.parts);
      const after = await rowOf(order_no);
      const byWay = before.total - before.stored_total - (after.total - after.stored_total);
      seen[way] -= byWay;
      if (receipt !== null) {
        seen.returned.push({ ...receipt, bill: billDifference(before.bill, after.bill) });
        receipt = { ...receipt, bill: after.bill };
        // Nothing is left of it.
        if (after.total === 0) seen.returned.push(receipt);
      }
      return byWay;
    };
    const cancel = async () => {
      await press(order_no, "cancel");
      seen.canceled += 1;
    };

    const lives: Readonly<Record<Fate, () => Promise<unknown>>> = {
      nothing: async () => undefined,
      canceled: cancel,
      cash,
      "cash, back": async () => back({ cash: await cash() }),
      "cash, back by canceling": async () => back({ cash: await cash() }, "cancel"),
      "cash, back tomorrow": async () => {
        const yen = await cash();
        tomorrow.push(() => back({ cash: yen }));
      },
      online: async () => paid(await begin()),
      "online, back": async () => back({ outside: await paid(await begin()) }),
      "online, back tomorrow": async () => {
        const yen = await paid(await begin());
        tomorrow.push(() => back({ outside: yen }));
      },
      "online, back refused, then back": async () => {
        const yen = await paid(await begin());
        fake.state.refunds = "failed";
        await back({});
        fake.state.refunds = "refunded";
        // The store presses again: the order went back once.
        await press(order_no, "refund");
        await refundDue(provider.parts);
        seen.outside -= yen;
      },
      "online, canceled first": async () => {
        const trans_id = await begin();
        await cancel();
        // It comes all the same, and goes back at once.
        await gatewayPays(trans_id);
      },
      "online, and cash": async () => {
        const trans_id = await begin();
        await cash();
        await gatewayPays(trans_id);
      },
      "online, paid tomorrow": async () => {
        const trans_id = await begin();
        tomorrow.push(async () => void (await paid(trans_id)));
      },
      "cash, one off": async () => {
        await cash();
        await oneOff("cash");
      },
      "cash, one off, back": async () => {
        const yen = await cash();
        const left = yen - (await oneOff("cash"));
        if (left > 0) await back({ cash: left });
      },
      "cash, one off tomorrow": async () => {
        await cash();
        tomorrow.push(async () => void (await oneOff("cash")));
      },
      "online, one off": async () => {
        await paid(await begin());
        await oneOff("outside");
      },
      "part, online, one off tomorrow": async () => {
        await paid(await begin());
        tomorrow.push(async () => void (await oneOff("outside")));
      },
      "part, cash": async () => {
        await taken(one.send(payOrder, { order_no, pay_type: PayType.cash, ...parts }));
        return cash();
      },
      "part, cash, back": async () => back({ cash: Number(await lives["part, cash"]()) }),
      "part, online": async () => paid(await begin()),
      "part, online, back": async () => back({ outside: await paid(await begin()) }),
      "part, canceled": async () => {
        await begin();
        await cancel();
      },
      "part alone": async () => {
        await begin();
        await isSold();
      },
      "part alone, back": async () => {
        await lives["part alone"]();
        await back({});
      },
      ...billLives(
        { provider, seen, part: PART },
        {
          order: () => rowOf(order_no),
          back: (yen) => back({ cash: yen.cash, outside: yen.outside }),
          begin,
          cancel,
          isSold,
          oneOff,
          paid,
          tomorrow: (step) => void tomorrow.push(step),
        },
      ),
    };
    await lives[fate]();
    if (isOfBill) await provider.freeTables();
  }

  async function atCounter({ amount, isBack, kind }: RandomTicket, uid: string, card: string): Promise<void> {
    tickets += 1;
    const id = `shown-${tickets}`;
    const times = { created_at: now(), expires_at: new Date(now().getTime() + HOUR) };
    const subject_id = kind === "top_up" ? "diner" : card;
    await db.insert(useTickets).values({ id, uid, store_id: "diner", kind, subject_id, amount, ...times });
    const on = { store_id: "diner", use_id: id, now: now() };
    const decided = await db.transaction((inner) => decideTicket(inner, { ...on, isConfirmed: true }));
    expect(decided).toBe("confirmed");
    if (isBack) {
      const back = { ...on, time_zone: "Asia/Tokyo" };
      expect(await db.transaction((inner) => reverseTicket(inner, back))).toBe("reversed");
    } else if (kind === "top_up") {
      seen.cash += amount;
      seen.value += amount;
    }
  }

  return {
    seen,
    /** Those that there have been. */
    fates,
    /** Has the diner live through a day, and what is left of the day before. */
    live: async (day: {
      readonly orders: readonly RandomOrder[];
      readonly tickets: readonly RandomTicket[];
    }) => {
      Object.assign(seen, { cash: 0, outside: 0, value: 0, sold: [], returned: [], canceled: 0 });
      const yesterdays = tomorrow;
      tomorrow = [];
      for (const step of yesterdays) await step();
      await provider.freeTables();
      const one = await offPremisesGuest(provider);
      await db.update(members).set({ kind: "member" }).where(eq(members.uid, one.uid));
      const card = await holdingsOf(provider, one.uid).card(100_000, 1_000);
      for (const each of day.orders) {
        provider.clock.advance(60_000);
        await live(each, one, card);
      }
      for (const each of day.tickets) await atCounter(each, one.uid, card);
      provider.clock.advance(60_000);
    },
  };
}
