import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  acceptInvitation,
  beginDesk,
  changePassword,
  door,
  endDevice,
  invitation,
  ownDevices,
  signInAsDemo,
  signInAtDesk,
  signOutOfDesk,
} from "#contract/calls/desk/door.ts";
import type { DeskRequest } from "#contract/calls/desk/deskCall.ts";
import { invite, listStaff } from "#contract/calls/desk/staff.ts";
import { secrets } from "#provider/db/tables/members.ts";
import { deskSessions, staff } from "#provider/db/tables/staff.ts";
import { createLog } from "#provider/operations/log.ts";
import { DESK_ORIGIN } from "#provider/testing/deskVisit.ts";
import { type TestProvider, type TestProviderOptions, testProvider } from "#provider/testing/provider.ts";
import {
  begunDesk,
  GOOD_PASSWORD,
  hired,
  staffBrowser,
  type StaffBrowser,
} from "#provider/testing/staffBrowser.ts";
import { firstOwnerToken } from "./doorCalls.ts";

const FORMER = "open the counter";
/** The shop and its guests share one address. */
const WIFI = "203.0.113.9";
const real = { hasDemo: false, deskPassword: FORMER };

let provider: TestProvider;
let owner: StaffBrowser;
const account = { login: "aoi@example.com", password: GOOD_PASSWORD };

async function open(settings: NonNullable<TestProviderOptions["settings"]> = real) {
  provider = await testProvider({ settings });
}
beforeEach(async () => {
  await open();
  ({ owner } = await begunDesk(provider, FORMER));
});
afterEach(() => provider.close());

describe("the first owner", () => {
  it("begins by the link that the start prints, once", async () => {
    await provider.close();
    await open({ ...real, deskPassword: null });
    const token = (await firstOwnerToken(provider.parts)) ?? "";
    expect(await firstOwnerToken(provider.parts)).toBe(token);
    const browser = staffBrowser(provider);
    const seen = (await browser.call(door, {})).data;
    expect(seen).toEqual({ me: null, is_first: true, takes_password: false, is_demo: false, tablet: null });
    const first = { name: "Aoi", ...account };
    expect(await browser.call(beginDesk, { ...first, token: `${token.slice(1)}x` })).toMatchObject({
      fault: "link_ended",
    });
    expect(await browser.call(beginDesk, { ...first, token, password: "aoi@example.com1" })).toMatchObject({
      fault: "password_same",
    });
    expect((await browser.call(beginDesk, { ...first, token })).data).toEqual({});
    const { me, is_first } = (await browser.call(door, {})).data ?? {};
    expect([me?.role, me?.name, is_first]).toEqual(["owner", "Aoi", false]);
    expect(
      await staffBrowser(provider).call(beginDesk, { ...first, token, login: "b@example.com" }),
    ).toMatchObject({ fault: "begun_already" });
    expect(await firstOwnerToken(provider.parts)).toBeNull();
    expect(await provider.db.select().from(secrets).where(eq(secrets.name, "first owner link"))).toEqual([]);
  });

  it("is one of two who begin at once", async () => {
    await provider.close();
    await open();
    const both = await Promise.all(
      ["a@example.com", "b@example.com"].map((login) =>
        staffBrowser(provider).call(beginDesk, {
          name: "First",
          login,
          password: GOOD_PASSWORD,
          former_password: FORMER,
        }),
      ),
    );
    expect(both.map(({ fault }) => fault ?? "begun").toSorted()).toEqual(["begun", "begun_already"]);
    expect(await provider.db.select().from(staff)).toHaveLength(1);
  });

  it("may type the former password of all in place of the link, which opens nothing else", async () => {
    expect(
      await staffBrowser(provider).call(signInAtDesk, { login: "aoi@example.com", password: FORMER }),
    ).toMatchObject({
      fault: "wrong_password",
      status: 200,
    });
    await provider.close();
    await open();
    const begun = { name: "Aoi", ...account };
    expect(
      await staffBrowser(provider).call(beginDesk, { ...begun, former_password: "guess" }),
    ).toMatchObject({ fault: "wrong_password" });
  });

  it("is nobody in a demo, where a tap opens the desk, and a tap opens none without one", async () => {
    expect(await owner.call(signInAsDemo, { role: "owner" })).toMatchObject({ fault: "no_demo" });
    await provider.close();
    await open({ hasDemo: true, deskPassword: FORMER });
    expect(
      await staffBrowser(provider).call(beginDesk, { name: "A", ...account, former_password: FORMER }),
    ).toMatchObject({ fault: "begun_already" });
    const cook = staffBrowser(provider);
    await cook.call(signInAsDemo, { role: "kitchen" });
    expect((await cook.call(door, {})).data?.me?.rights).toEqual(["look", "orders"]);
  });
});

