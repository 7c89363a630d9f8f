import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "#contract/calls/desk/audit.ts";
import { door, signInAtDesk } from "#contract/calls/desk/door.ts";
import { markGoods } from "#contract/calls/desk/goods.ts";
import { changeStaff, listStaff, removePinOf, removeStaff } from "#contract/calls/desk/staff.ts";
import {
  endTablet,
  listTablets,
  offerPairing,
  pairTablet,
  PIN_IDLE_SECONDS,
  removePin,
  renameTablet,
  setPin,
  stayAtTablet,
} from "#contract/calls/desk/tablets.ts";
import { counterUses } from "#contract/calls/desk/uses.ts";
import { deskTablets, tabletCodes } from "#provider/db/tables/staff.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { type Planted } from "#provider/testing/guest.ts";
import {
  dinerStaff,
  GOOD_PASSWORD,
  hired,
  KEN,
  pairedTablet,
  passwordOf,
  signedInByPin,
  staffBrowser,
  type StaffBrowser,
} from "#provider/testing/staffBrowser.ts";

const PIN = "4826";
const present = passwordOf("ken");

let provider: Planted;
let owner: StaffBrowser;
let waiter: StaffBrowser;
beforeEach(async () => {
  ({ provider, owner, waiter } = await dinerStaff());
});
afterEach(() => provider.close());

const offered = async (browser = owner, store_id = "diner") =>
  (await browser.call(offerPairing, { store_id })).data?.code ?? "";
const idOf = async (login: string) =>
  (await owner.call(listStaff, {})).data?.staff.find((one) => one.login === login)?.staff_id ?? "";
const me = async (browser: StaffBrowser) => (await browser.call(door, {})).data?.me ?? null;

/** A tablet of the diner, where the waiter has come in by a PIN. */
async function opened(): Promise<StaffBrowser> {
  await waiter.call(setPin, { present, pin: PIN });
  const tablet = await pairedTablet(provider, owner, "diner");
  await signedInByPin(tablet, "Ken", PIN);
  return tablet;
}

