import { and, eq, inArray } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { payOrder } from "#contract/calls/order.ts";
import { PayType } from "#contract/enumerations.ts";
import type { Receipt } from "#contract/order.ts";
import type { Action } from "#domain/orders/orderMachine.ts";
import { closeEntries, dayCloses } from "#provider/db/tables/closes.ts";
import { ledgerAccounts } from "#provider/db/tables/ledger.ts";
import { members } from "#provider/db/tables/members.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { useTickets } from "#provider/db/tables/storedValue.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { refundDue } from "#provider/payments/refundDue.ts";
import { settle } from "#provider/payments/settle.ts";
import { decideTicket, reverseTicket } from "#provider/refill/tickets/decideTicket.ts";
import { type StaffedDesk, deskOf } from "#provider/testing/deskVisit.ts";
import { fakeGateway } from "#provider/testing/fakeGateways.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { line, openLimits, type Planted, planted, taken } from "#provider/testing/guest.ts";
import {
  offPremisesGuest,
  type OffPremisesGuest,
  openOffPremises,
  receiptsOf,
} from "#provider/testing/offPremisesGuest.ts";
import { holdingsOf, plantOffers } from "#provider/testing/refillWorld.ts";
import { closeDay, closeSoFar, oneClose } from "#contract/calls/desk/close.ts";

const DAYS = process.env["NOREN_TEST_LONG"] === "1" ? 10_000 : 200;
const DAY = 86_400_000;

const fake = fakeGateway();
let provider: Planted;
let desk: StaffedDesk;
let make: ReturnType<typeof receiptsOf>["make"];

beforeAll(async () => {
  provider = await planted({ payment: fake.gateway });
  await openOffPremises(provider);
  await plantOffers(provider);
  await openLimits(provider.db);
  ({ make } = receiptsOf(provider));
});
afterAll(() => provider.close());

/** What becomes of an order's money: each step as the gateway, the guest or the store takes it. */
const FATES = [
  "nothing",
  "canceled",
  "cash",
  "cash, back",
  "cash, canceled",
  "online",
  "online, back",
  "online, back refused, then back",
  "online, canceled first",
  "online, and cash",
  "online, paid tomorrow",
  "online, back tomorrow",
  "cash, back tomorrow",
  "part, cash",
  "part, cash, back",
  "part, online",
  "part, online, back",
  "part, canceled",
  "part alone",
  "part alone, back",
] as const;
type Fate = (typeof FATES)[number];

const order = fc.record({
  fate: fc.constantFrom(...FATES),
  isAway: fc.boolean(),
  tea: fc.integer({ min: 0, max: 3 }),
  curry: fc.integer({ min: 1, max: 2 }),
  beer: fc.integer({ min: 0, max: 2 }),
});
const day = fc.record({
  orders: fc.array(order, { minLength: 0, maxLength: 4 }),
  /** Cash for a card at the counter, and what a card pays there; each may be taken back. */
  tickets: fc.array(
    fc.record({
      kind: fc.constantFrom("top_up", "card"),
      amount: fc.integer({ min: 1_000, max: 3_000 }),
      isBack: fc.boolean(),
    }),
    { maxLength: 2 },
  ),
  /** Yen by which somebody has miscounted. */
  miscounted: fc.constantFrom(0, 0, 0, -10, 500),
});
type Order = fc.infer<typeof order>;

/** What the test itself has seen, apart from the provider's books. */
const seen = {
  cash: 0,
  outside: 0,
  value: 0,
  sold: new Map<string, Receipt>(),
  returned: new Map<string, Receipt>(),
  canceled: 0,
};
const receipts = new Map<string, Receipt>();
let tomorrow: (() => Promise<void>)[] = [];
const used = new Map<Fate, number>();

const now = () => provider.parts.clock();
const press = (order_no: string, action: Action) =>
  provider.db.transaction(async (db) => {
    const by = { order_no, action, actor: "store", uid: null, now: now() } as const;
    expect((await applyAction(db, by)).ok).toBe(true);
  });
