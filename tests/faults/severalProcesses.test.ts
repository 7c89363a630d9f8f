import { setTimeout as wait } from "node:timers/promises";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { goodList, storeIndex } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { GoodsShowType } from "#contract/enumerations.ts";
import type { User } from "#contract/member.ts";
import { allCalls } from "#contract/registry.ts";
import { type OpenDatabase, openPostgres } from "#provider/db/open.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { orderRounds, orders } from "#provider/db/tables/orders.ts";
import { visits } from "#provider/db/tables/stores.ts";
import { signTable } from "#provider/server/signing.ts";
import { plantFixture, tableId } from "#provider/testing/fixture.ts";
import { openLimits, taken } from "#provider/testing/guest.ts";
import { postgresCopy } from "#provider/testing/testDatabase.ts";
import { findPgBouncer, startPgBouncer } from "../../.ci/services/pgBouncer.ts";
import { findPostgres } from "../../.ci/services/findPostgres.ts";
import { type Postgres, startPostgres } from "../../.ci/services/postgres.ts";
import { conformance } from "../conformance/suite.ts";
import { type Attempt, attempt, order, piece, send, visitors } from "./customers.ts";
import { type Program, startProgram } from "./program.ts";
import { type RoundRobin, roundRobin } from "./roundRobin.ts";

const programs = findPostgres();
const bouncer = findPgBouncer();
const CUSTOMERS = 40;
/** Answers that send a customer to try again. */
const AGAIN: readonly number[] = [Code.stillInProgress, Code.unexpectedFailure];

if (programs !== undefined && bouncer === undefined)
  console.warn("PgBouncer is not found: both processes reach PostgreSQL directly.");

