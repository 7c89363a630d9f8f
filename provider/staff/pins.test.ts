import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { actOnOrders, board } from "#contract/calls/desk/board.ts";
import { bookedTimes } from "#contract/calls/desk/settings.ts";
import { auditLog } from "#contract/calls/desk/audit.ts";
import {
  changePassword,
  door,
  endDevice,
  offerCode,
  ownDevices,
  signInAsDemo,
  signInAtDesk,
  signOutOfDesk,
} from "#contract/calls/desk/door.ts";
import { listStaff } from "#contract/calls/desk/staff.ts";
import { counterUses } from "#contract/calls/desk/uses.ts";
import { listTablets, offerPairing, removePin, setPin, signInByPin } from "#contract/calls/desk/tablets.ts";
import { staff } from "#provider/db/tables/staff.ts";
import { deskVisit } from "#provider/testing/deskVisit.ts";
import { guest, line, planted, type Planted, taken } from "#provider/testing/guest.ts";
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

let provider: Planted;
let owner: StaffBrowser;
let waiter: StaffBrowser;
let tablet: StaffBrowser;
beforeEach(async () => {
  ({ provider, owner, waiter } = await dinerStaff());
  await waiter.call(setPin, { present: passwordOf("ken"), pin: PIN });
  tablet = await pairedTablet(provider, owner, "diner");
});
afterEach(() => provider.close());

const people = async (browser = tablet) => (await browser.call(door, {})).data?.tablet?.people ?? [];
const idOf = async (name: string) => (await people()).find((one) => one.name === name)?.staff_id ?? "";
const tryPin = async (name: string, pin: string, browser = tablet) =>
  browser.call(signInByPin, { staff_id: await idOf(name), pin });

describe("a PIN", () => {
  it("is set by its holder who says the password, and none that anybody would try first", async () => {
    expect(await waiter.call(setPin, { present: "guess", pin: "7391" })).toMatchObject({
      fault: "wrong_password",
    });
    for (const pin of ["0000", "1234", "4321", "1212"])
      expect(await waiter.call(setPin, { present: passwordOf("ken"), pin })).toMatchObject({
        fault: "pin_common",
      });
    expect(await waiter.call(setPin, { present: passwordOf("ken"), pin: "739" })).toMatchObject({
      fault: "malformed",
      fields: ["pin"],
    });
    expect((await waiter.call(setPin, { present: passwordOf("ken"), pin: "７３９１" })).data).toEqual({});
    await signedInByPin(tablet, "Ken", "7391");
  });

  it("is kept by a slow hash under the server's key, two of the same unlike", async () => {
    const other = await hired(provider, owner, { ...KEN, login: "yui", name: "Yui" });
    await other.call(setPin, { present: passwordOf("yui"), pin: PIN });
    const hashes = (await provider.db.select({ pin_hash: staff.pin_hash }).from(staff)).flatMap(
      ({ pin_hash }) => pin_hash ?? [],
    );
    expect(hashes).toHaveLength(2);
    expect(new Set(hashes).size).toBe(2);
    for (const hash of hashes) {
      expect(hash).toMatch(/^\$argon2id\$/);
      const { isPasswordOf } = await import("#provider/members/signIn/password.ts");
      expect(await isPasswordOf(PIN, hash)).toBe(false);
    }
  });

  it("lets in at a paired tablet of one's own stores, and nowhere else", async () => {
    const staff_id = await idOf("Ken");
    expect((await people()).map(({ name, demo_pin }) => [name, demo_pin])).toEqual([["Ken", null]]);
    expect(await staffBrowser(provider).call(signInByPin, { staff_id, pin: PIN })).toMatchObject({
      fault: "no_tablet",
    });
    const elsewhere = await pairedTablet(provider, owner, "cover");
    expect(await people(elsewhere)).toEqual([]);
    expect(await elsewhere.call(signInByPin, { staff_id, pin: PIN })).toMatchObject({ fault: "gone" });
    expect((await staffBrowser(provider).call(door, {})).data?.tablet).toBeNull();
    expect((await tryPin("Ken", PIN)).data).toEqual({});
  });
});

