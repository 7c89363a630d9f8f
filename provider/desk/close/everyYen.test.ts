import { and, eq, inArray } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type CloseFigures, closeDay, closeSoFar, oneClose, type Tally } from "#contract/calls/desk/close.ts";
import { PayType } from "#contract/enumerations.ts";
import type { Receipt } from "#contract/order.ts";
import { closeEntries, dayCloses } from "#provider/db/tables/closes.ts";
import { ledgerAccounts } from "#provider/db/tables/ledger.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { deskOf } from "#provider/testing/deskVisit.ts";
import { fakeGateway } from "#provider/testing/fakeGateways.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { openLimits, type Planted, planted } from "#provider/testing/guest.ts";
import { openOffPremises } from "#provider/testing/offPremisesGuest.ts";
import { plantOffers } from "#provider/testing/refillWorld.ts";
import { FATES, randomDay } from "./testing/randomDay.ts";
import { randomDays } from "./testing/randomDays.ts";

const DAYS = process.env["NOREN_TEST_LONG"] === "1" ? 10_000 : 200;
const DAY = 86_400_000;
const STORE = { store_id: "diner" };

const fake = fakeGateway();
let provider: Planted;

beforeAll(async () => {
  provider = await planted({ payment: fake.gateway });
  await openOffPremises(provider);
  await plantOffers(provider);
  await openLimits(provider.db);
});
afterAll(() => provider.close());

const sum = (tallies: readonly Pick<Tally, "amount">[]) =>
  tallies.reduce((total, { amount }) => total + amount, 0);
const tallyOf = (receipts: readonly Receipt[]): Tally => ({
  count: receipts.length,
  amount: receipts.reduce((total, { bill }) => total + bill.total, 0),
});

/** Yen that the ledger says the store was paid with stored value, ever. */
async function inLedger(): Promise<number> {
  const own = and(eq(ledgerAccounts.store_id, "diner"), eq(ledgerAccounts.kind, "revenue"));
  const rows = await provider.db.select().from(ledgerAccounts).where(own);
  return rows.reduce((total, { balance }) => total + balance, 0);
}

/** The taxes of receipts, less those of receipts that count no more, by their rates. */
function taxesOf(sold: readonly Receipt[], returned: readonly Receipt[]): CloseFigures["taxes"] {
  const lines = [
    ...sold.flatMap(({ bill }) => bill.taxes),
    ...returned.flatMap(({ bill }) =>
      bill.taxes.map(({ rate, tax, taxable }) => ({ rate, tax: -tax, taxable: -taxable })),
    ),
  ];
  const rates = [...new Set(lines.map(({ rate }) => rate))].toSorted((one, other) => one - other);
  return rates.map((rate) => {
    const own = lines.filter((each) => each.rate === rate);
    return {
      rate,
      taxable: own.reduce((total, { taxable }) => total + taxable, 0),
      tax: own.reduce((total, { tax }) => total + tax, 0),
    };
  });
}

/** However a close's sales are cut, they come to the same; and what was received agrees with them. */
function addsUp(figures: CloseFigures): void {
  const { advance, canceled, counter, received, returned, sold, total, value } = figures;
  expect(total).toBe(sold.amount - returned.amount);
  const goods = figures.list - figures.goods_discount;
  expect(goods - figures.coupon_discount + figures.cover_charge + figures.delivery_fee).toBe(total);
  expect(sum(figures.dishes)).toBe(goods);
  expect(sum(figures.ways)).toBe(total);
  expect(sum(figures.hours)).toBe(total);
  expect(figures.taxes.reduce((all, { taxable }) => all + taxable, 0)).toBe(total);
  expect(sum(figures.staff.map((who) => who.sold))).toBe(sold.amount);
  expect(sum(figures.staff.map((who) => who.returned))).toBe(returned.amount);
  expect(sum(figures.staff.map((who) => who.canceled))).toBe(canceled.amount);
  expect(sum(figures.money.map((way) => way.in)) - sum(figures.money.map((way) => way.out))).toBe(received);
  expect(total + value.amount + counter.amount + advance).toBe(received);
}

it("of random days is in a close and in one alone, as in the ledger, at the gateway, in the drawer and on the receipts", {
  timeout: DAYS * 2_000,
}, async () => {
  const world = randomDays(provider, fake);
  const { seen } = world;
  let closed = 0;
  let ledger = await inLedger();
  await fc.assert(
    fc.asyncProperty(randomDay, async ({ miscounted, ...day }) => {
      provider.clock.set(new Date(NOON.getTime() + closed * DAY));
      // A session ends with its day.
      const desk = await deskOf(provider);
      await world.live(day);

      const expected = 20_000 + seen.cash;
      const drawer = { change_float: 20_000, expected, counted: expected + miscounted, pieces: null };
      const note = miscounted === 0 ? "" : "miscounted";
      const made = await desk.given(closeDay, { ...STORE, after: closed, drawer, note });
      closed += 1;
      expect(made).toEqual({ number: closed, was_closed: false });
      const { figures } = await desk.given(oneClose, { ...STORE, number: closed });

      addsUp(figures);
      const byBalance = (await inLedger()) - ledger;
      ledger += byBalance;
      const by = (...ways: number[]) => {
        const own = figures.money.filter(({ pay_type }) => ways.includes(pay_type));
        return sum(own.map((way) => way.in)) - sum(own.map((way) => way.out));
      };
      expect(figures.cash).toBe(seen.cash);
      expect(by(PayType.cash, PayType.cashOnDelivery)).toBe(seen.cash);
      expect(by(PayType.payPay)).toBe(seen.outside);
      expect(by(PayType.wallet)).toBe(byBalance);
      expect(figures.value.amount).toBe(seen.value);
      expect(figures.received).toBe(seen.cash + seen.outside + byBalance);
      expect(figures.sold).toEqual(tallyOf(seen.sold));
      expect(figures.returned).toEqual(tallyOf(seen.returned));
      expect(figures.taxes).toEqual(taxesOf(seen.sold, seen.returned));
      expect(figures.canceled.count).toBe(seen.canceled);
    }),
    { numRuns: DAYS, endOnFailure: true },
  );

  // Nothing fell between two closes, and none is missing.
  const closes = await provider.db.select().from(dayCloses).orderBy(dayCloses.number);
  expect(closes.map(({ number }) => number)).toEqual(Array.from({ length: closed }, (_, index) => index + 1));
  const entries = await provider.db.select().from(closeEntries);
  const of = (kind: "in" | "out" | "sold" | "returned") => entries.filter((entry) => entry.kind === kind);
  expect(sum(of("in")) - sum(of("out"))).toBe(
    closes.reduce((total, { figures }) => total + figures.received, 0),
  );
  const paid = await provider.db.$count(orders, inArray(orders.pay_status, [1, 5]));
  expect(of("sold").length - of("returned").length).toBe(paid);
  const desk = await deskOf(provider);
  const { figures } = await desk.given(closeSoFar, STORE);
  expect([figures.received, figures.sold.count, figures.canceled.count]).toEqual([0, 0, 0]);
  expect([...world.fates].toSorted()).toEqual([...FATES].toSorted());
});
