import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as Code from "#contract/codes.ts";
import { OrderType } from "#contract/enumerations.ts";
import { outbox } from "#provider/db/tables/messages.ts";
import { type DeskSettings, deskSettings } from "#provider/testing/deskVisit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { openOffPremises } from "#provider/testing/offPremisesGuest.ts";

const tea = line({ goods_id: "tea", price: 300 });
const ONE = "2026-11-21T04:00:00.000Z";
const times = {
  slot_minutes: "30",
  serving_minutes: "12",
  pickup_minutes: "10",
  delivery_minutes: "60",
  pickup_capacity: "2",
  delivery_capacity: "",
};
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

describe("times and numbers", () => {
  it("are those that customers can book from then on, and open screens are told", async () => {
    await provider.db.delete(outbox);
    expect(await at.send("times", times)).toMatchObject({ said: "saved" });
    expect(await at.storeNow()).toMatchObject({
      slot_minutes: 30,
      serving_minutes: 12,
      pickup_minutes: 10,
      delivery_minutes: 60,
      pickup_capacity: 2,
      delivery_capacity: -1,
    });
    expect((await at.one.times(OrderType.takeAway))[0]).toMatchObject({
      time: "2026-11-21T03:30:00.000Z",
      left: 2,
    });
    const told = await provider.db.select().from(outbox);
    expect(told.map(({ payload }) => payload)).toContainEqual({ store_id: "diner", signal: "menu_changed" });
    expect(await at.page()).toMatch(/name="delivery_capacity"[^>]*value=""/);
  });

  it.each([
    ["slot_minutes", "4"],
    ["slot_minutes", "15.5"],
    ["slot_minutes", ""],
    ["pickup_minutes", "-1"],
    ["delivery_minutes", "10081"],
    ["serving_minutes", "0"],
    ["pickup_capacity", "many"],
    ["delivery_capacity", "10000"],
  ])("with %s of “%s” are refused in words, as they were typed", async (name, value) => {
    const { page: shown } = await at.send("times", { ...times, [name]: value });
    expect(shown).toMatch(new RegExp(`name="${name}"[^>]*value="${value}"[^>]*aria-invalid="true"`));
    expect(shown).toMatch(new RegExp(`id="times-${name}-fault">[^<]*整数`));
    expect(shown).toContain('data-refused="true">保存できませんでした');
    expect((await at.storeNow()).slot_minutes).toBe(15);
  });

  it("that say nothing of the tables leave it unsaid", async () => {
    expect(await at.send("times", { ...times, serving_minutes: "" })).toMatchObject({ said: "saved" });
    expect((await at.storeNow()).serving_minutes).toBeNull();
  });
});

describe("a pause", () => {
  it("stops orders for so many minutes, is said on the board, and is ended at once", async () => {
    expect(await at.send("pause", { minutes: "30" })).toMatchObject({ said: "saved" });
    expect((await at.storeNow()).paused_until).toEqual(new Date(NOON.getTime() + 30 * 60_000));
    expect((await at.one.collect([tea], { mealTime: "2026-11-21T03:30:00.000Z" })).code).toBe(
      Code.storePaused,
    );
    const pausedUntil = async () => (await at.desk.look()).store.paused_until;
    expect(await pausedUntil()).toBe("2026-11-21T03:30:00.000Z");
    expect(await at.page()).toContain("再開： 12:30");
    expect(await at.send("resume")).toMatchObject({ said: "saved" });
    await taken(at.one.collect([tea], { mealTime: "2026-11-21T03:30:00.000Z" }));
    expect(await pausedUntil()).toBeNull();
  });

  it("lasts until a time on the store's clock", async () => {
    expect(await at.send("pause", { until: "2026-11-24T11:00" })).toMatchObject({ said: "saved" });
    expect((await at.storeNow()).paused_until).toEqual(new Date("2026-11-24T02:00:00Z"));
    expect((await at.one.times(OrderType.takeAway, { days: 14 }))[0]?.time).toBe("2026-11-24T02:30:00.000Z");
  });

  it.each([
    { until: "2026-11-21T12:00" },
    { until: "2020-01-01T00:00" },
    { until: "2028-01-01T00:00" },
    { until: "2026-02-30T00:00" },
    { until: "2026-13-01T00:00" },
    { until: "soon" },
    { minutes: "99999" },
    {},
  ])("of %j is refused", async (fields) => {
    expect((await at.send("pause", fields)).page).toContain('id="pause-until-fault"');
    expect((await at.storeNow()).paused_until).toBeNull();
  });
});

describe("what is booked", () => {
  it("is shown by its times, how full each is, of any day", async () => {
    await openOffPremises(provider, { pickup_capacity: 2 });
    await taken(at.one.collect([tea], { mealTime: ONE }));
    await taken(at.one.collect([tea], { mealTime: ONE }));
    const text = async (query = "") => (await at.page(query)).replaceAll(/\s+/g, " ");
    expect(await text()).toMatch(/data-full="true"[^>]*> <time[^>]*>13:00<\/time> <b>2\/2<\/b> <mark>満/);
    expect(await text()).toMatch(/data-full="false"[^>]*> <time[^>]*>13:15<\/time> <b>0\/2<\/b>/);
    expect(await text("?day=2026-11-22")).not.toContain("2/2");
    expect(await text("?day=2026-99-99")).toContain("2/2");
    expect(await text("?day=<b>")).toContain("2026年11月21日");
  });

  it("stays to be seen when the hours no longer hold it", async () => {
    await openOffPremises(provider, { pickup_hours: [], pickup_capacity: -1 });
    expect(await at.page()).toMatch(/13:00<\/time>\s*<b>2<\/b>/);
  });
});

it("leaves other stores alone, and opens to nobody without the password, nor to other pages' forms", async () => {
  expect((await at.desk.get("/desk/nowhere/settings", { cookie: at.desk.cookie })).status).toBe(404);
  for (const name of ["pause", "zones", "times"]) {
    const path = `/desk/diner/settings/${name}`;
    expect((await at.desk.post(path, { minutes: "15" })).headers.get("location")).toBe("/desk/login");
    const evil = { cookie: at.desk.cookie, origin: "https://evil.example" };
    expect((await at.desk.post(path, { minutes: "15" }, evil)).status).toBe(403);
    const lost = await at.desk.post(
      `/desk/nowhere/settings/${name}`,
      { minutes: "15" },
      { cookie: at.desk.cookie },
    );
    expect(lost.status).toBe(404);
  }
  expect((await at.storeNow()).paused_until).toBeNull();
  const reloaded = await at.desk.get("/desk/diner/settings/zones", { cookie: at.desk.cookie });
  expect(reloaded.headers.get("location")).toBe("/desk/diner/settings");
});
