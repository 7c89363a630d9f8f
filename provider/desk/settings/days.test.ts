import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { storeIndex } from "#contract/calls/store.ts";
import { OrderType } from "#contract/enumerations.ts";
import type { SpecialDays } from "#contract/store.ts";
import { addDays } from "#domain/hours/zonedTime.ts";
import { outbox } from "#provider/db/tables/messages.ts";
import { type DeskSettings, deskSettings } from "#provider/testing/deskVisit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { openOffPremises } from "#provider/testing/offPremisesGuest.ts";

const all = { days_for_1: "1", days_for_2: "1", days_for_3: "1" };
const newYear = { days_from: "2026-12-31", days_until: "2027-01-03", days_hours: "", ...all };
const tea = line({ goods_id: "tea", price: 300 });

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
const text = async () =>
  (/<main.*<\/main>/s.exec(await at.page())?.[0] ?? "")
    .replaceAll(/<[^>]+>|\s+/g, " ")
    .replaceAll(/ +/g, " ");

describe("special days", () => {
  it("are added, listed by their first day, and told to open screens", async () => {
    await provider.db.delete(outbox);
    expect(await at.send("days", newYear)).toMatchObject({ said: "saved" });
    const early = { days_from: "２０２６/12/5", days_hours: "11:00～15:00（14:30）", days_for_1: "1" };
    expect(await at.send("days", early)).toMatchObject({ said: "saved" });
    expect(await kept()).toEqual([
      ["2026-12-05 2026-12-05 1", "11:00-15:00(14:30)"],
      ["2026-12-31 2027-01-03 123"],
    ]);
    expect(await text()).toMatch(
      /2026年12月5日\(土\) 11:00-15:00\(14:30\) 店内 .*2026年12月31日\(木\).*休み/,
    );
    const told = await provider.db.select().from(outbox);
    expect(told.map(({ payload }) => payload)).toContainEqual({ store_id: "diner", signal: "menu_changed" });
  });

  it("close the store at once, until they are taken away again", async () => {
    const shown = async () => taken(provider.call(storeIndex, { store_id: "diner", type: 1 }));
    await at.send("days", { days_from: "2026-11-21", ...all });
    expect(await shown()).toMatchObject({ is_open: 0, next_open_at: "2026-11-21T15:00:00.000Z" });
    const days_id = (await at.storeNow()).special_days[0]?.days_id ?? "";
    expect(await at.send(`days/${days_id}/remove`)).toMatchObject({ said: "saved" });
    expect(await at.send(`days/${days_id}/remove`)).toMatchObject({ said: "refused" });
    expect(await shown()).toMatchObject({ is_open: 1 });
  });

  it.each([
    ["days_from", "", "今日から"],
    ["days_from", "2026-11-20", "今日から"],
    ["days_from", "2028-12-31", "今日から"],
    ["days_from", "2027-02-29", "今日から"],
    ["days_from", "soon", "今日から"],
    ["days_until", "2026-12-30", "初日以降"],
    ["days_until", "2028-01-01", "初日以降"],
    ["days_until", "2027-13-01", "初日以降"],
    ["days_hours", "11:00-15:00 14:00-20:00", "例のとおり"],
  ])("with %s of “%s” are refused in words, as they were typed", async (name, value, words) => {
    const { page: shown } = await at.send("days", { ...newYear, [name]: value });
    expect(shown).toMatch(new RegExp(`name="${name}"[^>]*value="${value}"[^>]*aria-invalid="true"`));
    expect(shown).toMatch(new RegExp(`id="days-${name}-fault">${words}`));
    expect(shown).toContain('data-refused="true">保存できませんでした');
    expect(await kept()).toEqual([]);
  });

  it("are for some way of ordering, and two of one way share no day", async () => {
    const { page: nobody } = await at.send("days", { days_from: "2026-12-31" });
    expect(nobody).toContain('id="days-days_for-fault"');
    await at.send("days", { ...newYear, days_for_3: "" });
    const { page: again } = await at.send("days", { days_from: "2027-01-03", days_for_2: "1" });
    expect(again).toMatch(/id="days-days_from-fault">すでに登録されている日/);
    expect(again).toMatch(/name="days_for_2"[^>]*checked/);
    expect(again).not.toMatch(/name="days_for_1"[^>]*checked/);
    expect(await at.send("days", { days_from: "2027-01-03", days_for_3: "1" })).toMatchObject({
      said: "saved",
    });
    expect(await kept()).toHaveLength(2);
  });

  it("warn of what is booked outside of their hours, the night before included in its own", async () => {
    await taken(at.one.collect([tea], { mealTime: "2026-11-23T03:00:00.000Z" }));
    await taken(at.one.collect([tea], { mealTime: "2026-11-23T04:00:00.000Z" }));
    expect(await text()).not.toContain("予約が");
    await at.send("days", { days_from: "2026-11-23", days_hours: "12:30-15:00", ...all });
    expect(await text()).toContain("予約が 1 件");
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
    expect(await text()).toContain("登録された日はありません");
    await at.send("days", newYear);
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
    expect(await at.send("days", newYear)).toMatchObject({ said: "refused" });
    expect(await kept()).toHaveLength(60);
  });
});
