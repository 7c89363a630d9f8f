import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { LINE_HOWS } from "#contract/calls/desk/lines.ts";
import { payOrder } from "#contract/calls/order.ts";
import { PayStatus, PayType } from "#contract/enumerations.ts";
import { lineDesk } from "#provider/desk/orders/testing/lineDesk.ts";
import { sumOfTaxes } from "#domain/price/shareOfBill.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { partsBack } from "#provider/payments/refundRows.ts";
import { refundDue } from "#provider/payments/refundDue.ts";
import { settle } from "#provider/payments/settle.ts";
import {
  ordersOfVisit,
  standingParts,
  stillKept,
  sumOfParts,
} from "#provider/payments/tableBill/coverVisit.ts";
import { type BillDesk, billDesk } from "#provider/testing/billDesk.ts";
import { fakeGateway } from "#provider/testing/fakeGateways.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { guest, line, type Planted, planted } from "#provider/testing/guest.ts";

const RUNS = 12;

let provider: Planted;
let desk: BillDesk;
let lines: Awaited<ReturnType<typeof lineDesk>>;
beforeAll(async () => {
  provider = await planted({ payment: fakeGateway().gateway });
  await provider.openLimits();
  desk = await billDesk(provider);
  lines = await lineDesk(provider);
});
afterAll(() => provider.close());

/** What happens at a table; `at` chooses one of what there is, `share` how much of what is left. */
const Event = fc.record({
  what: fc.constantFrom(
    "order",
    "part",
    "part",
    "part",
    "reverse",
    "begin",
    "paid",
    "cash",
    "cancel",
    "refund",
    "line",
    "line",
  ),
  at: fc.nat(99),
  share: fc.integer({ min: 1, max: 130 }),
  way: fc.constantFrom(PayType.cash, PayType.card, PayType.payPay),
});

type Happens = typeof Event extends fc.Arbitrary<infer One> ? One : never;

/** A free table with guests who do what events say; what they did is looked at by the visit. */
async function party() {
  provider.clock.set(NOON);
  await provider.freeTables();
  const one = await guest(provider);
  const orders: string[] = [];
  const begun: string[] = [];
  const visits = new Set<string>();
  const order = async (number: number): Promise<void> => {
    provider.clock.advance(60_000);
    const tea = line({ goods_id: "tea", price: 300, number });
    const candy = line({ goods_id: "candy", price: 1, number: 7 });
    const { data } = await one.order([tea, candy], { pay_type: PayType.payPay });
    if (data !== undefined && "order_no" in data) orders.push(data.order_no);
    visits.add((await desk.bill()).visit_id);
  };
  await order(2);
  const from = <Item>(items: readonly Item[], at: number): Item | undefined =>
    items[at % Math.max(1, items.length)];
  return {
    visits,
    /** Does what an event says; false: a part was taken that should not have been, or the other way round. */
    does: async ({ at, share, way, what }: Happens) => {
      const order_no = from(orders, at) ?? "";
      if (what === "order") await order(1 + (at % 3));
      if (what === "part") {
        const { rest } = await desk.bill();
        const amount = Math.max(1, Math.ceil((rest * share) / 100));
        const answer = await desk.tryTake(amount, { pay_type: way });
        return "refusal" in answer === (rest === 0 || amount > rest);
      }
      if (what === "reverse") {
        const part = from((await desk.bill()).parts, at);
        if (part !== undefined) await desk.reverse(part.payment_id);
      }
      if (what === "begin") {
        const { data } = await one.send(payOrder, { order_no, pay_type: PayType.payPay });
        if (data !== undefined && "trans_id" in data && data.trans_id !== null) begun.push(data.trans_id);
      }
      if (what === "paid") {
        const said = {
          trans_id: from(begun, at) ?? "",
          answer: "paid",
          now: provider.parts.clock(),
        } as const;
        await provider.db.transaction((db) => settle(db, said));
        await refundDue(provider.parts);
      }
      if (what === "line") return changesLine(order_no, { at, share });
      if (what === "cash") await desk.act(order_no, "pay_cash");
      if (what === "cancel") await desk.act(order_no, "cancel");
      if (what === "refund") await desk.act(order_no, "refund", { reason: "x" });
      return true;
    },
    /** All that is left is paid by two. */
    settles: async () => {
      const { rest } = await desk.bill();
      if (rest > 1) await desk.take(Math.floor(rest / 2));
      const last = (await desk.bill()).rest;
      if (last > 0) await desk.take(last);
      return (await desk.bill()).rest === 0;
    },
  };
}

