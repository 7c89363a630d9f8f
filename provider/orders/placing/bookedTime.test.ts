import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createOrder } from "#contract/calls/order.ts";
import { mealTime } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { OrderType, PayType } from "#contract/enumerations.ts";
import { FailureData } from "#contract/failureData.ts";
import { slotBookings } from "#provider/db/tables/orders.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { attemptId, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import {
  type OffPremisesGuest,
  offPremisesGuest,
  CONTACT,
  openOffPremises,
} from "#provider/testing/offPremisesGuest.ts";

let provider: Planted;
let one: OffPremisesGuest;
const tea = line({ goods_id: "tea", price: 300 });
const few = line({ goods_id: "few", price: 500 });
const ONE = "2026-11-21T04:00:00.000Z";
const tokyo = (time: string) => new Date(`${time}+09:00`);
const everyDay = (open: string, close: string) =>
  ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({
    weekday,
    spans: [{ open, close, last_order: close }],
  }));
const takenAt = async (time: string) =>
  (
    await provider.db
      .select()
      .from(slotBookings)
      .where(eq(slotBookings.slot_at, new Date(time)))
  )[0]?.taken ?? 0;

beforeAll(async () => {
  provider = await planted();
  one = await offPremisesGuest(provider);
});
beforeEach(async () => {
  await openOffPremises(provider);
  await provider.db.delete(slotBookings);
  provider.clock.set(NOON);
});
afterAll(() => provider.close());

