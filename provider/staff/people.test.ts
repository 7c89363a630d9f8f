import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { DeskCall, DeskRequest } from "#contract/calls/desk/deskCall.ts";
import { bookedTimes, moveZone, resumeOrders, settings } from "#contract/calls/desk/settings.ts";
import { door, signInAtDesk } from "#contract/calls/desk/door.ts";
import { listGifts } from "#contract/calls/desk/gifts.ts";
import { listGoods, markGoods } from "#contract/calls/desk/goods.ts";
import { listMails } from "#contract/calls/desk/messages.ts";
import {
  changeStaff,
  endSessions,
  invite,
  inviteAgain,
  listStaff,
  removeStaff,
} from "#contract/calls/desk/staff.ts";
import { listStores } from "#contract/calls/desk/stores.ts";
import { counterUses, reverseUse } from "#contract/calls/desk/uses.ts";
import { mails } from "#provider/db/tables/receipts.ts";
import { staff } from "#provider/db/tables/staff.ts";
import { planted, type Planted } from "#provider/testing/guest.ts";
import {
  begunDesk,
  GOOD_PASSWORD,
  hired,
  staffBrowser,
  type StaffBrowser,
} from "#provider/testing/staffBrowser.ts";

const FORMER = "open the counter";
let provider: Planted;
let owner: StaffBrowser;
beforeEach(async () => {
  provider = await planted({ settings: { hasDemo: false, deskPassword: FORMER } });
  ({ owner } = await begunDesk(provider, FORMER));
});
afterEach(() => provider.close());

const person = (changes: Partial<DeskRequest<typeof invite>> = {}): DeskRequest<typeof invite> => ({
  name: "Ken",
  login: "ken",
  role: "floor",
  store_ids: ["diner"],
  ...changes,
});
const list = async () => (await owner.call(listStaff, {})).data?.staff ?? [];
const idOf = async (login: string) => (await list()).find((one) => one.login === login)?.staff_id ?? "";

describe("what a role opens", () => {
  it("is one's own stores, and what is of one's role", async () => {
    const ken = await hired(provider, owner, person());
    const status = async <C extends DeskCall>(call: C, request: DeskRequest<C>) =>
      (await ken.call(call, request)).status;
    expect(await status(counterUses, { store_id: "diner" })).toBe(200);
    expect(await status(counterUses, { store_id: "cover" })).toBe(403);
    expect(await status(listGoods, { store_id: "cover" })).toBe(403);
    expect(await status(listMails, { store_id: "diner" })).toBe(403);
    expect(await status(listGifts, { store_id: "diner" })).toBe(403);
    expect(await ken.call(listStaff, {})).toMatchObject({ status: 403, fault: "forbidden" });
    // A pause is of the till; all else that a store has set is its manager's.
    expect(await ken.call(settings, { store_id: "diner" })).toMatchObject({ status: 200 });
    expect(await ken.call(bookedTimes, { store_id: "diner" })).toMatchObject({ status: 403 });
    expect(await ken.call(settings, { store_id: "cover" })).toMatchObject({ fault: "forbidden" });
    expect((await ken.call(door, {})).data?.me?.stores.map(({ store_id }) => store_id)).toEqual(["diner"]);
  });

  it("is chosen from one's own stores alone, and the operator's pages are offered to owners", async () => {
    const ken = await hired(provider, owner, person({ store_ids: ["diner", "cover"] }));
    const offered = async (browser: StaffBrowser) => ({
      stores: (await browser.call(listStores, {})).data?.items.map(({ store_id }) => store_id),
      rights: (await browser.call(door, {})).data?.me?.rights,
    });
    expect((await offered(ken)).stores).toEqual(["cover", "diner"]);
    expect((await offered(ken)).rights).not.toContain("operator");
    expect((await offered(owner)).stores).toContain("other");
    expect((await offered(owner)).rights).toContain("operator");
  });

  it("holds for every button: a kitchen takes no cash, a floor gives none back, and accounts only look", async () => {
    const by = {
      kitchen: await hired(provider, owner, person({ login: "cook", role: "kitchen" })),
      floor: await hired(provider, owner, person({ login: "waiter", role: "floor" })),
      manager: await hired(provider, owner, person({ login: "boss", role: "manager" })),
      accounts: await hired(provider, owner, person({ login: "books", role: "accounts" })),
    };
    const marked = async (browser: StaffBrowser) =>
      (await browser.call(markGoods, { store_id: "diner", goods_id: "tea", mark: "until_sold" })).status;
    expect(await Promise.all(Object.values(by).map(marked))).toEqual([200, 200, 200, 403]);
    const called = async (ask: (browser: StaffBrowser) => Promise<{ status: number }>) =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(by).map(async ([role, browser]) => [role, (await ask(browser)).status]),
        ),
      );
    const reversed = { store_id: "diner", use_id: "none" };
    expect(await called((browser) => browser.call(reverseUse, reversed))).toEqual({
      kitchen: 403,
      floor: 403,
      manager: 200,
      accounts: 403,
    });
    expect(await called((browser) => browser.call(resumeOrders, { store_id: "diner" }))).toEqual({
      kitchen: 403,
      floor: 200,
      manager: 200,
      accounts: 403,
    });
    expect(
      await called((browser) => browser.call(moveZone, { store_id: "diner", zone_id: "none", move: "up" })),
    ).toEqual({
      kitchen: 403,
      floor: 403,
      manager: 200,
      accounts: 403,
    });
  });

  it("changes at once with the account, without a new sign-in", async () => {
    const ken = await hired(provider, owner, person());
    const staff_id = await idOf("ken");
    await owner.call(changeStaff, { staff_id, ...person({ role: "manager", store_ids: ["cover"] }) });
    expect(await ken.call(counterUses, { store_id: "diner" })).toMatchObject({ status: 403 });
    expect(await ken.call(bookedTimes, { store_id: "cover" })).toMatchObject({ status: 200 });
  });
});