/** Changes a line of an order; whether as much went back as was told before. */
async function changesLine(order_no: string, { at, share }: Pick<Happens, "at" | "share">): Promise<boolean> {
  const { lines: known } = await lines.read(order_no);
  if (known.length === 0) return true;
  const how = LINE_HOWS[share % LINE_HOWS.length] ?? "less";
  const wanted = { at: at % known.length, how, number: 1 + (share % 3) };
  const planned = await lines.plan(order_no, wanted);
  const done = await lines.change(order_no, wanted);
  if (typeof done === "string" || done.refusal !== null) return true;
  return done.back === planned.back.reduce((sum, { amount }) => sum + amount, 0);
}

it("never takes more than the total, and has orders agree with the parts, oldest first, whatever happens", async () => {
  const run = async (events: readonly Happens[]) => {
    const at = await party();
    const wrong: string[] = [];
    for (const event of events) {
      if (!(await at.does(event))) wrong.push(`${event.what} was not as it should be`);
      for (const visit of at.visits) wrong.push(...(await faultsOf(visit)));
    }
    if (!(await at.settles())) wrong.push("Something is left");
    for (const visit of at.visits) wrong.push(...(await faultsOf(visit)));
    expect(wrong).toEqual([]);
  };
  const events = fc.array(Event, { minLength: 4, maxLength: 16 });
  await fc.assert(fc.asyncProperty(events, run), { numRuns: RUNS, endOnFailure: true });
}, 600_000);

it("has the parts' taxes come to those of the bill, to the yen, however it is divided", async () => {
  const run = async (shares: readonly number[]) => {
    provider.clock.set(NOON);
    await provider.freeTables();
    const one = await guest(provider);
    const tea = line({ goods_id: "tea", price: 300, number: 3 });
    await one.order([tea, line({ goods_id: "candy", price: 1, number: 5 })]);
    await one.order([line({ goods_id: "beer", price: 600 })], { people: 0 });
    const { taxes, visit_id } = await desk.bill();
    for (const share of [...shares, 100]) {
      const { rest } = await desk.bill();
      if (rest > 0) await desk.take(Math.ceil((rest * share) / 100), { visit_id });
    }
    const parts = await standingParts(provider.db, visit_id);
    expect(sumOfTaxes(parts.map((part) => part.taxes))).toEqual(taxes);
  };
  const shares = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 8 });
  await fc.assert(fc.asyncProperty(shares, run), { numRuns: RUNS, endOnFailure: true });
}, 600_000);

/** What of a visit's money is not as it has to be at any moment. */
async function faultsOf(visit_id: string): Promise<string[]> {
  const rows = await ordersOfVisit(provider.db, visit_id);
  const parts = await standingParts(provider.db, visit_id);
  const paid = (await provider.db.select().from(payments)).filter(({ state }) => state === "paid");
  const back = await partsBack(
    provider.db,
    paid.map(({ trans_id }) => trans_id),
  );
  const online = paid.map((payment) => ({
    ...payment,
    amount: payment.amount - (back.get(payment.trans_id) ?? 0),
  }));
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const stands = (name: string, isSo: boolean) => (isSo ? [] : [name]);
  const taken = sumOfParts(parts);
  let isReached = true;
  return [
    // Every yen of a part stands with one order, and every receipt is of what was paid.
    ...stands("parts", sum(rows.map(({ parts_total }) => parts_total)) === taken),
    ...parts.flatMap((part) =>
      stands("receipt", sum(part.taxes.map(({ taxable }) => taxable)) === stillKept(part)),
    ),
    ...rows.flatMap(({ order_no, order_status, parts_total, pay_status, total, trans_id }) => {
      const own = online.filter((payment) => payment.order_no === order_no);
      const paidOnline = sum(own.map(({ amount }) => amount));
      if (order_status < 0 || pay_status === PayStatus.refunded) return [];
      if (pay_status === PayStatus.paid)
        return stands("paid", trans_id === null ? paidOnline === 0 : parts_total + paidOnline === total);
      // Not covered; and what is newer has nothing of the parts before this one is.
      if (total === 0) return stands("nothing", parts_total === 0);
      const isSound = parts_total < total && paidOnline === 0 && (isReached || parts_total === 0);
      isReached = false;
      return stands("unpaid", isSound);
    }),
  ];
}