describe.skipIf(programs === undefined)("two processes on one PostgreSQL, one of them by a pooler", () => {
  let postgres: Postgres;
  let pooler: Postgres | null = null;
  let copy: Awaited<ReturnType<typeof postgresCopy>>;
  let database: OpenDatabase;
  let proxy: RoundRobin;
  let direct: Program;
  let pooled: Program;
  let customers: readonly User[];

  const start = (url: string) =>
    startProgram("tests/faults/server.ts", {
      DATABASE_URL: url,
      NOREN_REGISTRATIONS_A_MINUTE: "100000",
      NOREN_TRUST_PROXY: "1",
      // What fails while one of them is away is logged, as it should be.
      NOREN_LOG_LEVEL: "silent",
    });
  const lead = () => proxy.lead([direct.base, pooled.base]);

  beforeAll(async () => {
    const limit = AbortSignal.timeout(600_000);
    postgres = await startPostgres(programs ?? "", limit);
    copy = await postgresCopy(postgres.url, { isSeeded: true, now: new Date() });
    if (bouncer !== undefined) pooler = await startPgBouncer(bouncer, copy.url, limit);
    database = await openPostgres(copy.url, 2);
    await plantFixture(database.db);
    await openLimits(database.db);
    [direct, pooled] = await Promise.all([start(copy.url), start(pooler?.url ?? copy.url)]);
    proxy = await roundRobin();
    lead();
    customers = await visitors(proxy.base, CUSTOMERS);
  });
  afterAll(async () => {
    await Promise.all([direct.kill(), pooled.kill()]);
    await proxy.close();
    await database.close();
    await pooler?.stop();
    await postgres.stop();
  });

  it("keep the contract together, each asked in turn", async () => {
    const table_id = signTable(
      { store_id: "ramen", table_id: "ramen-A1", epoch: 1 },
      "a key for tests alone",
    );
    const fetchFrom = (path: string, init: RequestInit) => fetch(`${proxy.base}${path}`, init);
    const rows = await conformance(fetchFrom, { calls: allCalls, store_id: "ramen", table_id });
    const breaches = rows.flatMap((row) => row.breaches.map((breach) => `${row.path}: ${breach}`));
    expect(breaches).toEqual([]);
    expect(rows.filter(({ hasSuccess }) => hasSuccess).length).toBeGreaterThan(60);
  });

  it("sell the last piece once, and place one order for ten taps", async () => {
    const codes = await Promise.all(
      customers.map(async (each) => (await order(proxy.base, attempt(each, [piece("last", 500)]))).code),
    );
    expect(codes.filter((code) => code === Code.success)).toHaveLength(1);
    const [one] = customers;
    const tapped = attempt(one as User, [piece("tea", 300)], "diner-T2");
    const replies = await Promise.all(Array.from({ length: 10 }, () => order(proxy.base, tapped)));
    expect(replies[0]?.code).toBe(Code.success);
    for (const reply of replies) expect(reply).toEqual(replies[0]);
  });

  it("tell each other what has changed on a menu, whether notices reach them or not", async () => {
    const request = { store_id: "diner", goods_show_type: GoodsShowType.dineIn };
    const isSoldOut = async ({ base }: Program) => {
      const { goods: menu } = await taken(send(base, goodList, request));
      return menu.find(({ id }) => id === "curry")?.is_sold_out;
    };
    for (const each of [direct, pooled]) expect(await isSoldOut(each)).toBe(0);
    await database.db.update(goods).set({ is_sold_out: true }).where(eq(goods.id, "curry"));
    for (const each of [direct, pooled])
      await expect.poll(() => isSoldOut(each), { timeout: 20_000, interval: 100 }).toBe(1);
  });

  it("tell each other who has come to a table, which whoever has no session is told from what is kept", async () => {
    const table_id = tableId("diner-T2", "a key for tests alone");
    const seated = async ({ base }: Program) =>
      (await taken(send(base, storeIndex, { store_id: "diner", table_id }))).table?.people_seated;
    await database.db.update(visits).set({ closed_at: new Date() });
    for (const each of [direct, pooled])
      await expect.poll(() => seated(each), { timeout: 5_000, interval: 100 }).toBe(0);
    const placing = attempt(customers[0] as User, [piece("tea", 300)], "diner-T2");
    expect((await order(direct.base, placing)).code).toBe(Code.success);
    // Where it was done it is known before the answer goes out.
    expect(await seated(direct)).toBe(1);
    await expect.poll(() => seated(pooled), { timeout: 5_000, interval: 100 }).toBe(1);
  });

  it("cost nobody an order as one after the other is killed, and the pooler with its connections", async () => {
    await database.db.update(visits).set({ closed_at: new Date() });
    await database.db.update(goods).set({ stock: CUSTOMERS }).where(eq(goods.id, "few"));
    const all = customers.map((each) => attempt(each, [piece("few", 500)]));
    const placing = all.map(async (each, index) => {
      await wait(index * 25);
      return await insistOn(proxy.base, each);
    });
    const trouble = async () => {
      await wait(200);
      await pooled.kill();
      proxy.lead([direct.base]);
      if (bouncer !== undefined) {
        await pooler?.stop();
        pooler = await startPgBouncer(bouncer, copy.url, AbortSignal.timeout(60_000));
      }
      pooled = await start(pooler?.url ?? copy.url);
      lead();
      await direct.kill();
      proxy.lead([pooled.base]);
      direct = await start(copy.url);
      lead();
    };
    const [last] = await Promise.all([Promise.all(placing), trouble()]);
    expect(new Set(last)).toEqual(new Set([Code.success]));
    const ids = all.map(({ request }) => request.client_order_id);
    const rounds = await database.db
      .select()
      .from(orderRounds)
      .where(inArray(orderRounds.client_order_id, ids));
    const placed = rounds.map(({ order_no }) => order_no);
    const kept = await database.db.$count(orders, inArray(orders.order_no, placed));
    const [few] = await database.db.select({ stock: goods.stock }).from(goods).where(eq(goods.id, "few"));
    expect([placed.length, new Set(placed).size, kept, few?.stock]).toEqual([
      CUSTOMERS,
      CUSTOMERS,
      CUSTOMERS,
      0,
    ]);
  });
});

/** Orders, and sends the very same again after everything that can be repeated; answers the last code. */
async function insistOn(base: string, each: Attempt): Promise<number> {
  for (let left = 600; ; left -= 1) {
    const reply = await order(base, each).catch(() => null);
    if (reply !== null && !AGAIN.includes(reply.code)) return reply.code;
    if (left === 0) throw new Error("Nobody answers any more");
    await wait(100);
  }
}
