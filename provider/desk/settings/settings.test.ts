import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "#contract/calls/desk/audit.ts";
import {
  bookedTimes,
  pauseOrders,
  resumeOrders,
  saveRules,
  saveTimes,
  saveWaits,
  settings,
} from "#contract/calls/desk/settings.ts";
import { mealTime, storeIndex } from "#contract/calls/store.ts";
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
  slot_minutes: 30,
  serving_minutes: 12,
  pickup_minutes: 10,
  delivery_minutes: 60,
  pickup_capacity: 2,
  delivery_capacity: -1,
};
const plain = { reason: null, words: "" };
let provider: Planted;
let at: DeskSettings;
beforeAll(async () => {
  provider = await planted();
  at = await deskSettings(provider);
});
beforeEach(async () => {
  provider.clock.set(NOON);
  await openOffPremises(provider, { pause_reason: null, pause_words: "" });
});
afterAll(() => provider.close());

describe("times and numbers", () => {
  it("are those that customers can book from then on, and open screens are told", async () => {
    await provider.db.delete(outbox);
    expect(await at.save(saveTimes, "times", { times })).toEqual({});
    expect(await at.storeNow()).toMatchObject(times);
    expect((await at.one.times(OrderType.takeAway))[0]).toMatchObject({
      time: "2026-11-21T03:30:00.000Z",
      left: 2,
    });
    const told = await provider.db.select().from(outbox);
    expect(told.map(({ payload }) => payload)).toContainEqual({ store_id: "diner", signal: "menu_changed" });
    expect(await at.read()).toMatchObject({ times });
  });

  it.each([
    ["slot_minutes", 4],
    ["slot_minutes", 15.5],
    ["pickup_minutes", -1],
    ["delivery_minutes", 10_081],
    ["serving_minutes", 0],
    ["delivery_capacity", 10_000],
  ])("with %s of %d are refused by their field", async (name, value) => {
    const { stamps } = await at.read();
    const asked = { store_id: "diner", stamp: stamps.times, times: { ...times, [name]: value } };
    const answer = await at.desk.call("settings/times", asked, { cookie: at.desk.cookie });
    expect(await answer.json()).toEqual({ fault: "malformed", fields: [`times.${name}`] });
    expect((await at.storeNow()).slot_minutes).toBe(15);
  });

  it("that say nothing of the tables leave it unsaid", async () => {
    expect(await at.save(saveTimes, "times", { times: { ...times, serving_minutes: null } })).toEqual({});
    expect((await at.storeNow()).serving_minutes).toBeNull();
  });

  it("that a colleague has changed meanwhile stay as the colleague saved them; sent twice they are saved once", async () => {
    const { stamps } = await at.read();
    const first = { stamp: stamps.times, times };
    expect(await at.send(saveTimes, first)).toEqual({});
    const logged = async () => (await at.desk.given(auditLog, { did: "store.settings" })).items.length;
    const before = await logged();
    expect(await at.send(saveTimes, first)).toEqual({});
    expect(await logged()).toBe(before);
    expect(await at.send(saveTimes, { ...first, times: { ...times, slot_minutes: 60 } })).toBe("changed");
    expect((await at.storeNow()).slot_minutes).toBe(30);
    // Other parts are none of theirs.
    const { rules } = await at.read();
    expect(await at.send(saveRules, { stamp: stamps.rules, rules: { ...rules, line_pieces: 9 } })).toEqual(
      {},
    );
  });
});