describe("accounts of the staff", () => {
  it("are made, changed and closed by an owner, and a closed one's login is free again", async () => {
    // In the order in which they were made.
    provider.clock.advance(1_000);
    const ken = await hired(provider, owner, person());
    expect(await list()).toMatchObject([
      { role: "owner", store_ids: null },
      { login: "ken", store_ids: ["diner"], has_password: true, invited_until: null },
    ]);
    const staff_id = await idOf("ken");
    expect(
      await owner.call(changeStaff, { staff_id, ...person({ login: "aoi@example.com" }) }),
    ).toMatchObject({ fault: "login_taken" });
    expect(await owner.call(changeStaff, { staff_id, ...person({ store_ids: ["none"] }) })).toMatchObject({
      fault: "gone",
    });
    expect((await owner.call(removeStaff, { staff_id })).data).toEqual({});
    expect((await ken.call(door, {})).data?.me).toBeNull();
    expect(
      await staffBrowser(provider).call(signInAtDesk, { login: "ken", password: `${GOOD_PASSWORD} of ken` }),
    ).toMatchObject({ fault: "wrong_password" });
    expect((await owner.call(invite, person())).data?.is_mailed).toBe(false);
    expect(await owner.call(removeStaff, { staff_id })).toMatchObject({ fault: "gone" });
  });

  it("always have an owner among them who can sign in", async () => {
    const me = await idOf("aoi@example.com");
    const own = person({ name: "Aoi", login: "aoi@example.com", role: "manager" });
    expect(await owner.call(removeStaff, { staff_id: me })).toMatchObject({ fault: "oneself" });
    expect(await owner.call(changeStaff, { staff_id: me, ...own })).toMatchObject({ fault: "last_owner" });
    // Who was invited and has not come cannot take over.
    await owner.call(invite, person({ login: "other", role: "owner", store_ids: null }));
    expect(await owner.call(changeStaff, { staff_id: me, ...own })).toMatchObject({ fault: "last_owner" });
    await hired(provider, owner, person({ login: "third", role: "owner", store_ids: null }));
    expect((await owner.call(changeStaff, { staff_id: me, ...own })).data).toEqual({});
  });

  it("are signed out everywhere by an owner, and their browsers are known no more", async () => {
    const ken = await hired(provider, owner, person());
    expect((await owner.call(endSessions, { staff_id: await idOf("ken") })).data).toEqual({});
    expect((await ken.call(door, {})).data?.me).toBeNull();
  });

  it("come by a new link where one was lost, and the one before it ends", async () => {
    const first = (await owner.call(invite, person())).data?.link;
    const second = (await owner.call(inviteAgain, { staff_id: await idOf("ken") })).data?.link;
    expect(second).not.toBe(first);
    expect((await list()).find(({ login }) => login === "ken")?.invited_until).toBe(
      "2026-11-28T03:00:00.000Z",
    );
  });

  it("are invited by mail where the login is an address and mails are sent, unreadable at rest", async () => {
    await provider.close();
    const smtp = { host: "mail.test", port: 587, isSecure: false, login: null, from: "noren@example.com" };
    provider = await planted({ settings: { hasDemo: false, deskPassword: FORMER, smtp } });
    ({ owner } = await begunDesk(provider, FORMER));
    const { data } = await owner.call(invite, person({ login: "ken@example.com" }));
    expect(data?.is_mailed).toBe(true);
    const [mail] = await provider.db.select().from(mails);
    expect(mail?.recipient).toBe("ken@example.com");
    expect(mail?.text).not.toContain(new URL(data?.link ?? "").hash.slice(1));
    expect((await owner.call(invite, person())).data?.is_mailed).toBe(false);
  });

  it("keep no password that can be read", async () => {
    await hired(provider, owner, person());
    const rows = JSON.stringify(await provider.db.select().from(staff));
    expect(rows).not.toContain(GOOD_PASSWORD);
    expect(rows).toContain("$argon2id$");
  });
});
