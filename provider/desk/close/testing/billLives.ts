import { expect } from "vitest";
import { PayType } from "#contract/enumerations.ts";
import type { CounterWay } from "#contract/calls/desk/bill.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import { reversePart } from "#provider/payments/tableBill/reversePart.ts";
import { takePart } from "#provider/payments/tableBill/takePart.ts";
import type { Planted } from "#provider/testing/guest.ts";
import type { BillFate } from "./randomDay.ts";

/** What can be done with an order otherwise than by parts of its bill. */
interface Life {
  readonly order: () => Promise<OrderRow>;
  readonly back: (yen: { readonly cash: number; readonly outside: number }) => Promise<void>;
  readonly begin: () => Promise<string>;
  readonly cancel: () => Promise<void>;
  readonly isSold: (yen?: number) => Promise<void>;
  /** A piece of it given for nothing: yen that it is less, all of which `way` is said to have given back. */
  readonly oneOff: (way: "cash" | "outside") => Promise<number>;
  readonly paid: (trans_id: string) => Promise<number>;
  readonly tomorrow: (step: () => Promise<void>) => void;
}

interface World {
  readonly provider: Planted;
  readonly seen: { cash: number; outside: number };
  /** Yen of the first part. */
  readonly part: number;
}

let attempts = 0;

/** What becomes of an order that is the whole bill of a table, of which parts are taken at the counter. */
export function billLives(
  { part, provider, seen }: World,
  { back, begin, cancel, isSold, oneOff, order, paid, tomorrow }: Life,
): Readonly<Record<BillFate, () => Promise<unknown>>> {
  const { db } = provider;
  const way = (pay_type: CounterWay) => (pay_type === PayType.cash ? "cash" : "outside");
  const take = async (amount: number, pay_type: CounterWay): Promise<string> => {
    attempts += 1;
    provider.clock.advance(1_000);
    const { sitting_id, store_id } = await order();
    const asked = {
      store_id,
      visit_id: sitting_id ?? "",
      attempt_id: `random-${attempts}`,
      pay_type,
      amount,
      tendered: null,
      lines: [],
    };
    const by = { now: provider.parts.clock(), staff_id: "till" };
    const taken = await db.transaction((inner) => takePart(inner, asked, by));
    expect(taken).toMatchObject({ isRepeated: false });
    seen[way(pay_type)] += amount;
    return asked.attempt_id;
  };
  /** The first part by a code at the counter, the rest in cash. */
  const inParts = async (): Promise<number> => {
    const { total } = await order();
    await take(part, PayType.payPay);
    await take(total - part, PayType.cash);
    await isSold();
    return total;
  };
  /** The cash, which was paid last, goes back first. */
  const off = async (total: number): Promise<number> => {
    const less = await oneOff("cash");
    const byCode = Math.max(0, less - (total - part));
    seen.cash += byCode;
    seen.outside -= byCode;
    return total - less;
  };
  const online = async (): Promise<number> => {
    await take(part, PayType.cash);
    return paid(await begin());
  };
  return {
    bill: inParts,
    "bill, one reversed": async () => {
      const payment_id = await take(part, PayType.payPay);
      const { store_id } = await order();
      const by = { staff_id: "till", mayRefund: true, now: provider.parts.clock() };
      const asked = { payment_id, store_id, reason: "slip" };
      const reversed = await db.transaction((inner) => reversePart(inner, asked, by));
      expect(reversed).not.toHaveProperty("refusal");
      seen.outside -= part;
      await inParts();
    },
    "bill, back": async () => back({ cash: await inParts(), outside: 0 }),
    "bill, canceled": async () => {
      await take(part, PayType.cash);
      await cancel();
      seen.cash -= part;
    },
    "bill, one off": async () => off(await inParts()),
    "bill, one off, back": async () => {
      const left = await off(await inParts());
      if (left > 0) await back({ cash: left, outside: 0 });
    },
    "bill, one off tomorrow": async () => {
      const total = await inParts();
      tomorrow(async () => void (await off(total)));
    },
    "bill, one off before it is paid": async () => {
      const { total } = await order();
      // Of which nothing would be left.
      if (total < 1_000) return inParts();
      const most = total - 100;
      await take(most, PayType.cash);
      const less = await oneOff("cash");
      // Only what was paid above the new bill went back.
      seen.cash += less - Math.max(0, most - (total - less));
      await isSold(total - less);
    },
    "bill, online": online,
    "bill, online, back": async () => {
      const outside = await online();
      await back({ cash: part, outside });
    },
    "bill, online, one off": async () => {
      const outside = await online();
      const less = await oneOff("outside");
      // What was paid last goes back first.
      const byParts = Math.max(0, less - outside);
      seen.outside += byParts;
      seen.cash -= byParts;
    },
  };
}
