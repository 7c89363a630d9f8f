import * as fc from "fast-check";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { LINE_HOWS } from "#contract/calls/desk/lines.ts";
import { PayStatus, PayType } from "#contract/enumerations.ts";
import { ledgerEntries } from "#provider/db/tables/ledger.ts";
import { orderLines, orders } from "#provider/db/tables/orders.ts";
import { refunds } from "#provider/db/tables/payments.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { refundDue } from "#provider/payments/refundDue.ts";
import { fakeGateway } from "#provider/testing/fakeGateways.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { payingMember } from "#provider/testing/payingGuests.ts";
import { holdingsOf } from "#provider/testing/refillWorld.ts";
import { lineDesk } from "./testing/lineDesk.ts";

const fake = fakeGateway();
let provider: Planted;
let desk: Awaited<ReturnType<typeof lineDesk>>;

beforeAll(async () => {
  provider = await planted({ payment: fake.gateway });
  await provider.openLimits();
  const pay_list = [PayType.cash, PayType.payPay, PayType.wallet];
  await provider.db.update(stores).set({ pay_list }).where(eq(stores.id, "diner"));
  desk = await lineDesk(provider);
});
afterAll(() => provider.close());

const goods = [
  { goods_id: "few", price: 500 },
  { goods_id: "tea", price: 300 },
  { goods_id: "beer", price: 600 },
  { goods_id: "curry", price: 765 },
] as const;

const meal = fc.record({
  pieces: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 2, maxLength: goods.length }),
  stored: fc.constantFrom(0, 0, 250, 900),
  isCash: fc.boolean(),
  /** Whether the gateway gives nothing back at first. */
  fails: fc.boolean(),
  changes: fc.array(
    fc.record({ at: fc.nat(5), how: fc.constantFrom(...LINE_HOWS), number: fc.integer({ min: 1, max: 3 }) }),
    { minLength: 1, maxLength: 6 },
  ),
});

it("keeps its books whatever is done about a paid order's lines: total by the lines, refunded and kept as paid", async () => {
  await fc.assert(
    fc.asyncProperty(meal, async ({ changes, fails, isCash, pieces, stored }) => {
      provider.clock.set(NOON);
      fake.state.refunds = "refunded";
      const me = await payingMember(provider);
      await provider.setStock("few", 50);
      const lines = pieces.flatMap((number, at) => {
        const of = goods[at];
        return of === undefined ? [] : [line({ ...of, number })];
      });
      const { order_no, total: paid } = await taken(me.one.order(lines, { pay_type: PayType.payPay }));
      const id = stored > 0 ? await holdingsOf(provider, me.uid).card(stored, 60) : "";
      // Balances pay no more than there is to pay.
      const byCard = Math.min(stored, paid);
      const parts = stored > 0 ? { stored_value: [{ kind: 1 as const, id, amount: byCard }] } : {};
      const { trans_id } = await taken(
        me.pay(order_no, { pay_type: isCash ? PayType.cash : PayType.payPay, ...parts }),
      );
      await desk.act(order_no, "accept");
      if (isCash) await desk.act(order_no, "pay_cash");
      else {
        fake.decides("paid");
        await me.ask(trans_id ?? "");
      }
      fake.state.refunds = fails ? "failed" : "refunded";
      for (const { at, how, number } of changes) {
        const { lines: now } = await desk.read(order_no);
        const planned = await desk.plan(order_no, { at: at % now.length, how, number });
        const done = await desk.change(order_no, { at: at % now.length, how, number });
        if (typeof done === "string") throw new Error(done);
        expect(done.refusal).toBe(planned.refusal);
        expect(done.refusal === null ? done.total : planned.total).toBe(planned.total);
        const [order] = await provider.db.select().from(orders).where(eq(orders.order_no, order_no));
        const rows = await provider.db.select().from(orderLines).where(eq(orderLines.order_no, order_no));
        const back = await provider.db.select().from(refunds).where(eq(refunds.order_no, order_no));
        expect(order?.total).toBe(rows.reduce((sum, row) => sum + row.unit_price * row.number, 0));
        expect(order?.bill.total).toBe(order?.total);
        expect(back.reduce((sum, { amount }) => sum + amount, 0) + (order?.total ?? 0)).toBe(paid);
      }
      fake.state.refunds = "refunded";
      const failed = (await me.details(order_no)).pay_status === PayStatus.refundFailed;
      if (failed) await desk.act(order_no, "refund", { reason: "again" });
      provider.clock.advance(4_000_000);
      await refundDue(provider.parts);
      const order = await me.details(order_no);
      expect((order.refunded ?? 0) + order.total).toBe(paid);
      expect(order.pay_status).toBe(order.total === 0 ? PayStatus.refunded : PayStatus.paid);
      const entries = await provider.db.select().from(ledgerEntries);
      expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    }),
    { numRuns: 15 },
  );
}, 120_000);