const left = async (order_no: string) => {
  const [row] = await provider.db.select().from(orders).where(eq(orders.order_no, order_no));
  return (row?.total ?? 0) - (row?.stored_total ?? 0);
};

async function settled(trans_id: string, answer: "paid" | "failed"): Promise<void> {
  await provider.db.transaction((db) => settle(db, { trans_id, answer, now: now() }));
  await refundDue(provider.parts);
}

/** Brings an order in, and does to it what its fate says; the receipt is made out as soon as it is paid. */
async function live({ beer, curry, fate, isAway, tea }: Order, one: OffPremisesGuest, card: string) {
  used.set(fate, (used.get(fate) ?? 0) + 1);
  const lines = [
    line({ goods_id: "curry", price: 765, number: curry }),
    ...(tea > 0 ? [line({ goods_id: "tea", price: 300, number: tea })] : []),
    ...(beer > 0 ? [line({ goods_id: "beer", price: 600, number: beer })] : []),
  ];
  const HOUR = 3_600_000;
  const at = new Date(Math.floor(now().getTime() / HOUR + 3) * HOUR).toISOString();
  const { order_no, total } = await taken(
    isAway
      ? one.collect(lines, { pay_type: PayType.payPay, mealTime: at })
      : one.order(lines, { pay_type: PayType.cash }),
  );
  const isIn = (step: string) => fate.split(", ").some((each) => each.startsWith(step));
  const receipt = async () => {
    const made = await make(one, order_no);
    expect(made.bill.total).toBe(total);
    receipts.set(order_no, made);
    seen.sold.set(order_no, made);
  };
  const cash = async () => {
    const amount = await left(order_no);
    await press(order_no, "pay_cash");
    seen.cash += amount;
    await receipt();
    return amount;
  };
  const back = async (amount: { cash?: number; outside?: number }, action: "refund" | "cancel" = "refund") => {
    await press(order_no, action);
    await refundDue(provider.parts);
    seen.cash -= amount.cash ?? 0;
    seen.outside -= amount.outside ?? 0;
    const made = receipts.get(order_no);
    if (made !== undefined) seen.returned.set(order_no, made);
    // What was not served yet is canceled with its money.
    seen.canceled += 1;
  };
  const stored_value = isIn("part") ? [{ kind: 1 as const, id: card, amount: isIn("part alone") ? total : 200 }] : [];
  const begin = async () => {
    const asked = { order_no, pay_type: PayType.payPay, ...(stored_value.length > 0 && { stored_value }) };
    return (await taken(one.send(payOrder, asked))).trans_id ?? "";
  };
  const online = async (trans_id: string) => {
    const amount = await left(order_no);
    await settled(trans_id, "paid");
    seen.outside += amount;
    await receipt();
    return amount;
  };

  if (fate === "nothing") return;
  if (fate === "canceled") {
    await press(order_no, "cancel");
    seen.canceled += 1;
    return;
  }
  if (isIn("part alone")) {
    await begin();
    await receipt();
    if (isIn("back")) await back({});
    return;
  }
  if (isIn("part")) {
    if (isIn("cash")) {
      await taken(one.send(payOrder, { order_no, pay_type: PayType.cash, stored_value }));
      const amount = await cash();
      if (isIn("back")) await back({ cash: amount });
      return;
    }
    const trans_id = await begin();
    if (isIn("canceled")) {
      await press(order_no, "cancel");
      seen.canceled += 1;
      return;
    }
    const amount = await online(trans_id);
    if (isIn("back")) await back({ outside: amount });
    return;
  }
  if (fate.startsWith("cash")) {
    const amount = await cash();
    if (isIn("back tomorrow")) tomorrow.push(() => back({ cash: amount }));
    else if (isIn("back")) await back({ cash: amount });
    else if (isIn("canceled")) await back({ cash: amount }, "cancel");
    return;
  }
  const trans_id = await begin();
  if (fate === "online, canceled first") {
    await press(order_no, "cancel");
    seen.canceled += 1;
    // It comes all the same, and goes back at once.
    await settled(trans_id, "paid");
  } else if (fate === "online, and cash") {
    await taken(one.send(payOrder, { order_no, pay_type: PayType.cash })).catch(() => undefined);
    await cash();
    await settled(trans_id, "paid");
  } else if (fate === "online, paid tomorrow") tomorrow.push(async () => void (await online(trans_id)));
  else {
    const amount = await online(trans_id);
    if (fate === "online, back tomorrow") tomorrow.push(() => back({ outside: amount }));
    if (fate === "online, back") await back({ outside: amount });
    if (fate === "online, back refused, then back") {
      fake.state.refunds = "failed";
      await back({});
      fake.state.refunds = "refunded";
      // The store presses again: the order went back once.
      await press(order_no, "refund");
      await refundDue(provider.parts);
      seen.outside -= amount;
    }
  }
}

