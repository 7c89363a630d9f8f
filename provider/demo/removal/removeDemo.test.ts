import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderInvoice } from "#contract/calls/afterOrder.ts";
import { getCoupon } from "#contract/calls/coupons.ts";
import { storeBrowse } from "#contract/calls/flow.ts";
import { feedback } from "#contract/calls/member.ts";
import { addShopCart } from "#contract/calls/shopcart.ts";
import { pauseOrders } from "#contract/calls/desk/settings.ts";
import { door, signInAsDemo } from "#contract/calls/desk/door.ts";
import { FeedbackType, GoodsShowType, PayType } from "#contract/enumerations.ts";
import type { Database } from "#provider/db/database.ts";
import { ledgerAccounts, ledgerEntries } from "#provider/db/tables/ledger.ts";
import { members } from "#provider/db/tables/members.ts";
import { feedbacks } from "#provider/db/tables/reviews.ts";
import { auditLog, staff } from "#provider/db/tables/staff.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { demoStoresIn } from "#provider/operations/demoStores.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { walletTopUp } from "#provider/refill/ledger/spend.ts";
import { NOON, plantFixture, words } from "#provider/testing/fixture.ts";
import { guest, line, taken } from "#provider/testing/guest.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";
import { staffBrowser } from "#provider/testing/staffBrowser.ts";
import { runDemoTool } from "./demoTool.ts";
import { removeDemo } from "./removeDemo.ts";

let provider: TestProvider;
beforeAll(async () => {
  provider = await testProvider({ isSeeded: true, payment: "sandbox" });
  provider.clock.set(NOON);
});
afterAll(() => provider.close());

interface Named {
  readonly table: string;
  readonly column: string;
}

