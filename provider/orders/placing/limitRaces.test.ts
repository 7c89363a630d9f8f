import { and, eq, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { callWaiter } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { OrderStatus } from "#contract/enumerations.ts";
import { staffCalls } from "#provider/db/tables/messages.ts";
import { orderRounds, orders } from "#provider/db/tables/orders.ts";
import { stores, tables } from "#provider/db/tables/stores.ts";
import { type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { offPremisesGuest, openOffPremises } from "#provider/testing/offPremisesGuest.ts";

const TABLES = 12;
const tea = line({ goods_id: "tea", price: 300 });
const tableOf = (index: number) => `diner-R${index % TABLES}`;
let provider: Planted;

const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
/** How many of so many at once were answered by each code. */
async function outcome(
  count: number,
  send: (index: number) => Promise<{ readonly code: number }>,
): Promise<Record<number, number>> {
  const codes = (await times(count, send)).map(({ code }) => code);
  return Object.fromEntries(
    [...new Set(codes)].map((code) => [code, codes.filter((one) => one === code).length]),
  );
}
const set = (table_rules: typeof stores.$inferInsert.table_rules) =>
  openOffPremises(provider, { table_rules });

beforeAll(async () => {
  provider = await planted();
  const rows = Array.from({ length: TABLES }, (_, index) => ({ id: tableOf(index), name: `R${index}` }));
  await provider.db.insert(tables).values(rows.map((row) => ({ ...row, store_id: "diner", seats: 40 })));
});
beforeEach(async () => {
  await provider.freeTables();
  await provider.db.delete(staffCalls);
  await provider.db.update(orders).set({ order_status: OrderStatus.canceled });
});
afterAll(() => provider.close());

describe("however many come at the same time, a store takes no more than it says", () => {
  it("orders and additions of one guest, at whichever table, and to take away", async () => {
    await set({ member_orders: 7 });
    const one = await guest(provider, tableOf(0));
    const offPremises = await offPremisesGuest(provider);
    const { order_no } = await taken(one.order([tea]));
    const link = (index: number) => ({ table_id: tableOf(index) });
    const send = (index: number): Promise<{ readonly code: number }> => {
      if (index % 3 === 0) return one.add(order_no, [tea]);
      return one.order([tea], index % 3 === 1 ? {} : link(index));
    };
    expect(await outcome(30, send)).toEqual({ [Code.success]: 6, [Code.tooManyRequests]: 24 });
    expect(await provider.db.$count(orderRounds, eq(orderRounds.uid, one.uid))).toBe(7);
    // Nobody else is held up by it.
    await taken(offPremises.collect([tea]));
    expect(await outcome(20, () => offPremises.collect([tea]))).toEqual({
      [Code.success]: 6,
      [Code.tooManyRequests]: 14,
    });
  });

  it("orders and additions of one table, whoever sends them", async () => {
    await set({ member_orders: 5, table_orders: 9 });
    const party = await times(6, () => guest(provider, tableOf(1)));
    const first = party[0] as Guest;
    const { order_no } = await taken(first.order([tea]));
    const send = (index: number): Promise<{ readonly code: number }> => {
      const each = party[index % party.length] as Guest;
      return each === first ? each.add(order_no, [tea]) : each.order([tea], { people: 0 });
    };
    expect(await outcome(30, send)).toEqual({ [Code.success]: 8, [Code.tooManyRequests]: 22 });
  });

  it("orders that wait to be let in, of a table and of all tables", async () => {
    await set({ table_waiting: 2, store_waiting: 5 });
    const strangers = await times(36, (index) => guest(provider, tableOf(index)));
    const send = (index: number) => (strangers[index] as Guest).order([tea], { table_id: tableOf(index) });
    expect(await outcome(36, send)).toEqual({ [Code.success]: 5, [Code.tooManyRequests]: 31 });
    const waiting = and(eq(orders.order_status, OrderStatus.pending), isNotNull(orders.let_in_until));
    const rows = await provider.db.select({ table_id: orders.table_id }).from(orders).where(waiting);
    expect(rows).toHaveLength(5);
    const most = Math.max(
      ...rows.map(({ table_id }) => rows.filter((row) => row.table_id === table_id).length),
    );
    expect(most).toBeLessThanOrEqual(2);
  });

  it("calls of one table whose guests are known", async () => {
    await set({ table_calls: 3 });
    const party = await times(20, () => guest(provider, tableOf(2)));
    const send = (index: number) => {
      const each = party[index] as Guest;
      return each.send(callWaiter, { store_id: "diner", table_id: each.link, kind: 1, content: "" });
    };
    expect(await outcome(20, send)).toEqual({ [Code.success]: 3, [Code.noConsecutiveMessages]: 17 });
  });

  it("calls and messages of people whom it has not seen", async () => {
    await set({ stranger_calls: 4 });
    const strangers = await times(36, (index) => guest(provider, tableOf(index)));
    const send = (index: number) =>
      (strangers[index] as Guest).send(callWaiter, {
        store_id: "diner",
        ...(index % 2 === 0
          ? { table_id: tableOf(index), kind: 1, content: "" }
          : { kind: 2, content: "Hello" }),
      });
    expect(await outcome(36, send)).toEqual({ [Code.success]: 4, [Code.noConsecutiveMessages]: 32 });
    expect(await provider.db.$count(staffCalls)).toBe(4);
  });
});
