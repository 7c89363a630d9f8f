import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { OrderType, Weekday } from "#contract/enumerations.ts";
import type { WeekHours } from "#contract/store.ts";
import { storeOpenings, stores } from "#provider/db/tables/stores.ts";
import { NOON, storeOf } from "#provider/testing/fixture.ts";
import { type TestDatabase, testDatabase } from "#provider/testing/testDatabase.ts";
import { updateOpenings } from "./updateOpenings.ts";

const DAY = 86_400_000;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase({ isSeeded: false, now: NOON });
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(storeOpenings);
  await database.db.delete(stores);
});

/** On each of the days "open-close", or "open-close/last order". */
function hours(days: readonly Weekday[], ...spans: readonly string[]): WeekHours {
  const read = spans.map((span) => {
    const [open = "", close = "", last_order = close] = span.split(/[-/]/);
    return { open, close, last_order };
  });
  return days.map((weekday) => ({ weekday, spans: read }));
}

const plant = (changes: Parameters<typeof storeOf>[1]) =>
  database.db.insert(stores).values([storeOf("one", { order_types: [OrderType.dineIn], ...changes })]);

/** When the store opens, takes its last order and closes, as "11-21 02:00 03:00 04:00" of UTC. */
async function openings(order_type: OrderType = OrderType.dineIn): Promise<string[]> {
  const rows = await database.db
    .select()
    .from(storeOpenings)
    .where(eq(storeOpenings.order_type, order_type))
    .orderBy(asc(storeOpenings.opens_at));
  return rows.map(({ opens_at, last_order_at, closes_at }) => {
    const [first = "", ...others] = [opens_at, last_order_at, closes_at].map((each) => each.toISOString());
    return [first.slice(5, 16).replace("T", " "), ...others.map((each) => each.slice(11, 16))].join(" ");
  });
}

describe("the openings of the coming days", () => {
  it("are several a day, with their last orders, from now to the ninth day", async () => {
    await plant({ business_hours: hours(WEEKDAYS, "11:00-14:00/13:30", "17:00-22:00/21:30") });
    expect(await updateOpenings(database.db, NOON)).toBe(1);
    const found = await openings();
    expect(found).toHaveLength(18);
    expect(found.slice(0, 2)).toEqual(["11-21 02:00 04:30 05:00", "11-21 08:00 12:30 13:00"]);
    expect(found.at(-1)).toBe("11-29 08:00 12:30 13:00");
  });

  it("on a public holiday are the holiday's, which may be none, and the weekday's where none are named", async () => {
    // Monday 23 November 2026: Labor Thanksgiving Day.
    await plant({
      business_hours: [
        ...hours([Weekday.monday, Weekday.tuesday], "11:00-20:00"),
        ...hours([Weekday.publicHoliday], "12:00-15:00"),
      ],
    });
    await updateOpenings(database.db, NOON);
    expect(await openings()).toEqual(["11-23 03:00 06:00 06:00", "11-24 02:00 11:00 11:00"]);
    const change = async (business_hours: WeekHours) => {
      await database.db.update(stores).set({ business_hours });
      await updateOpenings(database.db, NOON);
      return openings();
    };
    expect(
      await change([...hours([Weekday.monday], "11:00-20:00"), ...hours([Weekday.publicHoliday])]),
    ).toEqual([]);
    expect(await change(hours([Weekday.monday], "11:00-20:00"))).toEqual(["11-23 02:00 11:00 11:00"]);
  });

  it("run past midnight into a day that is closed, and one that began yesterday is among them", async () => {
    await plant({ business_hours: hours([Weekday.friday, Weekday.saturday], "18:00-26:00/25:30") });
    const afterMidnight = new Date("2026-11-20T16:00:00Z");
    await updateOpenings(database.db, afterMidnight);
    expect(await openings()).toEqual([
      "11-20 09:00 16:30 17:00",
      "11-21 09:00 16:30 17:00",
      "11-27 09:00 16:30 17:00",
      "11-28 09:00 16:30 17:00",
    ]);
  });

  it("are no longer those of today whose last order has gone", async () => {
    await plant({ business_hours: hours([Weekday.saturday], "08:00-12:30/12:00") });
    await updateOpenings(database.db, NOON);
    expect(await openings()).toEqual(["11-27 23:00 03:00 03:30"]);
  });

  it("are of each way of ordering by itself, and of ways that the store has", async () => {
    await plant({
      order_types: [OrderType.takeAway, OrderType.shipping],
      business_hours: hours([Weekday.saturday], "09:00-21:00"),
      pickup_hours: hours([Weekday.saturday], "13:00-15:00"),
    });
    await updateOpenings(database.db, NOON);
    expect(await openings(OrderType.dineIn)).toEqual([]);
    expect(await openings(OrderType.takeAway)).toEqual([
      "11-21 04:00 06:00 06:00",
      "11-28 04:00 06:00 06:00",
    ]);
    expect(await openings(OrderType.shipping)).toHaveLength(9);
  });

  it("follow the store's own clock, through the change of its summer time", async () => {
    await plant({ time_zone: "Europe/Paris", business_hours: hours([Weekday.sunday], "12:00-14:00") });
    await updateOpenings(database.db, new Date("2026-10-17T12:00:00Z"));
    expect(await openings()).toEqual(["10-18 10:00 12:00 12:00", "10-25 11:00 13:00 13:00"]);
  });
});

describe("keeping them", () => {
  it("is done once a day, and at once when hours, a way of ordering or the zone change", async () => {
    await plant({ business_hours: hours(WEEKDAYS, "11:00-20:00") });
    const keep = (after = 0) => updateOpenings(database.db, new Date(NOON.getTime() + after));
    expect([await keep(), await keep(), await keep(DAY / 2 - 1)]).toEqual([1, 0, 0]);
    expect([await keep(DAY / 2 + 1), await keep(DAY / 2 + 1)]).toEqual([1, 0]);
    for (const change of [
      { business_hours: hours(WEEKDAYS, "12:00-20:00") },
      { order_types: [OrderType.dineIn, OrderType.takeAway] as OrderType[] },
      { time_zone: "Asia/Seoul" },
      { delivery_hours: hours([Weekday.monday], "12:00-20:00") },
    ]) {
      await database.db.update(stores).set(change);
      expect([await keep(DAY), await keep(DAY)]).toEqual([1, 0]);
    }
    expect((await openings())[0]).toBe("11-22 03:00 11:00 11:00");
  });

  it("leaves out what has left, and takes a hundred stores at a time", async () => {
    await database.db
      .insert(stores)
      .values([
        ...Array.from({ length: 101 }, (_, index) => storeOf(`s${index}`)),
        storeOf("left", { left_at: NOON }),
      ]);
    const keep = () => updateOpenings(database.db, NOON);
    expect([await keep(), await keep(), await keep()]).toEqual([100, 1, 0]);
  });
});
