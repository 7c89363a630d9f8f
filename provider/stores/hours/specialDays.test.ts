import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mealTime, storeIndex } from "#contract/calls/store.ts";
import { storeList } from "#contract/calls/storeLists.ts";
import * as Code from "#contract/codes.ts";
import { OrderType, Weekday } from "#contract/enumerations.ts";
import type { SpecialDays } from "#contract/store.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import {
  type OffPremisesGuest,
  offPremisesGuest,
  openOffPremises,
} from "#provider/testing/offPremisesGuest.ts";
import { maintainStores } from "#provider/stores/maintenance/maintainStores.ts";

const tea = line({ goods_id: "tea", price: 300 });
const late = ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({
  weekday,
  spans: [{ open: "18:00", close: "26:00", last_order: "25:30" }],
}));
const sunday: SpecialDays = {
  days_id: "event",
  from: "2026-11-22",
  until: "2026-11-22",
  order_types: [OrderType.dineIn, OrderType.takeAway, OrderType.delivery],
  spans: [],
};
const tokyo = (time: string) => new Date(`2026-11-${time}+09:00`);
const utc = (time: string) => tokyo(time).toISOString();

let provider: Planted;
let one: OffPremisesGuest;
beforeAll(async () => {
  provider = await planted();
  one = await offPremisesGuest(provider);
});
beforeEach(() => provider.clock.set(NOON));
afterAll(() => provider.close());

async function keep(...special_days: SpecialDays[]): Promise<void> {
  await openOffPremises(provider, {
    business_hours: late,
    pickup_hours: late,
    delivery_hours: late,
    special_days,
  });
  await maintainStores(provider.db, provider.parts.clock());
}
const listed = async () => {
  const { items } = await taken(provider.call(storeList, { is_open: 1, order_type: OrderType.dineIn }));
  return items.some(({ store_id }) => store_id === "diner");
};
const page = () => taken(provider.call(storeIndex, { store_id: "diner", type: 1 }));

describe("a store that is closed on a Sunday", () => {
  beforeEach(() => keep(sunday));

  it.each([
    ["21T23:59", true],
    // What began on Saturday runs to its end.
    ["22T00:00", true],
    ["22T01:29", true],
    ["22T01:30", false],
    ["22T18:00", false],
    ["22T23:59", false],
    ["23T00:00", false],
    ["23T17:59", false],
    ["23T18:00", true],
  ])("at %s of November takes orders: %s, on its page, in lists, and at its tables", async (time, isOpen) => {
    provider.clock.set(tokyo(time));
    const shown = await page();
    expect(shown.is_open).toBe(isOpen ? 1 : 0);
    expect(shown.next_open_at).toBe(isOpen ? null : utc("23T18:00"));
    expect(await listed()).toBe(isOpen);
    const placed = await (await guest(provider)).order([tea]);
    const refusal = { code: Code.storeNotOperating, data: { next_open_time: utc("23T18:00") } };
    expect(placed).toMatchObject(isOpen ? { code: Code.success } : refusal);
    await provider.freeTables();
  });

  it("offers no time of that day to collect or to deliver, and refuses them with the next", async () => {
    const days = (await one.times(OrderType.takeAway, { days: 3 })).map(({ time }) => time);
    expect(days.filter((time) => utc("22T01:30") <= time && time < utc("23T18:00"))).toEqual([]);
    expect(days).toContain(utc("22T01:15"));
    const next = { next_time: utc("23T18:00") };
    expect(await one.collect([tea], { mealTime: utc("22T19:00") })).toMatchObject({
      code: Code.outsidePickUpTime,
      data: next,
    });
    const address = await one.address();
    const asked = { mealTime: utc("22T19:00") };
    expect(await one.deliver([tea], address, asked)).toMatchObject({
      code: Code.outsideDeliveryTime,
      data: next,
    });
    // The minutes past midnight would have been that Sunday's.
    expect((await one.collect([tea], { mealTime: utc("23T00:30") })).code).toBe(Code.outsidePickUpTime);
    await taken(one.collect([tea], { mealTime: utc("22T01:15") }));
  });

  it("tells of it ahead, and of the present day as the store's calendar has it", async () => {
    const told = async () =>
      taken(provider.call(mealTime, { store_id: "diner", order_type: OrderType.dineIn }));
    const shown = [{ from: "2026-11-22", until: "2026-11-22", spans: [] }];
    expect(await told()).toMatchObject({ day: "2026-11-21", special_days: shown });
    provider.clock.set(tokyo("22T23:59"));
    expect(await told()).toMatchObject({ day: "2026-11-22", special_days: shown });
    provider.clock.set(tokyo("23T00:00"));
    expect(await told()).toMatchObject({ day: "2026-11-23", special_days: [] });
  });
});

it("of one way of ordering leave the others as they are", async () => {
  await keep({ ...sunday, order_types: [OrderType.dineIn] });
  provider.clock.set(tokyo("22T19:00"));
  expect((await page()).is_open).toBe(0);
  expect(await listed()).toBe(false);
  await taken(one.collect([tea]));
  const collected = await taken(
    provider.call(mealTime, { store_id: "diner", order_type: OrderType.takeAway }),
  );
  expect(collected).toMatchObject({ is_open: 1, special_days: [] });
});

it("can open where the weekday and the holiday are off", async () => {
  const spans = [{ open: "10:00", close: "12:00", last_order: "11:30" }];
  await keep({ ...sunday, from: "2026-11-23", until: "2026-11-23", spans });
  const off = [
    ...late.filter(({ weekday }) => weekday !== Weekday.monday),
    { weekday: 8 as const, spans: [] },
  ];
  await provider.db.update(stores).set({ business_hours: off }).where(eq(stores.id, "diner"));
  await maintainStores(provider.db, NOON);
  for (const [time, isOpen] of [
    ["23T09:59", false],
    ["23T10:00", true],
    ["23T11:30", false],
    ["23T18:00", false],
  ] as const) {
    provider.clock.set(tokyo(time));
    expect([time, (await page()).is_open, await listed()]).toEqual([time, isOpen ? 1 : 0, isOpen]);
  }
});

it("that last longer than anything can be booked leave a take-away nothing to book: closed", async () => {
  await keep({ ...sunday, from: "2026-11-21", until: "2027-03-31" });
  expect(await one.times(OrderType.takeAway, { days: 14 })).toEqual([]);
  const refused = await one.collect([tea], { mealTime: utc("22T19:00") });
  expect(refused).toMatchObject({
    code: Code.storeNotOperating,
    data: { next_open_time: "2027-04-01T09:00:00.000Z" },
  });
});

it("do not begin a way of ordering that has no hours at all", async () => {
  const spans = [{ open: "10:00", close: "20:00", last_order: "20:00" }];
  await keep({ ...sunday, from: "2026-11-21", until: "2026-11-21", spans });
  await provider.db.update(stores).set({ pickup_hours: [] }).where(eq(stores.id, "diner"));
  expect(await one.times(OrderType.takeAway)).toEqual([]);
  expect((await one.times(OrderType.delivery)).length).toBeGreaterThan(0);
});
