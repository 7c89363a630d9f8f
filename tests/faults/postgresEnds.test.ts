import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { eq, inArray, isNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as Code from "#contract/codes.ts";
import type { User } from "#contract/member.ts";
import { openPostgres } from "#provider/db/open.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { outbox } from "#provider/db/tables/messages.ts";
import { orderRounds, orders } from "#provider/db/tables/orders.ts";
import { visits } from "#provider/db/tables/stores.ts";
import { findPostgres } from "../../.ci/services/findPostgres.ts";
import { type OwnPostgres, startPostgres } from "../../.ci/services/postgres.ts";
import { attempt, insist, piece, visitors } from "./customers.ts";
import { faultsDatabase } from "./faultsDatabase.ts";
import { type Program, startProgram } from "./program.ts";

const programs = await findPostgres();
const isLong = process.env["NOREN_TEST_LONG"] === "1";
const ROUNDS = Array.from(
  { length: isLong ? 10 : 3 },
  (_, round) => [round + 1, round % 2 === 0 ? "immediate" : "fast"] as const,
);
const CUSTOMERS = 60;
/** Milliseconds over which the customers come, and after which PostgreSQL goes. */
const SPREAD = 1_500;
const GOES_AFTER = 500;
/**
 * Milliseconds within which everybody has their order. Measured on two cores: the last order stands two to six seconds
 * after PostgreSQL is back; the rest is for a machine that does much else.
 */
const PATIENCE = 40_000;

/** Answers that send a customer to try again: it failed, or too many wait for one row. */
const AGAIN: readonly number[] = [Code.stillInProgress, Code.unexpectedFailure];

describe.skipIf(programs === undefined)("a PostgreSQL that keeps what it has committed", () => {
  let postgres: OwnPostgres;
  let database: Awaited<ReturnType<typeof faultsDatabase>>;
  let program: Program;
  let customers: readonly User[];

  beforeAll(async () => {
    postgres = await startPostgres(programs ?? "", AbortSignal.timeout(600_000), { isSafe: true });
    database = await faultsDatabase(postgres.url);
    program = await startProgram("tests/faults/server.ts", {
      ...database.environment,
      NOREN_REGISTRATIONS_A_MINUTE: "100000",
      // What fails while PostgreSQL is away is logged, as it should be.
      NOREN_LOG_LEVEL: "silent",
    });
    customers = await visitors(program.base, CUSTOMERS);
  });
  afterAll(async () => {
    await program.kill();
    await database.remove();
    await postgres.stop();
  });

  async function orderWhile(trouble: () => Promise<void>) {
    const all = customers.map((each) => attempt(each, [piece("few", 500)]));
    const { db, close } = await openPostgres(database.environment.DATABASE_URL ?? "", 1);
    await db.update(visits).set({ closed_at: new Date() });
    await db.update(goods).set({ stock: CUSTOMERS }).where(eq(goods.id, "few"));
    const until = performance.now() + SPREAD + PATIENCE;
    const placing = all.map(async (each, index) => {
      await wait((index * SPREAD) / CUSTOMERS);
      return (await insist(program.base, each, AGAIN, until)).codes;
    });
    // Together, so that a customer whom nobody answers any more is told at once.
    const [codes] = await Promise.all([Promise.all(placing), wait(GOES_AFTER).then(trouble)]);
    const ids = all.map(({ request }) => request.client_order_id);
    const rounds = await db.select().from(orderRounds).where(inArray(orderRounds.client_order_id, ids));
    const placed = rounds.map(({ order_no }) => order_no);
    const kept = await db.$count(orders, inArray(orders.order_no, placed));
    const [few] = await db.select({ stock: goods.stock }).from(goods).where(eq(goods.id, "few"));
    await untilSent(async () => db.$count(outbox, isNull(outbox.sent_at)));
    await close();
    return { codes, placed, kept, stock: few?.stock };
  }

  /** Messages go out by themselves once the database is back. */
  async function untilSent(unsent: () => Promise<number>): Promise<void> {
    for (let left = 100; (await unsent()) > 0; left -= 1) {
      if (left === 0) throw new Error("Messages are stuck");
      await wait(200);
    }
  }

  /** Each got exactly one order, by one answer of success at the end, and nothing else than failures to be repeated. */
  function expectNothingLost({ codes, placed, kept, stock }: Awaited<ReturnType<typeof orderWhile>>) {
    expect(new Set(codes.map((all) => all.at(-1)))).toEqual(new Set([Code.success]));
    const others = codes.flatMap((all) => all.slice(0, -1)).filter((code) => !AGAIN.includes(code));
    expect(others).toEqual([]);
    expect([placed.length, new Set(placed).size, kept, stock]).toEqual([CUSTOMERS, CUSTOMERS, CUSTOMERS, 0]);
  }

  it.each(ROUNDS)("restarted under load (%i, %s), it costs nobody an order", async (_, mode) => {
    const result = await orderWhile(() => postgres.restart(mode));
    expectNothingLost(result);
    // Somebody was in the middle of it.
    expect(result.codes.flat()).toContain(90008);
  });

  it("ends busy connections and no process", async () => {
    const result = await orderWhile(async () => {
      const client = new Client({ connectionString: postgres.url });
      await client.connect();
      for (let times = 0; times < 5; times += 1) {
        await client.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where datname like 'noren_test_%' and pid <> pg_backend_pid()",
        );
        await wait(50);
      }
      await client.end();
    });
    expectNothingLost(result);
    expect(result.codes.flat()).toContain(90008);
  });

  it("gives all connections back, however they ended", async () => {
    const { db, close } = await openPostgres(database.environment.DATABASE_URL ?? "", 2);
    const idle = db.transaction(async (transaction) => {
      await transaction.execute("set local idle_in_transaction_session_timeout = 100");
      await wait(400);
      await transaction.execute("select 1");
    });
    await expect(idle).rejects.toThrow("Failed query");
    for (let times = 0; times < 3; times += 1) {
      const ending = db.transaction((transaction) =>
        transaction.execute("select pg_terminate_backend(pg_backend_pid())"),
      );
      await expect(ending).rejects.toThrow("Failed query");
    }
    // The pool hands on a connection that it has not heard the end of yet: not even "begin" can be said on it.
    const client = new Client({ connectionString: database.environment.DATABASE_URL });
    await client.connect();
    for (let times = 0; times < 6; times += 1) {
      await db.execute("select 1");
      const ended = client.query(
        "select pg_terminate_backend(pid, 1000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      );
      const until = performance.now() + 30;
      while (performance.now() < until);
      await db.transaction((transaction) => transaction.execute("select 1")).catch(() => undefined);
      await ended;
    }
    await client.end();
    const both = [1, 2].map(() => db.transaction((transaction) => transaction.execute("select 1")));
    await Promise.all(both);
    await close();
  });
});