describe("pairing a tablet", () => {
  it("takes a code of eight, once, however it is written, and the tablet is the store's for good", async () => {
    const code = await offered();
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    const tablet = staffBrowser(provider);
    const typed = `${code.slice(0, 4).toLowerCase()} - ${code.slice(4)}`.replaceAll("0", "O");
    expect((await tablet.call(pairTablet, { code: typed, name: "Counter" })).data).toEqual({});
    const seen = (await tablet.call(door, {})).data;
    expect(seen).toMatchObject({ me: null, tablet: { name: "Counter", store: { store_id: "diner" } } });
    expect(await staffBrowser(provider).call(pairTablet, { code, name: "Other" })).toMatchObject({
      fault: "wrong_pairing",
    });
    provider.clock.advance(399 * 86_400_000);
    expect((await tablet.call(door, {})).data?.tablet?.name).toBe("Counter");
  });

  it("ends with its ten minutes, and with the next code of the store", async () => {
    const first = await offered();
    const second = await offered();
    const tablet = staffBrowser(provider);
    expect(await tablet.call(pairTablet, { code: first, name: "A" })).toMatchObject({
      fault: "wrong_pairing",
    });
    provider.clock.advance(10 * 60_000);
    expect(await tablet.call(pairTablet, { code: second, name: "A" })).toMatchObject({
      fault: "wrong_pairing",
    });
  });

  it("is for owners, and for managers at their stores", async () => {
    const manager = await hired(provider, owner, { ...KEN, login: "boss", role: "manager" });
    expect(await offered(manager)).not.toBe("");
    expect(await manager.call(offerPairing, { store_id: "cover" })).toMatchObject({ fault: "forbidden" });
    expect(await waiter.call(offerPairing, { store_id: "diner" })).toMatchObject({ fault: "forbidden" });
    const other = await pairedTablet(provider, owner, "cover");
    const [tablet] = (await owner.call(listTablets, {})).data?.tablets ?? [];
    expect(tablet).toMatchObject({ store_id: "cover", store_name: "Store cover" });
    expect((await manager.call(listTablets, {})).data).toEqual({ tablets: [] });
    const tablet_id = tablet?.tablet_id ?? "";
    expect(await manager.call(endTablet, { tablet_id })).toMatchObject({ fault: "gone" });
    expect((await other.call(door, {})).data?.tablet).not.toBeNull();
  });

  it("by a code of somebody who has lost the store meanwhile does nothing", async () => {
    const manager = await hired(provider, owner, { ...KEN, login: "boss", role: "manager" });
    const code = await offered(manager);
    const staff_id = await idOf("boss");
    await owner.call(changeStaff, { ...KEN, staff_id, login: "boss", role: "manager", store_ids: ["cover"] });
    expect(await staffBrowser(provider).call(pairTablet, { code, name: "A" })).toMatchObject({
      fault: "wrong_pairing",
    });
  });

  it("is not held up by strangers who guess, however many and near", async () => {
    const code = await offered();
    for (let index = 0; index < 40; index += 1) {
      const near = `${code.slice(0, 5)}${String(index).padStart(3, "0")}`;
      if (near === code) continue;
      expect((await staffBrowser(provider).call(pairTablet, { code: near, name: "A" })).fault).toBe(
        "wrong_pairing",
      );
    }
    expect((await staffBrowser(provider).call(pairTablet, { code, name: "A" })).data).toEqual({});
  });

  it("keeps hashes alone of the code and of what the cookie holds, and takes no cookie that was made up", async () => {
    const code = await offered();
    const tablet = staffBrowser(provider);
    const { headers } = await tablet.send(pairTablet.path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ code, name: "Counter" }),
    });
    const set = headers.getSetCookie().find((one) => one.startsWith("noren_desk_tablet="));
    expect(set).toMatch(/Max-Age=34560000; Path=\/desk; HttpOnly; SameSite=Strict/);
    const rows = JSON.stringify([
      await provider.db.select().from(tabletCodes),
      await provider.db.select().from(deskTablets),
    ]);
    expect(rows).not.toContain(code);
    const value = /noren_desk_tablet=([^.;]+)\./.exec(tablet.cookie())?.[1] ?? "";
    expect(value).not.toBe("");
    expect(rows).not.toContain(value);
    const forged = staffBrowser(provider);
    const answer = await forged.send(door.path, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: `noren_desk_tablet=${value}.AAAAAAAAAAAAAA` },
      body: "{}",
    });
    expect(await answer.json()).toMatchObject({ data: { tablet: null } });
  });

  it("anew moves a tablet to another store, and what was open there ends", async () => {
    const tablet = await opened();
    const code = await offered(owner, "cover");
    await tablet.call(pairTablet, { code, name: "Upstairs" });
    const seen = (await tablet.call(door, {})).data;
    expect([seen?.me, seen?.tablet?.store.store_id]).toEqual([null, "cover"]);
    expect((await owner.call(listTablets, {})).data?.tablets).toMatchObject([{ name: "Upstairs" }]);
  });
});

