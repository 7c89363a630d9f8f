import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addDays as add, removeDays } from "#contract/calls/desk/settings.ts";
import type { DeskRequest } from "#contract/calls/desk/deskCall.ts";
import { storeIndex } from "#contract/calls/store.ts";
import { OrderType } from "#contract/enumerations.ts";
import type { SpecialDays } from "#contract/store.ts";
import { spansIn } from "#domain/hours/typedHours.ts";
import { addDays } from "#domain/hours/zonedTime.ts";
import { outbox } from "#provider/db/tables/messages.ts";
import { type DeskSettings, deskSettings } from "#provider/testing/deskVisit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { openOffPremises } from "#provider/testing/offPremisesGuest.ts";

type Days = Omit<DeskRequest<typeof add>, "store_id">;
const ALL = [OrderType.dineIn, OrderType.takeAway, OrderType.delivery];
const tea = line({ goods_id: "tea", price: 300 });
let made = 0;
const days = (from: string, changes: Partial<Days> = {}): Days => {
  made += 1;
  return { days_id: `days-${made}`, from, until: from, spans: [], order_types: ALL, ...changes };
};
const newYear = (changes: Partial<Days> = {}) => days("2026-12-31", { until: "2027-01-03", ...changes });

let provider: Planted;
let at: DeskSettings;
beforeAll(async () => {
  provider = await planted();
  at = await deskSettings(provider);
});
beforeEach(async () => {
  provider.clock.set(NOON);
  await openOffPremises(provider, { special_days: [] });
});
afterAll(() => provider.close());

const kept = async () =>
  (await at.storeNow()).special_days.map(({ from, until, order_types, spans }) => [
    `${from} ${until} ${order_types.join("")}`,
    ...spans.map(({ open, close, last_order }) => `${open}-${close}(${last_order})`),
  ]);
const listed = async () => (await at.read()).special_days;

describe("special days", () => {
  it("are added, listed by their first day, and told to open screens", async () => {
    await provider.db.delete(outbox);
    expect(await at.send(add, newYear())).toEqual({ wrong: null });
    const spans = spansIn("11:00～15:00（14:30）") ?? [];
    const early = days("2026-12-05", { spans, order_types: [OrderType.dineIn] });
    expect(await at.send(add, early)).toEqual({ wrong: null });
    expect(await kept()).toEqual([
      ["2026-12-05 2026-12-05 1", "11:00-15:00(14:30)"],
      ["2026-12-31 2027-01-03 123"],
    ]);
    expect(await listed()).toMatchObject([
      { from: "2026-12-05", spans },
      { from: "2026-12-31", spans: [] },
    ]);
    const told = await provider.db.select().from(outbox);
    expect(told.map(({ payload }) => payload)).toContainEqual({ store_id: "diner", signal: "menu_changed" });
  });

  it("that are sent again, after an answer that was lost, are added once", async () => {
    const once = newYear();
    for (const _ of [1, 2]) expect(await at.send(add, once)).toEqual({ wrong: null });
    expect(await kept()).toHaveLength(1);
  });

  it("close the store at once, until they are taken away again", async () => {
    const shown = async () => taken(provider.call(storeIndex, { store_id: "diner", type: 1 }));
    await at.send(add, days("2026-11-21"));
    expect(await shown()).toMatchObject({ is_open: 0, next_open_at: "2026-11-21T15:00:00.000Z" });
    const days_id = (await at.storeNow()).special_days[0]?.days_id ?? "";
    expect(await at.send(removeDays, { days_id })).toEqual({});
    expect(await at.send(removeDays, { days_id })).toBe("gone");
    expect(await shown()).toMatchObject({ is_open: 1 });
  });

  it.each([
    [{ from: "2026-11-20" }, "days_from"],
    [{ from: "2028-12-31", until: "2028-12-31" }, "days_from"],
    [{ until: "2026-12-30" }, "days_until"],
    [{ until: "2028-01-01" }, "days_until"],
  ])("with %j are refused by their field", async (changes, wrong) => {
    expect(await at.send(add, newYear(changes))).toEqual({ wrong });
    expect(await kept()).toEqual([]);
  });

  it.each([
    { from: "" },
    { from: "2027-02-29" },
    { from: "soon" },
    { until: "2027-13-01" },
    { spans: [{ open: "11:00", close: "15:00", last_order: "16:00" }] },
  ])("with %j are none", async (changes) => {
    expect(await at.send(add, newYear(changes))).toBe("malformed");
    expect(await kept()).toEqual([]);
  });

  it("are for some way of ordering, and two of one way share no day", async () => {
    expect(await at.send(add, newYear({ order_types: [] }))).toBe("malformed");
    await at.send(add, newYear({ order_types: [OrderType.dineIn, OrderType.takeAway] }));
    const again = days("2027-01-03", { order_types: [OrderType.takeAway] });
    expect(await at.send(add, again)).toEqual({ wrong: "days_listed" });
    const other = days("2027-01-03", { order_types: [OrderType.delivery] });
    expect(await at.send(add, other)).toEqual({ wrong: null });
    expect(await kept()).toHaveLength(2);
  });

  it("warn of what is booked outside of their hours, the night before included in its own", async () => {
    await taken(at.one.collect([tea], { mealTime: "2026-11-23T03:00:00.000Z" }));
    await taken(at.one.collect([tea], { mealTime: "2026-11-23T04:00:00.000Z" }));
    expect(await listed()).toEqual([]);
    await at.send(add, days("2026-11-23", { spans: spansIn("12:30-15:00") ?? [] }));
    expect(await listed()).toMatchObject([{ displaced: 1 }]);
  });

  it("that are over are not shown, and stay as long as a night of theirs can run", async () => {
    const past = (days_id: string, until: string): SpecialDays => ({
      days_id,
      from: "2026-11-01",
      until,
      spans: [],
      order_types: [OrderType.dineIn],
    });
    const special_days = [past("over", "2026-11-18"), past("night", "2026-11-20")];
    await openOffPremises(provider, { special_days });
    expect(await listed()).toEqual([]);
    await at.send(add, newYear());
    expect((await kept()).map(([first]) => first)).toEqual([
      "2026-11-01 2026-11-20 1",
      "2026-12-31 2027-01-03 123",
    ]);
  });

  it("are sixty at most", async () => {
    const special_days = Array.from({ length: 60 }, (_, index): SpecialDays => {
      const day = addDays("2027-02-01", index);
      return { days_id: `d${index}`, from: day, until: day, order_types: [OrderType.dineIn], spans: [] };
    });
    await openOffPremises(provider, { special_days });
    expect(await at.send(add, newYear())).toEqual({ wrong: "days_most" });
    expect(await kept()).toHaveLength(60);
  });
});