it("the colors of the board follow the store's minutes, in its rush others", async () => {
  const rush = {
    spans: [{ open: "11:30", close: "13:30", last_order: "13:30" }],
    slow_minutes: 25,
    late_minutes: 45,
  };
  const before = (await at.read()).rules;
  const waits = { slow_minutes: 8, late_minutes: 16, rush };
  expect(await at.save(saveWaits, "waits", { waits })).toEqual({});
  expect((await at.desk.look()).store).toMatchObject({ slow_minutes: 25, late_minutes: 45 });
  provider.clock.set(new Date("2026-11-21T05:00:00Z"));
  expect((await at.desk.look()).store).toMatchObject({ slow_minutes: 8, late_minutes: 16 });
  expect(await at.read()).toMatchObject({ waits, rules: before });
  const overlapping = {
    ...rush,
    spans: [...rush.spans, { open: "13:00", close: "14:00", last_order: "14:00" }],
  };
  expect(await at.save(saveWaits, "waits", { waits: { ...waits, rush: overlapping } })).toBe("malformed");
  expect(await at.save(saveWaits, "waits", { waits: { ...waits, rush: null } })).toEqual({});
  provider.clock.set(NOON);
  expect((await at.desk.look()).store).toMatchObject({ slow_minutes: 8, late_minutes: 16 });
});

describe("a pause", () => {
  it("stops orders for so many minutes, is said on the board, and is ended at once", async () => {
    expect(await at.send(pauseOrders, { ...plain, until: 30 })).toEqual({ wrong: null });
    expect((await at.storeNow()).paused_until).toEqual(new Date(NOON.getTime() + 30 * 60_000));
    expect((await at.one.collect([tea], { mealTime: "2026-11-21T03:30:00.000Z" })).code).toBe(
      Code.storePaused,
    );
    const pausedUntil = async () => (await at.desk.look()).store.paused_until;
    expect(await pausedUntil()).toBe("2026-11-21T03:30:00.000Z");
    expect(await at.read()).toMatchObject({
      pause: { reason: null, words: "", until: "2026-11-21T03:30:00.000Z" },
    });
    expect(await at.send(resumeOrders, {})).toEqual({});
    await taken(at.one.collect([tea], { mealTime: "2026-11-21T03:30:00.000Z" }));
    expect(await pausedUntil()).toBeNull();
  });

  it("lasts until a time on the store's clock", async () => {
    expect(await at.send(pauseOrders, { ...plain, until: "2026-11-24T11:00" })).toEqual({ wrong: null });
    expect((await at.storeNow()).paused_until).toEqual(new Date("2026-11-24T02:00:00Z"));
    expect((await at.one.times(OrderType.takeAway, { days: 14 }))[0]?.time).toBe("2026-11-24T02:30:00.000Z");
  });

  it.each([
    "2026-11-21T12:00",
    "2020-01-01T00:00",
    "2028-01-01T00:00",
    "2026-02-30T00:00",
    "2026-13-01T00:00",
    "2026-11-21T24:00",
  ])("until %s is refused", async (until) => {
    expect(await at.send(pauseOrders, { ...plain, until })).toEqual({ wrong: "until" });
    expect((await at.storeNow()).paused_until).toBeNull();
  });

  it("for no time, or for minutes that no button says, is refused", async () => {
    for (const until of ["soon", "", 99_999])
      expect(await at.send(pauseOrders, { ...plain, until: until as 15 })).toBe("malformed");
    expect((await at.storeNow()).paused_until).toBeNull();
  });

  it("says its reason and end to guests, in their language, wherever it is said", async () => {
    const ask = async () => taken(provider.call(storeIndex, { store_id: "diner", type: 1 }));
    expect((await ask()).pause).toBeNull();
    expect(await at.send(pauseOrders, { reason: "kitchen", words: "left out", until: 30 })).toEqual({
      wrong: null,
    });
    const pause = { reason: "kitchen", words: "", until: "2026-11-21T03:30:00.000Z" };
    expect(await ask()).toMatchObject({ is_open: 0, next_open_at: pause.until, pause });
    const when = { store_id: "diner", order_type: OrderType.takeAway };
    expect((await taken(provider.call(mealTime, when))).pause).toEqual(pause);
    expect((await at.desk.look()).store.pause_reason).toBe("kitchen");
    const refused = await at.one.order([tea], { people: 1 });
    expect(refused).toMatchObject({
      code: Code.storePaused,
      message:
        "厨房の設備に不具合があり、ご注文を承れません。12:30に受付を再開いたします。ご迷惑をおかけします。",
      data: { next_open_time: pause.until, reason: "kitchen", time: "12:30" },
    });
    provider.clock.set(new Date("2026-11-21T03:31:00Z"));
    expect((await ask()).pause).toBeNull();
  });

  it("says the store's own words, which are no more than it was given and not in the log", async () => {
    expect(await at.send(pauseOrders, { reason: "other", words: " ", until: 30 })).toEqual({
      wrong: "words",
    });
    const words = "本日は貸切のため";
    expect(await at.send(pauseOrders, { reason: "other", words, until: 120 })).toEqual({ wrong: null });
    const { data, message } = await at.one.order([tea], { people: 1 });
    expect(message).toBe(`${words} 14:00に受付を再開いたします。ご迷惑をおかけします。`);
    expect(data).toMatchObject({ reason: "other", words });
    expect(await at.send(pauseOrders, { reason: "other", words: "x".repeat(101), until: 30 })).toBe(
      "malformed",
    );
    const { items } = await at.desk.given(auditLog, { did: "store.settings" });
    expect(items[0]).toMatchObject({
      subject: "diner",
      before: { paused_until: null, pause_reason: null },
      after: { pause_reason: "other", button: "pause" },
    });
    expect(JSON.stringify(items)).not.toContain(words);
  });
});

