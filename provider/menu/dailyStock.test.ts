import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as Code from "#contract/codes.ts";
import { goodList } from "#contract/calls/store.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { outbox } from "#provider/db/tables/messages.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { runMaintenance } from "#provider/operations/maintenance.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { SYSTEM } from "#provider/staff/audit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { refillGoods } from "./dailyStock.ts";
import { publishMenu } from "./document/publishMenu.ts";
import { readMenu } from "./document/readMenu.ts";

const store_id = "diner";
const HOUR = 3_600_000;
/** Five in the morning of the next day, by the store's clock: it is noon. */
const MORNING = new Date(NOON.getTime() + 17 * HOUR);
let provider: Planted;
let one: Guest;
beforeAll(async () => {
  provider = await planted();
  await provider.openLimits();
});
beforeEach(async () => {
  provider.clock.set(NOON);
  await provider.freeTables();
  await sell(null);
  await provider.db
    .update(goods)
    .set({ stock: -1, refills_at: null, counted_since: null })
    .where(eq(goods.id, "tea"));
  one = await guest(provider);
});
afterAll(() => provider.close());

/** Publishes how many pieces of tea are sold a day. */
async function sell(daily: number | null): Promise<void> {
  const menu = await readMenu(provider.db, store_id);
  const dishes = menu.dishes.map((dish) => (dish.id === "tea" ? { ...dish, daily } : dish));
  const by = { actor: SYSTEM, now: provider.parts.clock() };
  await provider.db.transaction((db) => publishMenu(db, store_id, { ...menu, dishes }, by));
}
const tea = (number = 1) => line({ goods_id: "tea", price: 300, number });
const left = () => provider.stockOf("tea");
const cancel = (order_no: string) =>
  provider.db.transaction((db) =>
    applyAction(db, { order_no, action: "cancel", actor: "store", uid: null, now: provider.parts.clock() }),
  );
async function shown() {
  const { goods: all } = await taken(provider.call(goodList, { store_id, category_id: "diner-drinks" }));
  return all.find(({ id }) => id === "tea");
}

