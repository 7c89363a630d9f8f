import { and, eq, inArray, isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Load, saveLoad } from "#contract/calls/desk/settings.ts";
import { orderDetails } from "#contract/calls/order.ts";
import { mealTime, storeIndex } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { OrderStatus, OrderType } from "#contract/enumerations.ts";
import { outbox } from "#provider/db/tables/messages.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { storeChanges } from "#provider/db/tables/storeChanges.ts";
import { type DeskSettings, deskSettings } from "#provider/testing/deskVisit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { openOffPremises } from "#provider/testing/offPremisesGuest.ts";
import { countOpenOrders, updateLoads } from "./kitchenLoad.ts";

const MINUTE = 60_000;
const tea = line({ goods_id: "tea", price: 300 });
const wait = { from: 2, every: 2, minutes: 10, most: 25 };
const close = { from: 3, minutes: 90 };
let provider: Planted;
let at: DeskSettings;
let one: Guest;

beforeAll(async () => {
  provider = await planted();
  at = await deskSettings(provider);
  one = await guest(provider);
});
beforeEach(async () => {
  provider.clock.set(NOON);
  await provider.freeTables();
  await provider.db.update(orders).set({ order_status: OrderStatus.settled });
  const none = { kitchen_rules: {}, extra_minutes: 0, closed_minutes: 0 };
  await openOffPremises(provider, { serving_minutes: 15, ...none });
});
afterAll(() => provider.close());

const set = (load: Load) => at.save(saveLoad, "load", { load });
const place = async () => taken(one.order([tea], { people: 1 }));
const fill = async (many: number) => {
  for (let left = many; left > 0; left -= 1) await place();
};
const shown = async () => taken(provider.call(storeIndex, { store_id: "diner", type: 1 }));
const soonest = async () => (await at.one.times(OrderType.takeAway))[0]?.time;
const update = () => updateLoads(provider.db, provider.parts.clock());

describe("a full kitchen", () => {
  it("tells guests a longer wait in steps: on the menu, and of their own order as it was told when it was placed", async () => {
    await set({ wait, close: null });
    const early = await place();
    expect(early.serving_time).toBe(new Date(NOON.getTime() + 15 * MINUTE).toISOString());
    expect(await shown()).toMatchObject({ serving_minutes: 15, is_busy: 0 });
    await place();
    expect(await update()).toBe(1);
    expect(await shown()).toMatchObject({ serving_minutes: 25, is_busy: 1 });
    const late = await place();
    expect(late.serving_time).toBe(new Date(NOON.getTime() + 25 * MINUTE).toISOString());
    // Nothing is promised anew.
    const { serving_time } = await taken(one.send(orderDetails, { order_no: early.order_no }));
    expect(serving_time).toBe(early.serving_time);
    expect((await at.desk.look()).store).toMatchObject({ extra_minutes: 10, closed_minutes: 0 });
    expect(await at.read()).toMatchObject({ open_orders: 3, extra_minutes: 10 });
  });

  it("is saved again, after an answer that was lost, although the load has changed meanwhile", async () => {
    const { stamps } = await at.read();
    const saving = { stamp: stamps.load, load: { wait, close: null } };
    expect(await at.send(saveLoad, saving)).toEqual({});
    await fill(2);
    await update();
    expect(await at.send(saveLoad, saving)).toEqual({});
    expect(await at.send(saveLoad, { ...saving, load: { wait: null, close } })).toBe("changed");
  });

  it("changes the store, and signals open menus, with its steps alone", async () => {
    await set({ wait, close: null });
    await fill(2);
    await update();
    const ofStore = and(eq(storeChanges.store_id, "diner"), isNull(storeChanges.table_id));
    const changes = () => provider.db.$count(storeChanges, ofStore);
    await provider.db.delete(outbox);
    const before = await changes();
    expect(await update()).toBe(0);
    await place();
    expect(await update()).toBe(0);
    expect(await changes()).toBe(before);
    await place();
    expect(await update()).toBe(1);
    expect(await changes()).toBe(before + 1);
    const told = await provider.db.select().from(outbox);
    expect(told.map(({ payload }) => payload)).toContainEqual({ store_id: "diner", signal: "menu_changed" });
    await provider.db.update(orders).set({ order_status: OrderStatus.completed });
    expect(await update()).toBe(1);
    expect(await shown()).toMatchObject({ serving_minutes: 15, is_busy: 0 });
  });

  it("moves the soonest time that can be booked, and is held to on the database when an order comes", async () => {
    await set({ wait: null, close });
    expect(await soonest()).toBe("2026-11-21T03:30:00.000Z");
    await fill(3);
    // The row does not say so yet; the orders do.
    const refused = await at.one.collect([tea], { mealTime: "2026-11-21T03:30:00.000Z" });
    expect(refused).toMatchObject({
      code: Code.outsideAppointmentTime,
      data: { next_time: "2026-11-21T04:30:00.000Z" },
    });
    await update();
    expect(await soonest()).toBe("2026-11-21T04:30:00.000Z");
    const when = { store_id: "diner", order_type: OrderType.takeAway };
    expect(await taken(provider.call(mealTime, when))).toMatchObject({ is_open: 1, is_busy: 1 });
    await taken(at.one.collect([tea], { mealTime: "2026-11-21T04:30:00.000Z" }));
  });

  it("counts what the kitchen has before it now, and nothing else", async () => {
    const open = () => countOpenOrders(provider.db, "diner", provider.parts.clock());
    await fill(2);
    expect(await open()).toBe(2);
    // For tomorrow.
    await taken(at.one.collect([tea], { mealTime: "2026-11-22T03:00:00.000Z" }));
    expect(await open()).toBe(2);
    await taken(at.one.collect([tea], { mealTime: "2026-11-21T03:30:00.000Z" }));
    expect(await open()).toBe(3);
    await provider.db
      .update(orders)
      .set({ ready_at: NOON, order_status: OrderStatus.confirmed })
      .where(
        and(inArray(orders.order_status, [OrderStatus.pending]), eq(orders.order_type, OrderType.takeAway)),
      );
    expect(await open()).toBe(2);
    // What was never ended is not cooked for a day.
    provider.clock.set(new Date(NOON.getTime() + 7 * 60 * MINUTE));
    expect(await open()).toBe(0);
  });

  it("is told as soon as its rules are saved, and nothing of it is left once they are gone", async () => {
    await fill(4);
    await set({ wait, close });
    expect(await shown()).toMatchObject({ serving_minutes: 35, is_busy: 1 });
    expect(await at.storeNow()).toMatchObject({ extra_minutes: 20, closed_minutes: 90 });
    await set({ wait: null, close: null });
    expect(await at.storeNow()).toMatchObject({ kitchen_rules: {}, extra_minutes: 0, closed_minutes: 0 });
    expect(await update()).toBe(0);
  });

  it("has sound rules", async () => {
    expect(await set({ wait: { ...wait, every: 0 }, close: null })).toBe("malformed");
    expect(await set({ wait: null, close: { from: 1, minutes: 1_441 } })).toBe("malformed");
  });
});