let tickets = 0;
async function atCounter(
  { amount, isBack, kind }: fc.infer<typeof day>["tickets"][number],
  uid: string,
  card: string,
): Promise<void> {
  tickets += 1;
  const id = `shown-${tickets}`;
  const times = { created_at: now(), expires_at: new Date(now().getTime() + DAY) };
  const subject_id = kind === "top_up" ? "diner" : card;
  await provider.db
    .insert(useTickets)
    .values({ id, uid, store_id: "diner", kind, subject_id, amount, ...times });
  const on = { store_id: "diner", use_id: id, now: now() };
  expect(await provider.db.transaction((db) => decideTicket(db, { ...on, isConfirmed: true }))).toBe("confirmed");
  if (kind === "top_up") {
    seen.cash += amount;
    seen.value += amount;
  }
  if (!isBack) return;
  const back = { ...on, time_zone: "Asia/Tokyo" };
  expect(await provider.db.transaction((db) => reverseTicket(db, back))).toBe("reversed");
  if (kind === "top_up") {
    seen.cash -= amount;
    seen.value -= amount;
  }
}

/** What the ledger says that the store was paid with stored value, ever. */
async function inLedger(): Promise<number> {
  const own = and(eq(ledgerAccounts.store_id, "diner"), eq(ledgerAccounts.kind, "revenue"));
  const rows = await provider.db.select().from(ledgerAccounts).where(own);
  return rows.reduce((sum, { balance }) => sum + balance, 0);
}

const sumOf = (made: Iterable<Receipt>) => [...made].reduce((sum, { bill }) => sum + bill.total, 0);

/** The taxes of receipts, by their rates. */
function taxesOf(sold: Iterable<Receipt>, returned: Iterable<Receipt>) {
  const taxes = new Map<number, { taxable: number; tax: number }>();
  for (const [made, sign] of [...[...sold].map((one) => [one, 1] as const), ...[...returned].map((one) => [one, -1] as const)])
    for (const { rate, tax, taxable } of made.bill.taxes) {
      const before = taxes.get(rate) ?? { taxable: 0, tax: 0 };
      taxes.set(rate, { taxable: before.taxable + sign * taxable, tax: before.tax + sign * tax });
    }
  return [...taxes].map(([rate, sums]) => ({ rate, ...sums })).toSorted((a, b) => a.rate - b.rate);
}

const total = (sums: readonly { readonly amount: number }[]) => sums.reduce((sum, { amount }) => sum + amount, 0);