describe("a dish that is sold by day", () => {
  it("is sold until its number is reached, and again when the store’s next day begins, of which menus hear", async () => {
    await sell(3);
    expect(await shown()).toMatchObject({ stock: 3, is_daily: 1, is_sold_out: 0 });
    await taken(one.order([tea(2)]));
    expect((await one.order([tea(2)], { people: 0 })).code).toBe(Code.stockShort);
    await taken(one.order([tea(1)], { people: 0 }));
    expect(await shown()).toMatchObject({ stock: 0, is_sold_out: 1 });
    expect(await refillGoods(provider.db, new Date(MORNING.getTime() - 1))).toBe(0);
    expect(await left()).toBe(0);
    provider.clock.set(MORNING);
    await provider.db.delete(outbox);
    await runMaintenance(provider.parts);
    expect(await left()).toBe(3);
    const told = await provider.db.select().from(outbox);
    expect(told.map(({ payload }) => payload)).toContainEqual({ store_id, signal: "menu_changed" });
    // And on the day after that as well.
    provider.clock.set(new Date(MORNING.getTime() + 24 * HOUR));
    await provider.setStock("tea", 0);
    await runMaintenance(provider.parts);
    expect(await left()).toBe(3);
  });

  it("begins its day by the clock of its store, where a night belongs to the day before", async () => {
    const [was] = await provider.db
      .select({ business_hours: stores.business_hours, time_zone: stores.time_zone })
      .from(stores)
      .where(eq(stores.id, store_id));
    const night = [{ open: "18:00", close: "06:30", last_order: "06:00" }];
    const business_hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday: weekday as 1 | 2 | 3 | 4 | 5 | 6 | 7,
      spans: night,
    }));
    await provider.db
      .update(stores)
      .set({ business_hours, time_zone: "Asia/Taipei" })
      .where(eq(stores.id, store_id));
    await sell(3);
    const [row] = await provider.db.select().from(goods).where(eq(goods.id, "tea"));
    // Half past six in Taipei, an hour behind Tokyo.
    expect(row?.refills_at).toEqual(new Date("2026-11-21T22:30:00Z"));
    await provider.db
      .update(stores)
      .set(was ?? {})
      .where(eq(stores.id, store_id));
  });

  it("gives back what is cancelled on the same day, and nothing of a day that is over", async () => {
    await sell(5);
    const { order_no: kept } = await taken(one.order([tea(2)]));
    const { order_no: back } = await taken((await guest(provider, "diner-T2")).order([tea(1)]));
    await cancel(back);
    expect(await left()).toBe(3);
    provider.clock.set(MORNING);
    expect(await refillGoods(provider.db, MORNING)).toBe(1);
    expect(await cancel(kept)).toMatchObject({ ok: true });
    expect(await left()).toBe(5);
  });

  it("fills up for whoever orders before housekeeping has come to it, and is then of that order’s day", async () => {
    await sell(2);
    await taken(one.order([tea(1)]));
    provider.clock.set(MORNING);
    const early = await guest(provider, "diner-T2");
    const { order_no } = await taken(early.order([tea(1)]));
    expect(await left()).toBe(1);
    expect(await refillGoods(provider.db, MORNING)).toBe(0);
    await cancel(order_no);
    expect(await left()).toBe(2);
  });

  it("has today what a raised or lowered number leaves, and is counted no more from the day after it is sold by day", async () => {
    await sell(10);
    await taken(one.order([tea(4)]));
    await sell(12);
    expect(await left()).toBe(8);
    await sell(5);
    expect(await left()).toBe(1);
    await sell(3);
    expect(await left()).toBe(0);
    await sell(null);
    expect(await left()).toBe(0);
    expect(await shown()).not.toHaveProperty("is_daily");
    provider.clock.set(MORNING);
    await refillGoods(provider.db, MORNING);
    expect(await left()).toBe(-1);
    expect(await refillGoods(provider.db, new Date(MORNING.getTime() + 24 * HOUR))).toBe(0);
  });

  it("changes today by a number that is published before housekeeping has come to the new day", async () => {
    await sell(10);
    await taken(one.order([tea(4)]));
    provider.clock.set(MORNING);
    await sell(12);
    expect(await left()).toBe(12);
  });

  it("that was withdrawn comes back with the rest of the same day, and whole on another one", async () => {
    await sell(10);
    await taken(one.order([tea(4)]));
    const menu = await readMenu(provider.db, store_id);
    const publish = (dishes: typeof menu.dishes) =>
      provider.db.transaction((db) =>
        publishMenu(db, store_id, { ...menu, dishes }, { actor: SYSTEM, now: provider.parts.clock() }),
      );
    const without = menu.dishes.filter(({ id }) => id !== "tea");
    await publish(without);
    await publish(menu.dishes);
    expect(await left()).toBe(6);
    await publish(without);
    provider.clock.set(MORNING);
    await publish(menu.dishes);
    expect(await left()).toBe(10);
  });
});

describe("when a day begins", () => {
  it("many who order, cancel and fill up at once oversell neither day", async () => {
    await sell(10);
    const parties = await Promise.all(
      Array.from({ length: 40 }, (_, index) => guest(provider, index % 2 === 0 ? "diner-T1" : "diner-T2")),
    );
    const eve = new Date(MORNING.getTime() - 1);
    const placedBy = async (some: readonly Guest[], now: Date) => {
      provider.clock.set(now);
      const answers = await Promise.all(some.map((each) => each.order([tea(1)])));
      return answers.flatMap((answer) => (answer.code === Code.success ? [answer.data.order_no] : []));
    };
    const before = await placedBy(parties.slice(0, 20), eve);
    expect(before).toHaveLength(10);
    // The day begins: two processes fill up while guests order and the eve's orders are cancelled.
    provider.clock.set(MORNING);
    const [, , after] = await Promise.all([
      refillGoods(provider.db, MORNING),
      refillGoods(provider.db, MORNING),
      placedBy(parties.slice(20), MORNING),
      ...before.map(cancel),
    ]);
    expect(after.length).toBeLessThanOrEqual(10);
    const more = await placedBy(parties.slice(20), MORNING);
    expect(after.length + more.length).toBe(10);
    expect(await left()).toBe(0);
  });
});
