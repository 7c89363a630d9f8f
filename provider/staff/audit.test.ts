import { pauseOrders } from "#contract/calls/desk/settings.ts";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { auditLog as call } from "#contract/calls/desk/audit.ts";
import { actOnOrders } from "#contract/calls/desk/board.ts";
import type { DeskRequest } from "#contract/calls/desk/deskCall.ts";
import { markGoods } from "#contract/calls/desk/goods.ts";
import { signInAtDesk } from "#contract/calls/desk/door.ts";
import { changeStaff, listStaff } from "#contract/calls/desk/staff.ts";
import { counterUses, decideUse } from "#contract/calls/desk/uses.ts";
import { auditLog } from "#provider/db/tables/staff.ts";
import { guest, line, planted, type Planted, taken } from "#provider/testing/guest.ts";
import { begunDesk, hired, type StaffBrowser } from "#provider/testing/staffBrowser.ts";

const FORMER = "open the counter";
let provider: Planted;
let owner: StaffBrowser;
beforeEach(async () => {
  provider = await planted({ settings: { hasDemo: false, deskPassword: FORMER } });
  ({ owner } = await begunDesk(provider, FORMER));
});
afterEach(() => provider.close());

const read = async (filter: DeskRequest<typeof call> = {}, browser = owner) =>
  (await browser.call(call, filter)).data ?? { items: [], next_cursor: null, people: [] };
const sellOut = () => owner.call(markGoods, { store_id: "diner", goods_id: "tea", mark: "until_sold" });

describe("the audit log", () => {
  it("holds who did what, when and from where, as it was and as it became", async () => {
    await sellOut();
    const [entry] = (await read()).items;
    expect(entry).toMatchObject({
      time: "2026-11-21T03:00:00.000Z",
      who: { name: "Aoi", role: "owner" },
      address: "192.0.2.1",
      device: "Safari, iPad",
      store: { store_id: "diner" },
      did: "stock.mark",
      subject: "tea",
    });
    expect([entry?.before, entry?.after]).toEqual([{ is_sold_out: false }, { is_sold_out: true }]);
  });

  it("follows an order's money by its number, and names nobody but the staff", async () => {
    const one = await guest(provider);
    const { order_no } = await taken(
      one.order([line({ goods_id: "tea", price: 300 })], { remark: "call 090-1234-5678" }),
    );
    for (const action of ["accept", "complete", "pay_cash"] as const)
      await owner.call(actOnOrders, { store_id: "diner", order_nos: [order_no], action });
    const { items } = await read({ subject: order_no });
    expect(items.map(({ after }) => after?.["button"])).toEqual(["pay_cash", "complete", "accept"]);
    expect(items[2]).toMatchObject({
      did: "order.act",
      before: { order_status: 0 },
      after: { order_status: 1 },
    });
    expect(JSON.stringify(await provider.db.select().from(auditLog))).not.toContain("090-1234-5678");
  });

  it("holds a button that was refused with what the desk then said, and what was only read not at all", async () => {
    const before = (await read()).items.length;
    await owner.call(decideUse, { store_id: "diner", use_id: "none", is_confirmed: true });
    await owner.call(counterUses, { store_id: "diner" });
    const { items } = await read();
    expect(items.length).toBe(before + 1);
    expect(items[0]).toMatchObject({
      did: "use.confirm",
      subject: "none",
      after: { button: "confirm", said: "unknown" },
    });
  });

  it("writes changes of accounts by what changed, names by that they did", async () => {
    await hired(provider, owner, { name: "Ken", login: "ken", role: "floor", store_ids: ["diner"] });
    const { staff = [] } = (await owner.call(listStaff, {})).data ?? {};
    const staff_id = staff.find(({ login }) => login === "ken")?.staff_id ?? "";
    await owner.call(changeStaff, {
      staff_id,
      name: "Kenji",
      login: "ken",
      role: "manager",
      store_ids: ["diner"],
    });
    const [entry] = (await read({ did: "staff.change" })).items;
    expect(entry).toMatchObject({ before: { role: "floor" }, after: { role: "manager", name: "*" } });
    expect((await read({ staff_id })).items.map(({ did }) => did)).toEqual(["staff.join"]);
    // Names are read where they are kept, and go with them.
    expect(JSON.stringify(await provider.db.select().from(auditLog))).not.toMatch(/ken|aoi/i);
  });

  it("is read by managers and accounts for their own stores, and by nobody who cooks or serves", async () => {
    await sellOut();
    await owner.call(pauseOrders, { store_id: "cover", reason: null, words: "", until: 15 });
    const own = { name: "M", store_ids: ["diner"] };
    const manager = await hired(provider, owner, { ...own, login: "boss", role: "manager" });
    const { items, people } = await read({}, manager);
    expect(new Set(items.map(({ store }) => store?.store_id))).toEqual(new Set(["diner"]));
    expect(people.map(({ name }) => name)).toEqual(["Aoi", "M"]);
    const waiter = await hired(provider, owner, { ...own, login: "waiter", role: "floor" });
    expect(await waiter.call(call, {})).toMatchObject({ fault: "forbidden" });
    expect((await waiter.send("/desk/api/log.csv")).status).toBe(403);
  });

  it("is read page by page, by day, store and kind", async () => {
    for (let index = 0; index < 25; index += 1)
      await owner.call(markGoods, {
        store_id: "diner",
        goods_id: "tea",
        mark: index % 2 === 0 ? "until_sold" : "sold",
      });
    const first = await read({ did: "stock.mark" });
    const second = await read({ did: "stock.mark", cursor: first.next_cursor ?? "" });
    expect([first.items.length, second.items.length, second.next_cursor]).toEqual([20, 5, null]);
    expect(new Set([...first.items, ...second.items].map(({ entry_id }) => entry_id)).size).toBe(25);
    expect((await read({ from: "2026-11-22" })).items).toEqual([]);
    expect((await read({ from: "2026-11-21", to: "2026-11-21", store_id: "diner" })).items).toHaveLength(20);
    expect(await owner.call(call, { cursor: "forged" })).toMatchObject({ fault: "cursor" });
  });

  it("is a file that a spreadsheet opens, and that holds no formula", async () => {
    await hired(provider, owner, {
      name: "=cmd|' /C calc'!A0",
      login: "formula",
      role: "floor",
      store_ids: [],
    });
    const file = await owner.send("/desk/api/log.csv?did=staff.join&from=");
    expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const lines = (await file.text()).replace("\uFEFF", "").split("\r\n");
    expect(lines[0]).toBe("id,time,who,role,address,device,store,did,subject,before,after");
    expect(lines[1]).toContain("'=cmd|");
    expect(lines).toHaveLength(3);
    expect((await owner.send("/desk/api/log.csv?did=nothing")).status).toBe(400);
  });

  it("is added to, and never changed, shortened or emptied", async () => {
    for (const statement of [
      sql`update audit_log set did = 'x'`,
      sql`delete from audit_log`,
      sql`truncate audit_log`,
    ])
      await expect(provider.db.execute(statement)).rejects.toThrow(/Failed query/);
    expect((await read()).items.length).toBeGreaterThan(0);
  });

  it("keeps nothing of what was undone", async () => {
    const before = (await read()).items.length;
    await owner.call(changeStaff, { staff_id: "none", name: "A", login: "aa", role: "floor", store_ids: [] });
    await owner.call(signInAtDesk, { login: "aoi@example.com", password: "wrong wrong wrong" });
    expect((await read()).items.length).toBe(before);
  });
});