describe("a session that a PIN opened", () => {
  it("has floor and kitchen rights alone at its store, an owner's too", async () => {
    await owner.call(setPin, { present: GOOD_PASSWORD, pin: "5083" });
    await signedInByPin(tablet, "Aoi", "5083");
    const me = (await tablet.call(door, {})).data?.me;
    expect(me).toMatchObject({
      role: "owner",
      rights: ["look", "orders", "till"],
      stores: [{ store_id: "diner" }],
      tablet: { name: "Counter", store: { store_id: "diner" } },
    });
    expect((await tablet.call(board, { store_id: "diner" })).status).toBe(200);
    expect(await tablet.call(board, { store_id: "cover" })).toMatchObject({ fault: "forbidden" });
    for (const forbidden of [
      await tablet.call(listStaff, {}),
      await tablet.call(auditLog, {}),
      await tablet.call(listTablets, {}),
      await tablet.call(offerPairing, { store_id: "diner" }),
      await tablet.call(bookedTimes, { store_id: "diner" }),
      await tablet.call(actOnOrders, { store_id: "diner", order_nos: ["1"], action: "refund" }),
    ])
      expect(forbidden).toMatchObject({ status: 403, fault: "forbidden" });
    expect((await tablet.call(counterUses, { store_id: "diner" })).status).toBe(200);
    for (const call of [counterUses, board])
      expect(await tablet.call(call, { store_id: "cover" })).toMatchObject({ fault: "forbidden" });
    expect((await tablet.send("/desk/api/log.csv")).status).toBe(403);
  });

  it("changes nothing of one's account, and shows nothing of it", async () => {
    await signedInByPin(tablet, "Ken", PIN);
    for (const forbidden of [
      await tablet.call(setPin, { present: passwordOf("ken"), pin: "7391" }),
      await tablet.call(removePin, {}),
      await tablet.call(changePassword, { present: passwordOf("ken"), password: "another long sentence" }),
      await tablet.call(offerCode, { present: passwordOf("ken") }),
      await tablet.call(ownDevices, {}),
      await tablet.call(endDevice, {}),
    ])
      expect(forbidden).toMatchObject({ status: 403, fault: "forbidden" });
    expect((await waiter.call(ownDevices, {})).data?.devices).toHaveLength(1);
  });

  it("asks no owner for one-time codes, for it opens nothing of an owner's", async () => {
    await owner.call(setPin, { present: GOOD_PASSWORD, pin: "5083" });
    Object.assign(provider.parts.settings, { deskOwnerCodes: true });
    expect(await owner.call(board, { store_id: "diner" })).toMatchObject({ fault: "forbidden" });
    await signedInByPin(tablet, "Aoi", "5083");
    expect((await tablet.call(door, {})).data?.me?.needs_code).toBe(false);
    expect((await tablet.call(board, { store_id: "diner" })).status).toBe(200);
  });

  it("says who did what: two switch, and each action is its own's", async () => {
    const cook = await hired(provider, owner, { ...KEN, login: "yui", name: "Yui", role: "kitchen" });
    await cook.call(setPin, { present: passwordOf("yui"), pin: "7391" });
    const one = await guest(provider);
    const { order_no } = await taken(one.order([line({ goods_id: "tea", price: 300 })]));
    const press = (action: "accept" | "complete" | "pay_cash") =>
      tablet.call(actOnOrders, { store_id: "diner", order_nos: [order_no], action });
    await signedInByPin(tablet, "Ken", PIN);
    await press("accept");
    await tablet.call(signOutOfDesk, {});
    expect((await tablet.call(door, {})).data).toMatchObject({ me: null, tablet: { name: "Counter" } });
    await signedInByPin(tablet, "Yui", "7391");
    await press("complete");
    expect(await press("pay_cash")).toMatchObject({ fault: "forbidden" });
    const { items } = (await owner.call(auditLog, { subject: order_no })).data ?? { items: [] };
    expect(items.map(({ after, device, who }) => [after?.["button"], who?.name, who?.role, device])).toEqual([
      ["complete", "Yui", "kitchen", "Counter · Safari, iPad"],
      ["accept", "Ken", "floor", "Counter · Safari, iPad"],
    ]);
  });

  it("takes the place of the one before it, which ends", async () => {
    await signedInByPin(tablet, "Ken", PIN);
    const copy = tablet.cookie();
    await owner.call(setPin, { present: GOOD_PASSWORD, pin: "5083" });
    await signedInByPin(tablet, "Aoi", "5083");
    const before = await deskVisit(provider).call("board", { store_id: "diner" }, { cookie: copy });
    expect([before.status, await before.json()]).toEqual([401, { fault: "not_signed_in" }]);
  });
});

it("a tablet's names say how many orders wait, and tell it to no other browser", async () => {
  const one = await guest(provider);
  await taken(one.order([line({ goods_id: "tea", price: 300 })]));
  expect((await tablet.call(door, {})).data?.tablet?.waiting).toBe(1);
  expect((await staffBrowser(provider).call(door, {})).data?.tablet).toBeNull();
});