describe("the booked time", () => {
  it("may be of the next day, and while the store is closed", async () => {
    provider.clock.set(tokyo("2026-11-21T21:00"));
    const { is_open } = await taken(
      one.send(mealTime, { store_id: "diner", order_type: OrderType.takeAway }),
    );
    expect(is_open).toBe(0);
    const time = (await one.times(OrderType.takeAway, { days: 2 }))[0]?.time ?? "";
    expect((await taken(one.collect([tea], { mealTime: time }))).pickup_time).toBe(time);
  });

  it("that passed while one looked at the page is refused, with the next one", async () => {
    const time = (await one.times(OrderType.takeAway))[0]?.time ?? "";
    expect(time).toBe("2026-11-21T03:30:00.000Z");
    provider.clock.advance(11 * 60_000);
    const late = await one.collect([tea], { mealTime: time });
    expect(late).toMatchObject({
      code: Code.outsideAppointmentTime,
      data: { next_time: "2026-11-21T03:45:00.000Z" },
    });
    await taken(one.collect([tea], { mealTime: "2026-11-21T03:45:00.000Z" }));
  });

  it.each([
    ["none", undefined, 433, "2026-11-21T03:30:00.000Z"],
    ["between two", "2026-11-21T04:07:00Z", 433, "2026-11-21T04:15:00.000Z"],
    ["too far ahead", "2026-12-09T04:00:00Z", 433, "2026-11-21T03:30:00.000Z"],
    ["years ago", "2010-11-21T04:00:00Z", 433, "2026-11-21T03:30:00.000Z"],
    ["before all years", "0000-01-01T00:00:00Z", 433, "2026-11-21T03:30:00.000Z"],
    ["after all years", "9999-12-31T23:59:59-12:00", 433, "2026-11-21T03:30:00.000Z"],
    ["before the store opens", "2026-11-22T01:00:00Z", 429, "2026-11-22T02:00:00.000Z"],
    ["after last order", "2026-11-21T11:00:00Z", 429, "2026-11-22T02:00:00.000Z"],
  ])("is refused when it is %s, with the next one", async (_, time, code, next_time) => {
    const asked = {
      contact: CONTACT,
      order_type: OrderType.takeAway,
      pay_type: PayType.cash,
      store_id: "diner",
    };
    const request = { ...asked, client_order_id: attemptId(), lines: [tea], shown_total: 300 };
    const reply = await one.send(createOrder, { ...request, ...(time && { mealTime: time }) });
    expect([reply.code, FailureData.parse(reply.data)]).toEqual([code, { next_time }]);
  });

  it("follows the hours past midnight", async () => {
    await openOffPremises(provider, { pickup_hours: everyDay("18:00", "02:00") });
    provider.clock.set(tokyo("2026-11-21T23:30"));
    const times = (await one.times(OrderType.takeAway)).map(({ time }) => time);
    expect([times[0], times.at(-1)]).toEqual(["2026-11-21T15:00:00.000Z", "2026-11-21T16:45:00.000Z"]);
    await taken(one.collect([tea], { mealTime: tokyo("2026-11-22T01:45").toISOString() }));
    const dawn = await one.collect([tea], { mealTime: tokyo("2026-11-22T02:00").toISOString() });
    expect(dawn).toMatchObject({ code: Code.outsidePickUpTime });
  });

  it("follows the hours of a public holiday", async () => {
    const holiday = { weekday: 8 as const, spans: [{ open: "12:00", close: "13:00", last_order: "13:00" }] };
    await openOffPremises(provider, { pickup_hours: [...everyDay("11:00", "20:00"), holiday] });
    provider.clock.set(tokyo("2026-11-23T10:00"));
    expect(await one.times(OrderType.takeAway)).toHaveLength(4);
    expect((await one.collect([tea], { mealTime: tokyo("2026-11-23T18:00").toISOString() })).code).toBe(
      Code.outsidePickUpTime,
    );
    await taken(one.collect([tea], { mealTime: tokyo("2026-11-23T12:45").toISOString() }));
  });

  it("within a rest of the store is refused with the rest; after it, it is taken", async () => {
    const rest = tokyo("2026-11-21T14:00");
    await openOffPremises(provider, { paused_until: rest });
    const resting = await one.collect([tea], { mealTime: ONE });
    expect(resting).toMatchObject({ code: Code.storePaused, data: { next_open_time: rest.toISOString() } });
    await taken(one.collect([tea], { mealTime: tokyo("2026-11-21T14:30").toISOString() }));
  });

  it("is none where the store takes no orders now and none can be booked", async () => {
    await openOffPremises(provider, { pickup_hours: [] });
    expect(await one.collect([tea], { mealTime: ONE })).toMatchObject({
      code: Code.storeNotOperating,
      data: { next_open_time: null },
    });
    await openOffPremises(provider, { paused_until: tokyo("2027-02-01T12:00") });
    expect((await one.collect([tea], { mealTime: ONE })).code).toBe(Code.storePaused);
  });

  it("is full at the store's number of orders, and stays in sight", async () => {
    await openOffPremises(provider, { pickup_capacity: 2 });
    const first = (await one.times(OrderType.takeAway))[0]?.time ?? "";
    await taken(one.collect([tea], { mealTime: first }));
    expect((await one.times(OrderType.takeAway))[0]).toEqual({ time: first, left: 1 });
    await taken(one.collect([tea], { mealTime: first }));
    const [full, next] = await one.times(OrderType.takeAway);
    expect([full, next?.left]).toEqual([{ time: first, left: 0 }, 2]);
    const late = await one.collect([few], { mealTime: first });
    expect(late).toMatchObject({ code: Code.outsideAppointmentTime, data: { next_time: next?.time } });
    expect(await takenAt(first)).toBe(2);
    await taken(one.collect([tea], { mealTime: next?.time ?? "" }));
  });

  it("of collecting and of delivery are counted apart, and none are taken where the store takes none", async () => {
    await openOffPremises(provider, { pickup_capacity: 1, delivery_capacity: 0 });
    expect((await one.times(OrderType.delivery)).every(({ left }) => left === 0)).toBe(true);
    expect((await one.times(OrderType.takeAway)).every(({ left }) => left === 1)).toBe(true);
    const address_id = await one.address();
    expect((await one.deliver([tea], address_id, { mealTime: ONE })).code).toBe(Code.outsideAppointmentTime);
  });
});
