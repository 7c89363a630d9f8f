import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ending, endStore, reopenStore } from "#contract/calls/desk/ending.ts";
import { openStore } from "#contract/calls/desk/opening.ts";
import { deskStore, listStores } from "#contract/calls/desk/stores.ts";
import { refillCreateOrder } from "#contract/calls/refillCard.ts";
import { mealTime, storeIndex } from "#contract/calls/store.ts";
import { storeList } from "#contract/calls/storeLists.ts";
import * as Code from "#contract/codes.ts";
import { OrderType } from "#contract/enumerations.ts";
import type { User } from "#contract/member.ts";
import { coupons } from "#provider/db/tables/coupons.ts";
import { menuSchedules } from "#provider/db/tables/menus.ts";
import { auditLog } from "#provider/db/tables/staff.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { storeFindings } from "#provider/operations/doctor/checks/stores.ts";
import { walletTopUp } from "#provider/refill/ledger/spend.ts";
import { type BoardDesk, boardDesk } from "#provider/testing/deskVisit.ts";
import { NOON, words } from "#provider/testing/fixture.ts";
import { quickMembers } from "#provider/testing/members.ts";
import { type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";

const DAY = 86_400_000;
const tea = line({ goods_id: "tea", price: 300 });
const diner = { store_id: "diner" };

let provider: Planted;
let desk: BoardDesk;
let one: Guest;
let member: User;
beforeAll(async () => {
  provider = await planted();
  desk = await boardDesk(provider);
  one = await guest(provider);
  member = (await quickMembers(provider, 1))[0] ?? one.session;
});
afterAll(() => provider.close());

const end = (name = "Store diner") => desk.given(endStore, { ...diner, name });

describe("closing a store for good", () => {
  it("is an owner's, and tells first what it means", async () => {
    const manager = await desk.as("manager");
    expect(await desk.send(ending, diner, manager)).toBe("forbidden");
    expect(await desk.send(endStore, { ...diner, name: "Store diner" }, manager)).toBe("forbidden");
    expect(await desk.send(reopenStore, diner, manager)).toBe("forbidden");
    const { uid } = member;
    const paid = { uid, ...diner, amount: 1_000, bonus: 100, reference: "paid", now: NOON };
    await provider.db.transaction((db) => walletTopUp(db, paid));
    await provider.db.insert(coupons).values([
      {
        id: "off",
        ...diner,
        name: words("Off"),
        description: words(""),
        discount_type: 2,
        discount_price: 100,
        start_time: NOON,
        created_at: NOON,
      },
      {
        id: "old",
        ...diner,
        name: words("Old"),
        description: words(""),
        discount_type: 2,
        discount_price: 100,
        start_time: NOON,
        created_at: NOON,
        is_withdrawn: true,
      },
    ]);
    const publish_at = new Date(NOON.getTime() + DAY);
    await provider.db.insert(menuSchedules).values({ ...diner, publish_at, staff_id: "tester" });
    expect(await desk.given(ending, diner)).toMatchObject({
      name: "Store diner",
      ended_at: null,
      reopen_until: null,
      open_orders: 0,
      cards: { count: 1, yen: 1_000, bonus: 100 },
      vouchers: { count: 0, yen: 0, bonus: 0 },
      coupons: 1,
      publish_time: publish_at.toISOString(),
    });
  });

  it("waits until no order is open, and asks for the name", async () => {
    const { order_no, total } = await taken(one.order([tea]));
    expect(await desk.given(ending, diner)).toMatchObject({
      open_orders: 1,
      orders: [{ order_no, order_type: OrderType.dineIn, total }],
    });
    expect(await end()).toEqual({ wrong: "orders" });
    for (const action of ["accept", "complete"] as const) expect(await desk.act(order_no, action)).toBeNull();
    // It was eaten, and nobody has paid.
    expect(await end()).toEqual({ wrong: "orders" });
    expect(await desk.act(order_no, "pay_cash")).toBeNull();
    expect(await end("Store other")).toEqual({ wrong: "name" });
    expect(await end("")).toEqual({ wrong: "name" });
    expect(await desk.given(deskStore, diner)).toMatchObject({ is_ended: false });
  });

  it("happens once; guests who have it open are told, find it nowhere, and order nothing there", async () => {
    const before = await taken(one.send(storeIndex, diner));
    expect(before).toMatchObject({ is_open: 1, pause: null });
    for (const _ of ["once", "again"]) expect(await end("  STORE diner ")).toEqual({ wrong: null });
    expect(await taken(one.send(storeIndex, diner))).toMatchObject({
      is_open: 0,
      next_open_at: null,
      pause: { reason: "other", words: expect.stringContaining("閉店") },
    });
    for (const order_type of [OrderType.dineIn, OrderType.takeAway])
      expect(await taken(one.send(mealTime, { ...diner, order_type }))).toMatchObject({
        is_open: 0,
        next_open_time: null,
        slots: [],
      });
    const refused = await one.order([tea]);
    expect(refused).toMatchObject({ code: Code.storePaused, message: expect.stringContaining("閉店") });
    const later = await one.order([tea], { order_type: OrderType.takeAway });
    expect(later).toMatchObject({ code: Code.storePaused, message: expect.stringContaining("閉店") });
    const { items } = await taken(one.send(storeList, {}));
    expect(items.map(({ store_id }) => store_id)).not.toContain("diner");
    const bought = await provider.call(
      refillCreateOrder,
      {
        ...diner,
        kind: 1,
        amount: 1_000,
        shown_price: 1_000,
      },
      { session: member },
    );
    expect(bought.code).toBe(Code.storeMissing);
    expect(await provider.db.$count(menuSchedules)).toBe(0);
  });

  it("keeps its books, and leaves nothing for the doctor to ask for", async () => {
    expect(await desk.given(deskStore, diner)).toMatchObject({ is_ended: true, is_open: true });
    expect((await desk.given(listStores, {})).items.map(({ store_id }) => store_id)).not.toContain("diner");
    expect((await desk.look()).store).toMatchObject({ store_id: "diner" });
    const findings = await storeFindings(provider.db, { settings: { hasDemo: true }, now: NOON });
    expect(findings.map(({ means }) => means).join("\n")).not.toContain("diner");
    expect(await desk.send(openStore, diner)).toBe("forbidden");
    const { cards, ended_at } = await desk.given(ending, diner);
    expect(cards.yen).toBe(1_000);
    expect(ended_at).not.toBeNull();
  });

  it("can be taken back for thirty days, as it was, and not after", async () => {
    for (const _ of ["once", "again"])
      expect(await desk.given(reopenStore, diner)).toEqual({ is_over: false });
    expect(await taken(one.send(storeIndex, diner))).toMatchObject({ is_open: 1, pause: null });
    expect((await one.order([tea])).code).toBe(Code.success);
    await provider.db.update(stores).set({ left_at: NOON }).where(eq(stores.id, "other"));
    const other = { store_id: "other" };
    provider.clock.set(new Date(NOON.getTime() + 30 * DAY - 1));
    // Whoever signed in then has been signed out since.
    const later = await boardDesk(provider);
    expect((await later.given(ending, other)).reopen_until).not.toBeNull();
    provider.clock.set(new Date(NOON.getTime() + 30 * DAY));
    expect((await later.given(ending, other)).reopen_until).toBeNull();
    expect(await later.given(reopenStore, other)).toEqual({ is_over: true });
    const rows = await provider.db.select({ did: auditLog.did }).from(auditLog);
    const did = rows.map((row) => row.did).filter((each) => each === "store.end" || each === "store.reopen");
    expect(did).toEqual(["store.end", "store.reopen"]);
  });
});