describe("a session of the desk", () => {
  const isOpen = async (browser: StaffBrowser) => (await browser.call(door, {})).data?.me != null;

  it("ends when it is left, wherever its cookie was copied to, and by itself after a long day", async () => {
    const copy = owner.cookie();
    expect(await isOpen(owner)).toBe(true);
    await owner.call(signOutOfDesk, {});
    expect(await isOpen(owner)).toBe(false);
    const stolen = await provider.app.fetch(
      new Request(`${DESK_ORIGIN}/desk/diner`, { headers: { cookie: copy } }),
      { address: WIFI },
    );
    expect(stolen.headers.get("location")).toBe("/desk/login");
    await owner.call(signInAtDesk, account);
    provider.clock.advance(16 * 3_600_000);
    expect(await isOpen(owner)).toBe(false);
  });

  it("is kept by a hash alone", async () => {
    const value = /noren_desk=([^;]+)/.exec(owner.cookie())?.[1] ?? "";
    expect(value.length).toBeGreaterThan(20);
    expect(JSON.stringify(await provider.db.select().from(deskSessions))).not.toContain(value);
  });

  it("ends elsewhere with the password that was changed, and by the list of one's browsers", async () => {
    const phone = staffBrowser(provider, { agent: "Mozilla/5.0 (iPhone) Safari/604" });
    const office = staffBrowser(provider, { agent: "Mozilla/5.0 (Windows) Firefox/140" });
    for (const browser of [phone, office]) await browser.call(signInAtDesk, account);
    const { devices = [] } = (await owner.call(ownDevices, {})).data ?? {};
    expect(devices.map(({ is_open, is_this, label }) => [label, is_open, is_this]).toSorted()).toEqual([
      ["Firefox, Windows", true, false],
      ["Safari, iPad", true, true],
      ["Safari, iPhone", true, false],
    ]);
    const own = devices.find(({ label }) => label === "Safari, iPhone");
    expect((await owner.call(endDevice, { device_id: own?.device_id })).data).toEqual({});
    expect(await Promise.all([owner, phone, office].map(isOpen))).toEqual([true, false, true]);
    expect(await owner.call(endDevice, { device_id: "none" })).toMatchObject({ fault: "gone" });

    const next = "a longer sentence of one's own";
    expect(await owner.call(changePassword, { present: "guess", password: next })).toMatchObject({
      fault: "wrong_password",
    });
    expect(
      await owner.call(changePassword, { present: GOOD_PASSWORD, password: "elevenchars" }),
    ).toMatchObject({ fault: "password_short" });
    expect((await owner.call(changePassword, { present: GOOD_PASSWORD, password: next })).data).toEqual({});
    expect(await Promise.all([owner, office].map(isOpen))).toEqual([true, false]);
    expect(await office.call(signInAtDesk, account)).toMatchObject({ fault: "wrong_password" });
    expect((await office.call(signInAtDesk, { ...account, password: next })).data).toEqual({});
  });

  it("is nobody's for a request from a page elsewhere, and for what is no JSON", async () => {
    const elsewhere = await owner.send("/desk/api/signout", {
      method: "POST",
      headers: { origin: "https://elsewhere.example", "content-type": "application/json" },
      body: "{}",
    });
    expect(elsewhere.status).toBe(403);
    const form = await owner.send("/desk/api/signout", {
      method: "POST",
      body: new URLSearchParams({ a: "1" }),
    });
    expect([form.status, await form.json()]).toEqual([400, { fault: "malformed" }]);
    expect(await isOpen(owner)).toBe(true);
  });
});

