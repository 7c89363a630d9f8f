import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as Code from "#contract/codes.ts";
import { OrderType, PayType } from "#contract/enumerations.ts";
import { stores, tables } from "#provider/db/tables/stores.ts";
import { NOON, tableId } from "#provider/testing/fixture.ts";
import { type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";

let provider: Planted;
let one: Guest;
const tea = line({ goods_id: "tea", price: 300 });

beforeAll(async () => {
  provider = await planted();
  one = await guest(provider);
});
beforeEach(async () => {
  await provider.freeTables();
  provider.clock.set(NOON);
});
afterAll(() => provider.close());

describe("an order is refused", () => {
  it.each([
    ["in an unknown store", { store_id: "nowhere" }, 201],
    ["at an unknown table", { table_id: "diner-T9" }, 202],
    ["at another store's table", { table_id: "other-T1" }, 202],
    ["without a table", { table_id: undefined }, 407],
    ["paid in a way that the store does not take", { pay_type: PayType.merpay }, 431],
    ["paid at a door", { pay_type: PayType.cashOnDelivery }, 431],
    ["by nobody", { people: 0 }, 405],
    ["without diners", { people: undefined }, 405],
    ["by more than the store seats", { people: 11 }, 405],
    ["in a way that the store does not offer", { order_type: OrderType.takeAway }, 308],
    ["with tableware that the store has not", { tableware: "gold" }, 114],
    ["without an attempt's id", { client_order_id: "short" }, 114],
  ])("%s", async (_, changes, code) => {
    expect((await one.order([tea], changes as object)).code).toBe(code);
  });

  it("with a signature that the store did not make", async () => {
    const forged = tableId("diner-T1", "another key");
    expect((await one.order([tea], { table_id: forged })).code).toBe(Code.tableMissing);
    const replaced = tableId("diner-T1", provider.parts.signingKey, 2);
    expect((await one.order([tea], { table_id: replaced })).code).toBe(Code.tableMissing);
  });

  it("at a table that the staff locked", async () => {
    const late = await guest(provider, "diner-T3");
    expect((await late.order([tea])).code).toBe(Code.tableLocked);
    await provider.db.update(tables).set({ is_locked: false }).where(eq(tables.id, "diner-T3"));
    expect((await late.order([tea])).code).toBe(Code.success);
  });

  it("without tableware where the store has kinds, unless nobody new sits down", async () => {
    const party = await guest(provider, "cover-T1");
    const oden = line({ goods_id: "oden", price: 800 });
    expect((await party.order([oden], { shown_total: 1100 })).code).toBe(Code.missingParameter);
    await taken(party.order([oden], { shown_total: 1100, tableware: "fork" }));
    await taken(party.order([oden], { people: 0 }));
  });

  it("while the store is closed or rests, with the time when it takes orders again", async () => {
    const set = (change: Partial<typeof stores.$inferInsert>) =>
      provider.db.update(stores).set(change).where(eq(stores.id, "diner"));
    const [diner] = await provider.db.select().from(stores).where(eq(stores.id, "diner"));
    const evening = [
      { weekday: 7 as const, spans: [{ open: "18:00", close: "22:00", last_order: "21:30" }] },
    ];
    await set({ business_hours: evening });
    const closed = await one.order([tea]);
    const paused_until = new Date(NOON.getTime() + 30 * 60_000);
    await set({ business_hours: diner?.business_hours ?? [], paused_until });
    const resting = await one.order([tea]);
    await set({ paused_until: null });
    expect(closed).toMatchObject({
      code: Code.storeNotOperating,
      data: { next_open_time: "2026-11-22T09:00:00.000Z" },
    });
    expect(resting).toMatchObject({
      code: Code.storePaused,
      data: { next_open_time: paused_until.toISOString() },
    });
    await taken(one.order([tea]));
  });
});