/** Tables with their columns. */
async function columnsOf(db: Database): Promise<Named[]> {
  return db
    .select({ table: sql<string>`table_name`, column: sql<string>`column_name` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = current_schema()`);
}

/** Every row of every table, as text that begins with the table's name. */
async function everything(db: Database): Promise<Set<string>> {
  const rows = new Set<string>();
  for (const table of new Set((await columnsOf(db)).map((one) => one.table))) {
    const found = await db
      .select({ row: sql<string>`to_jsonb(t)::text` })
      .from(sql`${sql.identifier(table)} t`);
    for (const { row } of found) rows.add(`${table} ${row}`);
  }
  return rows;
}

/** A guest who orders at a table of a store, pays in the sandbox, has a receipt made out and claims a coupon. */
async function busy(table: string, goods: { readonly goods_id: string; readonly price: number }) {
  const [store_id = ""] = table.split("-");
  const one = await guest(provider, table);
  await provider.db.update(members).set({ kind: "member" }).where(eq(members.uid, one.uid));
  const [store] = await provider.db.select().from(stores).where(eq(stores.id, store_id));
  const tableware = store?.dishware[0]?.dishware_id;
  const more = { pay_type: PayType.payPay, ...(tableware !== undefined && { tableware }) } as const;
  const { order_no } = await taken(one.order([line(goods)], more));
  await one.send(addShopCart, { store_id, goods_show_type: GoodsShowType.dineIn, ...line(goods) });
  await one.send(storeBrowse, { store_id });
  await one.send(feedback, {
    type: FeedbackType.question,
    content: `About ${store_id}`,
    name: "Hanako",
    phone: "09012345678",
    store_id,
    order_no,
  });
  return { one, order_no, store_id };
}

describe("taking the demo out", () => {
  it("removes its stores and all that hangs on them, and leaves every row of real ones as it was", async () => {
    const { db } = provider;
    const seeded = await everything(db);
    await plantFixture(db);
    const real = await busy("diner-T1", { goods_id: "tea", price: 300 });
    await served(real);
    const own = [...(await everything(db))].filter((row) => !seeded.has(row));
    expect(own.length).toBeGreaterThan(30);

    const made = await busy("ramen-A1", { goods_id: "ramen-gyoza", price: 420 });
    await served(made);
    await made.one.send(getCoupon, { coupon_id: "coupon-welcome" });
    await made.one.send(getCoupon, { coupon_id: "coupon-ramen-gyoza" });
    const demoDesk = staffBrowser(provider);
    await demoDesk.call(signInAsDemo, { role: "manager" });
    await demoDesk.call(pauseOrders, { store_id: "ramen", reason: null, words: "", until: 15 });
    const removed = await removeDemo(db, NOON);
    expect(removed.stores).toBeGreaterThan(60);
    expect(removed.orders).toBe(1);

    const left = await everything(db);
    // Limits count whoever asks, by address.
    const changed = own.filter((row) => !left.has(row) && !row.startsWith("limits "));
    expect(changed).toEqual([]);
    // What somebody wrote stays, whatever it was about.
    expect((await db.select().from(feedbacks)).map(({ content }) => content).toSorted()).toEqual([
      "About diner",
      "About ramen",
    ]);
    const ids = (await db.select({ id: stores.id }).from(stores)).map(({ id }) => id).toSorted();
    expect(ids).toEqual(["cover", "diner", "other"]);
    for (const { table, column } of await columnsOf(db)) {
      // The log of what was done at the desk, and its closes, are never shortened.
      if (column !== "store_id" || ["audit_log", "day_closes", "close_entries"].includes(table)) continue;
      const foreign = await db
        .select({ id: sql<string>`store_id` })
        .from(sql`${sql.identifier(table)}`)
        .where(sql`store_id is not null and store_id not in ('cover', 'diner', 'other')`);
      expect(`${table} ${foreign.length}`).toBe(`${table} 0`);
    }
    expect([...left].filter((row) => row.startsWith("sandbox_"))).toEqual([]);
    for (const account of await db.select().from(ledgerAccounts)) {
      const entries = await db.select().from(ledgerEntries).where(eq(ledgerEntries.account_id, account.id));
      expect(account.balance).toBe(entries.reduce((sum, { amount }) => sum + amount, 0));
    }
    expect((await db.select().from(auditLog)).map(({ did, store_id }) => [did, store_id])).toEqual([
      ["desk.signin", null],
      ["store.settings", "ramen"],
    ]);
    expect((await db.select().from(staff)).map(({ id, left_at }) => [id, left_at !== null])).toEqual([
      ["demo-manager", true],
    ]);
    expect((await demoDesk.call(door, {})).data?.me).toBeNull();
    expect(await removeDemo(db, NOON)).toEqual({ stores: 0, orders: 0, paidBySandbox: [] });
  });

  it("takes a store for real whose name, address and phone are its owner's, whatever its id", async () => {
    const other = await testProvider({ isSeeded: true });
    const mine = { name: words("麺屋 本物"), address: words("本町1"), phone: "0311112222" };
    await other.db.update(stores).set(mine).where(eq(stores.id, "ramen"));
    expect(await demoStoresIn(other.db)).not.toContain("ramen");
    await other.close();
  });
});

/** The store takes the money and makes out a receipt; the guest has put something on a card with it. */
async function served({ one, order_no, store_id }: Awaited<ReturnType<typeof busy>>): Promise<void> {
  for (const action of ["accept", "pay_cash"] as const)
    await provider.db.transaction((db) =>
      applyAction(db, { order_no, action, actor: "store", uid: null, now: NOON }),
    );
  await one.send(orderInvoice, { order_no, kind: 1, companyName: "ACME", email: "hanako@example.com" });
  await provider.db.transaction((db) =>
    walletTopUp(db, { uid: one.uid, store_id, amount: 500, reference: `top up ${store_id}`, now: NOON }),
  );
}

describe("npm run demo", () => {
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "noren-demo-"));
  });
  afterAll(() => rm(root, { recursive: true, force: true }));
  const run = async (...asked: readonly string[]) => {
    const said: string[] = [];
    const environment = { NOREN_DATA_DIR: "data", NOREN_DEMO: "0" };
    const code = await runDemoTool(asked, { root, environment, say: (text) => said.push(text) });
    return { code, said: said.join("\n") };
  };

  it("explains itself, and understands nothing else", async () => {
    expect((await run()).code).toBe(0);
    expect((await run("remove", "--force")).code).toBe(2);
    expect((await run("delete")).said).toContain("npm run demo -- remove --yes");
    expect((await run("remove")).said).toContain("There is no database");
  });
});