it(
  "of random days is in a close and in one alone, as in the ledger, at the gateway, in the drawer and on the receipts",
  { timeout: DAYS * 2_000 },
  async () => {
    let closed = 0;
    let ledger = await inLedger();
    await fc.assert(
      fc.asyncProperty(day, async ({ miscounted, orders: placed, tickets: shown }) => {
        provider.clock.set(new Date(NOON.getTime() + closed * DAY));
        Object.assign(seen, { cash: 0, outside: 0, value: 0, canceled: 0 });
        seen.sold.clear();
        seen.returned.clear();
        // A session ends with its day.
        desk = await deskOf(provider);
        const fromYesterday = tomorrow;
        tomorrow = [];
        for (const step of fromYesterday) await step();
        await provider.freeTables();
        const one = await offPremisesGuest(provider);
        await provider.db.update(members).set({ kind: "member" }).where(eq(members.uid, one.uid));
        const card = await holdingsOf(provider, one.uid).card(100_000, 1_000);
        for (const each of placed) {
          provider.clock.advance(60_000);
          await live(each, one, card);
        }
        for (const each of shown) await atCounter(each, one.uid, card);
        provider.clock.advance(60_000);

        const change_float = 20_000;
        const expected = change_float + seen.cash;
        const drawer = { change_float, expected, counted: expected + miscounted, pieces: null };
        const note = miscounted === 0 ? "" : "miscounted";
        const answer = await desk.send(closeDay, { store_id: "diner", after: closed, drawer, note });
        expect(answer).toEqual({ number: closed + 1, was_closed: false });
        closed += 1;
        const { figures } = await desk.given(oneClose, { store_id: "diner", number: closed });

        const byBalance = (await inLedger()) - ledger;
        ledger += byBalance;
        const moneyBy = (...ways: number[]) =>
          figures.money
            .filter(({ pay_type }) => ways.includes(pay_type))
            .reduce((sum, way) => sum + way.in.amount - way.out.amount, 0);
        expect(figures.cash).toBe(seen.cash);
        expect(moneyBy(PayType.cash, PayType.cashOnDelivery)).toBe(seen.cash);
        expect(moneyBy(PayType.payPay)).toBe(seen.outside);
        expect(moneyBy(PayType.wallet)).toBe(byBalance);
        expect(figures.value.amount).toBe(seen.value);
        expect(figures.received).toBe(seen.cash + seen.outside + byBalance);
        expect(figures.sold).toEqual({ count: seen.sold.size, amount: sumOf(seen.sold.values()) });
        expect(figures.returned).toEqual({ count: seen.returned.size, amount: sumOf(seen.returned.values()) });
        expect(figures.canceled.count).toBe(seen.canceled);
        expect(figures.taxes).toEqual(taxesOf(seen.sold.values(), seen.returned.values()));
        expect(figures.total).toBe(figures.sold.amount - figures.returned.amount);
        const parts = figures.list - figures.goods_discount - figures.coupon_discount;
        expect(parts + figures.cover_charge + figures.delivery_fee).toBe(figures.total);
        expect(total(figures.dishes)).toBe(figures.list - figures.goods_discount);
        for (const sums of [figures.ways, figures.hours]) expect(total(sums)).toBe(figures.total);
        expect(figures.taxes.reduce((sum, { taxable }) => sum + taxable, 0)).toBe(figures.total);
        const by = (kind: "sold" | "returned" | "canceled") => total(figures.staff.map((who) => who[kind]));
        expect([by("sold"), by("returned"), by("canceled")]).toEqual([
          figures.sold.amount,
          figures.returned.amount,
          figures.canceled.amount,
        ]);
        const { advance, counter, value } = figures;
        expect(figures.total + value.amount + counter.amount + advance).toBe(figures.received);
      }),
      { numRuns: DAYS, endOnFailure: true },
    );
    // Nothing fell between two closes, and there is none missing.
    const closes = await provider.db.select().from(dayCloses).orderBy(dayCloses.number);
    expect(closes.map(({ number }) => number)).toEqual(Array.from({ length: closed }, (_, index) => index + 1));
    const all = await provider.db.select().from(closeEntries);
    const of = (kind: "in" | "out") => total(all.filter((entry) => entry.kind === kind));
    expect(of("in") - of("out")).toBe(closes.reduce((sum, { figures }) => sum + figures.received, 0));
    const paid = await provider.db.$count(orders, inArray(orders.pay_status, [1, 5]));
    const sold = all.filter(({ kind }) => kind === "sold").length;
    expect(sold - all.filter(({ kind }) => kind === "returned").length).toBe(paid);
    const { figures } = await desk.given(closeSoFar, { store_id: "diner" });
    expect([figures.received, figures.sold.count]).toEqual([0, 0]);
    for (const fate of FATES) expect(used.get(fate) ?? 0).toBeGreaterThan(0);
  },
);
