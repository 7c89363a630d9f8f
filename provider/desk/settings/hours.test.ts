import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { saveHours } from "#contract/calls/desk/settings.ts";
import { OrderType } from "#contract/enumerations.ts";
import type { WeekHours } from "#contract/store.ts";
import { spansIn } from "#domain/hours/typedHours.ts";
import { type DeskSettings, deskSettings } from "#provider/testing/deskVisit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Planted, planted } from "#provider/testing/guest.ts";
import { openOffPremises } from "#provider/testing/offPremisesGuest.ts";

let provider: Planted;
let at: DeskSettings;
beforeAll(async () => {
  provider = await planted();
  at = await deskSettings(provider);
});
beforeEach(async () => {
  provider.clock.set(NOON);
  await openOffPremises(provider);
});
afterAll(() => provider.close());

/** A week from what is typed for its days; without a holiday's where there are seven. */
const weekOf = (texts: readonly string[]): WeekHours =>
  texts.map((text, index) => ({
    weekday: (index + 1) as WeekHours[number]["weekday"],
    spans: spansIn(text) ?? [],
  }));
const ALL = "11:00-20:00";

describe("hours", () => {
  it("are a line a day, with a last order, past midnight, days off and holidays", async () => {
    const saturday = "9:00～１４：００ 17:00-26:00（L.O. 25:30）";
    const hours = weekOf(["", ALL, ALL, ALL, ALL, saturday, ALL, ""]);
    expect(await at.save(saveHours, "hours2", { order_type: 2, hours })).toEqual({});
    const { pickup_hours } = await at.storeNow();
    const spansOf = (day: number) => pickup_hours.find(({ weekday }) => weekday === day)?.spans;
    expect([spansOf(1), spansOf(8)]).toEqual([[], []]);
    expect(spansOf(6)).toEqual([
      { open: "09:00", close: "14:00", last_order: "14:00" },
      { open: "17:00", close: "26:00", last_order: "25:30" },
    ]);
    expect((await at.read()).hours[2]).toEqual(hours);
    // Saturday the 21st to Monday the 23rd, a holiday, to Tuesday.
    const days = new Set(
      (await at.one.times(OrderType.takeAway, { days: 14 })).map(({ time }) => time.slice(0, 10)),
    );
    expect([...days].slice(0, 3)).toEqual(["2026-11-21", "2026-11-22", "2026-11-24"]);
    const asWeekday = weekOf([ALL, ALL, ALL, ALL, ALL, ALL, ALL]);
    expect(await at.save(saveHours, "hours2", { order_type: 2, hours: asWeekday })).toEqual({});
    expect((await at.storeNow()).pickup_hours.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it.each([
    [{ open: "25:61", close: "26:00", last_order: "26:00" }],
    [{ open: "30:00", close: "31:00", last_order: "31:00" }],
    [{ open: "11:00", close: "20:00", last_order: "21:00" }],
    [{ open: "11:00", close: "20:00", last_order: "10:00" }],
    [
      { open: "11:00", close: "15:00", last_order: "15:00" },
      { open: "14:00", close: "20:00", last_order: "20:00" },
    ],
  ])("of %j are refused by their line", async (...spans) => {
    const hours = weekOf([ALL, ALL]).concat({ weekday: 3, spans });
    const { stamps } = await at.read();
    const asked = { store_id: "diner", stamp: stamps.hours3, order_type: 3, hours };
    const answer = await at.desk.call("settings/hours", asked, { cookie: at.desk.cookie });
    const { fault, fields } = (await answer.json()) as { fault: string; fields: string[] };
    expect(fault).toBe("malformed");
    expect(fields.every((field) => field.startsWith("hours.2.spans"))).toBe(true);
    expect((await at.storeNow()).delivery_hours).toHaveLength(8);
  });

  it("are of the three ways of ordering alone", async () => {
    const asked = { order_type: 4 as 3, hours: weekOf([ALL]) };
    expect(await at.save(saveHours, "hours3", asked)).toBe("malformed");
  });
});