describe("what is booked", () => {
  const slotsOf = async (day?: string) => {
    const { ways } = await at.desk.given(bookedTimes, { store_id: "diner", ...(day && { day }) });
    return ways.find(({ order_type }) => order_type === OrderType.takeAway)?.slots ?? [];
  };

  it("is shown by its times, how full each is, of any day", async () => {
    await openOffPremises(provider, { pickup_capacity: 2 });
    await taken(at.one.collect([tea], { mealTime: ONE }));
    await taken(at.one.collect([tea], { mealTime: ONE }));
    expect(await slotsOf()).toContainEqual({ time: ONE, taken: 2, capacity: 2 });
    expect(await slotsOf()).toContainEqual({ time: "2026-11-21T04:15:00.000Z", taken: 0, capacity: 2 });
    expect((await slotsOf("2026-11-22")).every((slot) => slot.taken === 0)).toBe(true);
    for (const day of ["2026-99-99", "<b>"]) expect(await at.send(bookedTimes, { day })).toBe("malformed");
  });

  it("stays to be seen when the hours no longer hold it", async () => {
    await openOffPremises(provider, { pickup_hours: [], pickup_capacity: -1 });
    expect(await slotsOf()).toContainEqual({ time: ONE, taken: 2, capacity: -1 });
  });
});

it("leaves other stores alone, and opens to nobody without the password, nor to other pages' forms", async () => {
  const { call, cookie, get } = at.desk;
  expect(await at.desk.send(settings, { store_id: "nowhere" })).toBe("forbidden");
  const asked = { store_id: "diner", ...plain, until: 15 };
  const fault = async (answer: Response) => ((await answer.json()) as { fault: string }).fault;
  expect(await fault(await call("settings/pause", asked))).toBe("not_signed_in");
  const evil = { cookie, origin: "https://evil.example" };
  expect((await call("settings/pause", asked, evil)).status).toBe(403);
  expect(await fault(await call("settings/pause", { ...asked, store_id: "nowhere" }, { cookie }))).toBe(
    "forbidden",
  );
  expect((await at.storeNow()).paused_until).toBeNull();
  // Where the page and its forms were, one is led to the screen.
  for (const path of [
    "/desk/diner/settings",
    "/desk/diner/settings/zones",
    "/desk/diner/settings/days/1/remove",
  ])
    expect((await get(path, { cookie })).headers.get("location")).toBe("/desk/settings/diner");
});