describe("what a PIN opened ends", () => {
  const isOver = async (tablet: StaffBrowser) => {
    expect(await me(tablet)).toBeNull();
    expect((await tablet.call(counterUses, { store_id: "diner" })).fault).toBe("not_signed_in");
  };

  it("with the tablet, whoever is there, by a password too", async () => {
    const tablet = await opened();
    const byPassword = await pairedTablet(provider, owner, "diner");
    await byPassword.call(signInAtDesk, { login: "ken", password: present });
    expect(await me(byPassword)).toMatchObject({ name: "Ken", tablet: null });
    for (const { tablet_id } of (await owner.call(listTablets, {})).data?.tablets ?? [])
      expect((await owner.call(endTablet, { tablet_id })).data).toEqual({});
    await isOver(tablet);
    await isOver(byPassword);
    expect((await tablet.call(door, {})).data?.tablet).toBeNull();
    expect((await owner.call(listTablets, {})).data?.tablets).toEqual([]);
  });

  it("with the store", async () => {
    const [diner] = await provider.db.select().from(stores).where(eq(stores.id, "diner"));
    if (diner === undefined) throw new Error("There is no diner");
    await provider.db.insert(stores).values({ ...diner, id: "closing" });
    await owner.call(setPin, { present: GOOD_PASSWORD, pin: PIN });
    const tablet = await pairedTablet(provider, owner, "closing");
    await signedInByPin(tablet, "Aoi", PIN);
    await provider.db.delete(stores).where(eq(stores.id, "closing"));
    await isOver(tablet);
    expect((await tablet.call(door, {})).data?.tablet).toBeNull();
  });

  it("with the PIN: removed by its holder, by an owner, or changed", async () => {
    const tablet = await opened();
    await waiter.call(removePin, {});
    await isOver(tablet);
    expect((await tablet.call(door, {})).data?.tablet?.people).toEqual([]);

    await waiter.call(setPin, { present, pin: PIN });
    await signedInByPin(tablet, "Ken", PIN);
    await owner.call(removePinOf, { staff_id: await idOf("ken") });
    await isOver(tablet);

    await waiter.call(setPin, { present, pin: PIN });
    await signedInByPin(tablet, "Ken", PIN);
    await waiter.call(setPin, { present, pin: "7391" });
    await isOver(tablet);
    // Their own browser stays signed in.
    expect((await me(waiter))?.has_pin).toBe(true);
  });

  it("with the store that one works at, for good, and with the account", async () => {
    const tablet = await opened();
    const staff_id = await idOf("ken");
    await owner.call(changeStaff, { ...KEN, staff_id, store_ids: ["cover"] });
    await isOver(tablet);
    await owner.call(changeStaff, { ...KEN, staff_id });
    await isOver(tablet);
    await signedInByPin(tablet, "Ken", PIN);
    // Another store more takes nothing away.
    await owner.call(changeStaff, { ...KEN, staff_id, store_ids: ["diner", "cover"] });
    expect((await me(tablet))?.name).toBe("Ken");
    await owner.call(removeStaff, { staff_id });
    await isOver(tablet);
    expect((await tablet.call(door, {})).data?.tablet?.people).toEqual([]);
  });

  it("some minutes after the last touch, and not before", async () => {
    const tablet = await opened();
    for (let minutes = 0; minutes < 30; minutes += 4) {
      provider.clock.advance(4 * 60_000);
      expect((await tablet.call(stayAtTablet, {})).data).toEqual({});
    }
    provider.clock.advance(4 * 60_000);
    expect((await tablet.call(stayAtTablet, {})).data).toEqual({});
    // What is only read is no touch.
    expect((await tablet.call(counterUses, { store_id: "diner" })).status).toBe(200);
    provider.clock.advance((PIN_IDLE_SECONDS - 1) * 1_000);
    expect((await me(tablet))?.name).toBe("Ken");
    provider.clock.advance(61_000);
    await isOver(tablet);
    expect((await tablet.call(stayAtTablet, {})).fault).toBe("not_signed_in");
  });

  it("after a working day, however often it is touched", async () => {
    const tablet = await opened();
    for (let minutes = 0; minutes < 16 * 60 - 5; minutes += 5) {
      provider.clock.advance(5 * 60_000);
      await tablet.call(stayAtTablet, {});
    }
    expect((await me(tablet))?.name).toBe("Ken");
    provider.clock.advance(5 * 60_000);
    await isOver(tablet);
  });
});

describe("the log of tablets", () => {
  it("says who paired, renamed and ended one, who set and removed a PIN, and never which", async () => {
    const tablet = await opened();
    const [found] = (await owner.call(listTablets, {})).data?.tablets ?? [];
    const tablet_id = found?.tablet_id ?? "";
    await owner.call(renameTablet, { tablet_id, name: "Kitchen" });
    await tablet.call(markGoods, { store_id: "diner", goods_id: "tea", mark: "until_sold" });
    await owner.call(removePinOf, { staff_id: await idOf("ken") });
    await owner.call(endTablet, { tablet_id });
    await waiter.call(setPin, { present, pin: "7391" });
    await waiter.call(removePin, {});
    const { items } = (await owner.call(auditLog, {})).data ?? { items: [] };
    const told = items.map(({ device, did, who }) => [did, who?.name, device]);
    const own = "Safari, iPad";
    expect(told.slice(0, 10)).toEqual([
      ["desk.pin_off", "Ken", own],
      ["desk.pin_on", "Ken", own],
      ["tablet.end", "Aoi", own],
      ["staff.pin_off", "Aoi", own],
      ["stock.mark", "Ken", `Kitchen · ${own}`],
      ["tablet.rename", "Aoi", own],
      ["desk.signin", "Ken", `Counter · ${own}`],
      ["tablet.pair", "Aoi", own],
      ["tablet.code", "Aoi", own],
      ["desk.pin_on", "Ken", own],
    ]);
    expect(items.find(({ did }) => did === "tablet.rename")).toMatchObject({
      before: { name: "Counter" },
      after: { name: "Kitchen" },
      store: { store_id: "diner" },
    });
    expect(JSON.stringify(items)).not.toMatch(/4826|7391/);
  });
});
