import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { OrderType } from "#contract/enumerations.ts";
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

describe("hours", () => {
  const week = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [`day_${day}`, "11:00-20:00"]));

  it("are a line a day, with a last order, past midnight, days off and holidays", async () => {
    const fields = { ...week, day_1: "", day_6: "9:00～１４：００ 17:00-26:00（L.O. 25:30）", day_8: "" };
    expect(await at.send("hours/2", fields)).toMatchObject({ said: "saved" });
    const { pickup_hours } = await at.storeNow();
    const spansOf = (day: number) => pickup_hours.find(({ weekday }) => weekday === day)?.spans;
    expect([spansOf(1), spansOf(8)]).toEqual([[], []]);
    expect(spansOf(6)).toEqual([
      { open: "09:00", close: "14:00", last_order: "14:00" },
      { open: "17:00", close: "26:00", last_order: "25:30" },
    ]);
    expect(await at.page()).toContain('value="09:00-14:00 17:00-26:00(25:30)"');
    // Saturday the 21st to Monday the 23rd, a holiday, to Tuesday.
    const days = new Set(
      (await at.one.times(OrderType.takeAway, { days: 14 })).map(({ time }) => time.slice(0, 10)),
    );
    expect([...days].slice(0, 3)).toEqual(["2026-11-21", "2026-11-22", "2026-11-24"]);
    expect(await at.send("hours/2", { ...week, as_weekday: "1" })).toMatchObject({ said: "saved" });
    expect((await at.storeNow()).pickup_hours.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(await at.page()).toMatch(/name="as_weekday" value="1" checked/);
  });

  it.each([
    "11:00",
    "11-20",
    "25:61-26:00",
    "30:00-31:00",
    "11:00-20:00(21:00)",
    "11:00-20:00(10:00)",
    "11:00-15:00 14:00-20:00",
    "11:00-20:00; drop",
  ])("of “%s” are refused", async (day_3) => {
    const { page: shown } = await at.send("hours/3", { ...week, day_3 });
    expect(shown).toMatch(/id="hours-3-day_3-fault">[^<]+/);
    expect((await at.storeNow()).delivery_hours).toHaveLength(8);
  });

  it("are of the three ways of ordering alone", async () => {
    const answer = await at.desk.post("/desk/diner/settings/hours/4", week, { cookie: at.desk.cookie });
    expect(answer.status).toBe(404);
  });
});
