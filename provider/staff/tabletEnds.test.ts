import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { door, signInAtDesk } from "#contract/calls/desk/door.ts";
import { changeStaff, listStaff, removePinOf, removeStaff } from "#contract/calls/desk/staff.ts";
import {
  endTablet,
  listTablets,
  PIN_IDLE_SECONDS,
  removePin,
  setPin,
  stayAtTablet,
} from "#contract/calls/desk/tablets.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { planted, type Planted } from "#provider/testing/guest.ts";
import {
  begunDesk,
  GOOD_PASSWORD,
  hired,
  pairedTablet,
  signedInByPin,
  type StaffBrowser,
} from "#provider/testing/staffBrowser.ts";

const FORMER = "open the counter";
const PIN = "4826";
const ken = { name: "Ken", login: "ken", role: "floor" as const, store_ids: ["diner"] };
const present = `${GOOD_PASSWORD} of ken`;

let provider: Planted;
let owner: StaffBrowser;
let waiter: StaffBrowser;
beforeEach(async () => {
  provider = await planted({ settings: { hasDemo: false, deskPassword: FORMER } });
  ({ owner } = await begunDesk(provider, FORMER));
  waiter = await hired(provider, owner, ken);
});
afterEach(() => provider.close());

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

describe("what a PIN opened ends", () => {
  const isOver = async (tablet: StaffBrowser) => {
    expect(await me(tablet)).toBeNull();
    expect((await tablet.send("/desk/diner")).headers.get("location")).toBe("/desk/login");
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
    await owner.call(changeStaff, { ...ken, staff_id, store_ids: ["cover"] });
    await isOver(tablet);
    await owner.call(changeStaff, { ...ken, staff_id });
    await isOver(tablet);
    await signedInByPin(tablet, "Ken", PIN);
    // Another store more takes nothing away.
    await owner.call(changeStaff, { ...ken, staff_id, store_ids: ["diner", "cover"] });
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
    // A page that is opened is a touch; one that only follows the board is none.
    expect((await tablet.send("/desk/diner/goods")).status).toBe(200);
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