describe("guesses at a PIN", () => {
  it("make that account wait at that tablet alone, longer each time, and a password still opens it", async () => {
    const other = await hired(provider, owner, { ...KEN, login: "yui", name: "Yui" });
    await other.call(setPin, { present: passwordOf("yui"), pin: "7391" });
    const second = await pairedTablet(provider, owner, "diner");
    for (let index = 0; index < 5; index += 1)
      expect((await tryPin("Ken", `901${index}`)).fault).toBe("wrong_pin");
    expect(await tryPin("Ken", PIN)).toMatchObject({ status: 429, fault: "held_up", seconds: 60 });
    // Others at this tablet, this one at another, and the password.
    await signedInByPin(tablet, "Yui", "7391");
    await signedInByPin(second, "Ken", PIN);
    await tablet.call(signOutOfDesk, {});
    expect((await tablet.call(signInAtDesk, { login: "ken", password: passwordOf("ken") })).data).toEqual({});
    await tablet.call(signOutOfDesk, {});

    provider.clock.advance(60_000);
    expect((await tryPin("Ken", "9019")).fault).toBe("wrong_pin");
    const held = await tryPin("Ken", PIN);
    expect(held.fault).toBe("held_up");
    expect(held.seconds).toBeGreaterThan(100);
    provider.clock.advance(120_000);
    await signedInByPin(tablet, "Ken", PIN);
    // Once it was right, they are forgotten.
    for (let index = 0; index < 4; index += 1) await tryPin("Ken", `901${index}`);
    await signedInByPin(tablet, "Ken", PIN);
  });

  it("find none in a day: about thirty can be made at a tablet", async () => {
    let made = 0;
    const end = provider.parts.clock().getTime() + 86_400_000;
    while (provider.parts.clock().getTime() < end) {
      const { fault, seconds } = await tryPin("Ken", "9016");
      if (fault === "wrong_pin") made += 1;
      else provider.clock.advance((seconds ?? 1) * 1_000);
    }
    expect(made).toBeLessThan(40);
  });

  it("of strangers at a password hold up nobody at a paired tablet", async () => {
    const password = passwordOf("ken");
    for (let index = 0; index < 30; index += 1)
      await staffBrowser(provider).call(signInAtDesk, { login: "ken", password: "a guess at twelve" });
    expect(await staffBrowser(provider).call(signInAtDesk, { login: "ken", password })).toMatchObject({
      fault: "held_up",
    });
    expect((await tablet.call(signInAtDesk, { login: "ken", password })).data).toEqual({});
    await tablet.call(signOutOfDesk, {});
    await signedInByPin(tablet, "Ken", PIN);
  });

  it("of a password at a tablet are counted, whatever browser it says it is", async () => {
    const answers = [];
    for (let index = 0; index < 12; index += 1) {
      const cookie = /noren_desk_tablet=[^;]+/.exec(tablet.cookie())?.[0] ?? "";
      const answer = await staffBrowser(provider).send(signInAtDesk.path, {
        method: "POST",
        headers: { "content-type": "application/json", cookie },
        body: JSON.stringify({ login: "ken", password: "a guess at twelve" }),
      });
      answers.push(answer.status);
    }
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  });
});

describe("a demo's PINs", () => {
  it("are told at its tablets, and let in as its staff with a PIN's rights", async () => {
    await provider.close();
    provider = await planted({ settings: { hasDemo: true } });
    owner = staffBrowser(provider);
    await owner.call(signInAsDemo, { role: "owner" });
    tablet = await pairedTablet(provider, owner, "diner");
    const told = await people();
    expect(told.map(({ role }) => role)).toEqual(["floor", "kitchen", "manager", "owner"]);
    for (const { demo_pin, name, role } of told) {
      expect((await tryPin(name, "0198")).fault).toBe("wrong_pin");
      await signedInByPin(tablet, name, demo_pin ?? "");
      const me = (await tablet.call(door, {})).data?.me;
      expect([me?.role, me?.rights.includes("store")]).toEqual([role, false]);
    }
    await owner.call(signOutOfDesk, {});
  });

  it("are nobody's without a demo", async () => {
    expect(await people()).toHaveLength(1);
    for (const role of ["floor", "owner"])
      expect(await tablet.call(signInByPin, { staff_id: `demo-${role}`, pin: PIN })).toMatchObject({
        fault: "gone",
      });
    expect(JSON.stringify(await provider.db.select().from(staff))).not.toContain("demo-");
  });
});