describe("guesses at the desk", () => {
  const guess = (browser: StaffBrowser, login = account.login) =>
    browser.call(signInAtDesk, { login, password: "a guess at twelve" });

  it("from the guests' network never hold up the staff, whose browser is known", async () => {
    const tablet = staffBrowser(provider, { address: WIFI });
    await tablet.call(signInAtDesk, account);
    await tablet.call(signOutOfDesk, {});
    const strangers = Array.from({ length: 60 }, () => staffBrowser(provider, { address: WIFI }));
    const answers = [];
    for (const stranger of strangers) answers.push((await guess(stranger)).fault);
    expect(new Set(answers.slice(0, 10))).toEqual(new Set(["wrong_password"]));
    expect(new Set(answers.slice(10))).toEqual(new Set(["held_up"]));
    // One who mistypes among them is still let in.
    expect(await guess(tablet)).toMatchObject({ fault: "wrong_password" });
    expect((await tablet.call(signInAtDesk, account)).data).toEqual({});
    // Whose account nobody guesses at comes in on a new browser of the same network.
    const { link } = (await tablet.call(invite, { name: "Ken", login: "ken", role: "floor", store_ids: [] }))
      .data ?? { link: "" };
    const ken = staffBrowser(provider, { address: WIFI });
    await ken.call(acceptInvitation, {
      token: new URL(link).hash.slice(1),
      password: "ken's own long password",
    });
    const other = staffBrowser(provider, { address: WIFI });
    expect(
      (await other.call(signInAtDesk, { login: "KEN ", password: "ken's own long password" })).data,
    ).toEqual({});
    // And the account's own holder on a new one after the pause.
    const fresh = staffBrowser(provider, { address: WIFI });
    const held = await fresh.call(signInAtDesk, account);
    expect([held.status, held.fault, held.seconds]).toEqual([429, "held_up", 30]);
    provider.clock.advance(30_000);
    expect((await fresh.call(signInAtDesk, account)).data).toEqual({});
  });

  it("are told alike of an account that there is and one that there is not", async () => {
    const [one, other] = [staffBrowser(provider), staffBrowser(provider)];
    for (let index = 0; index < 11; index += 1) {
      const answers = [await guess(one), await guess(other, "nobody@example.com")];
      expect(answers[0]).toEqual(answers[1]);
    }
  });

  it("are told to the log with where they came from, and nothing that was typed", async () => {
    await provider.close();
    const lines: string[] = [];
    provider = await testProvider({ settings: real, log: createLog("info", (line) => lines.push(line)) });
    await begunDesk(provider, FORMER);
    const stranger = staffBrowser(provider, { address: WIFI });
    for (let index = 0; index < 11; index += 1) await guess(stranger);
    const said = lines.join("\n");
    expect(said).toContain('"event":"desk refused","address":"203.0.113.9"');
    expect(said).toContain('"event":"desk held up","address":"203.0.113.9"');
    expect(said).not.toMatch(/guess at twelve|aoi@/);
  });
});

describe("an invitation's link", () => {
  const ken: DeskRequest<typeof invite> = {
    name: "Ken",
    login: "ken@example.com",
    role: "floor",
    store_ids: [],
  };
  const tokenOf = (link = "") => new URL(link).hash.slice(1);

  it("sets a password once, within seven days, and the next link ends it", async () => {
    const { data } = await owner.call(invite, ken);
    const token = tokenOf(data?.link);
    const browser = staffBrowser(provider);
    expect((await browser.call(invitation, { token })).data).toMatchObject({ name: "Ken", role: "floor" });
    expect(await browser.call(acceptInvitation, { token, password: "password1234" })).toMatchObject({
      fault: "password_common",
    });
    const password = "ken's own long password";
    expect((await browser.call(acceptInvitation, { token, password })).data).toEqual({});
    expect(await staffBrowser(provider).call(acceptInvitation, { token, password })).toMatchObject({
      fault: "link_ended",
    });
    expect(await owner.call(invite, ken)).toMatchObject({ fault: "login_taken" });

    const late = tokenOf((await owner.call(invite, { ...ken, login: "late" })).data?.link);
    provider.clock.advance(7 * 86_400_000);
    expect(await staffBrowser(provider).call(invitation, { token: late })).toMatchObject({
      fault: "link_ended",
    });
  });

  it("is kept by a hash alone", async () => {
    const token = tokenOf((await owner.call(invite, ken)).data?.link);
    const { staffInvitations } = await import("#provider/db/tables/staff.ts");
    expect(JSON.stringify(await provider.db.select().from(staffInvitations))).not.toContain(token);
  });

  it("lets nobody in who was let go", async () => {
    const browser = await hired(provider, owner, { ...ken, role: "owner", store_ids: null });
    expect((await browser.call(listStaff, {})).status).toBe(200);
  });
});
