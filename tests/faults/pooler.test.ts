import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isBusy } from "#provider/db/database.ts";
import { withKeptPlans } from "#provider/db/keptPlans.ts";
import { migrate } from "#provider/db/migrate.ts";
import { openPostgres, TIME_LIMITS } from "#provider/db/open.ts";
import { wayFindings } from "#provider/operations/doctor/checks/wayToPostgres.ts";
import { areNoticesHeard, noticesAddress } from "#provider/server/cache/changeNotices.ts";
import { findPgBouncer, startPgBouncer } from "../../.ci/services/pgBouncer.ts";
import { findPostgres } from "../../.ci/services/findPostgres.ts";
import { type Postgres, startPostgres } from "../../.ci/services/postgres.ts";

const programs = findPostgres();
const bouncer = findPgBouncer();
if (programs === undefined || bouncer === undefined)
  console.warn("PostgreSQL or PgBouncer is not found: what a pooler takes away is not tested.");

describe.skipIf(programs === undefined || bouncer === undefined)("PostgreSQL behind PgBouncer", () => {
  let postgres: Postgres;
  let pooler: Postgres;
  const limit = () => AbortSignal.timeout(60_000);

  beforeAll(async () => {
    postgres = await startPostgres(programs ?? "", limit());
    // One connection: whatever is left on it is the next one's.
    pooler = await startPgBouncer(bouncer ?? "", postgres.url, limit(), 1);
  });
  afterAll(async () => {
    await pooler.stop();
    await postgres.stop();
  });

  it("gets its schema by whoever comes first, also through one connection", async () => {
    const opened = await Promise.all([1, 2, 3].map(() => openPostgres(pooler.url, 2)));
    const made = await Promise.all(opened.map(({ db }) => migrate(db)));
    expect(made.filter((count) => count > 0)).toHaveLength(1);
    await Promise.all(opened.map(({ close }) => close()));
  });

  it("is told from PostgreSQL itself, with the limits that its sessions lack and how to set them", async () => {
    const direct = await openPostgres(postgres.url, 2);
    expect(direct.way).toEqual({ isPooled: false, unlimited: [] });
    expect(await wayFindings(direct, null)).toEqual([]);
    const before = await openPostgres(pooler.url, 2);
    expect(before.way?.isPooled).toBe(true);
    expect(new Set(before.way?.unlimited)).toEqual(new Set(Object.keys(TIME_LIMITS)));
    const [lacking, unheard] = await wayFindings(before, null);
    expect([lacking?.state, unheard?.state]).toEqual(["warning", "warning"]);
    const statements = lacking?.todo?.match(/alter role [^;]+;/g) ?? [];
    expect(statements).toHaveLength(3);
    for (const statement of statements) await direct.db.execute(sql.raw(statement));
    await Promise.all([before.close(), direct.close()]);

    await pooler.stop();
    pooler = await startPgBouncer(bouncer ?? "", postgres.url, limit(), 1);
    const after = await openPostgres(pooler.url, 2);
    expect(after.way).toEqual({ isPooled: true, unlimited: [] });
    await after.close();
  });

  it("has no plans kept for it, though PostgreSQL itself has: each statement may come to another connection", async () => {
    const plans = async (url: string) => {
      // By one connection, which is asked for its own plans afterwards.
      const { db, close } = await openPostgres(url, 1);
      const one = () =>
        db
          .select({ one: sql<number>`${1}::integer` })
          .from(sql`(select 1) as it`)
          .execute();
      const several = await withKeptPlans(() => Promise.all(Array.from({ length: 12 }, one)));
      expect(new Set(several.flat().map((row) => row.one))).toEqual(new Set([1]));
      const [row] = await db
        .select({ plans: sql<number>`count(*)::integer` })
        .from(sql`pg_prepared_statements`);
      await close();
      return row?.plans;
    };
    expect([await plans(postgres.url), await plans(pooler.url)]).toEqual([1, 0]);
  });

  it("hears notices by PostgreSQL's own address, and never by the pooler's", async () => {
    const opened = await openPostgres(pooler.url, 2);
    expect(await areNoticesHeard(opened.db, postgres.url)).toBe(true);
    expect(await areNoticesHeard(opened.db, pooler.url, 500)).toBe(false);
    expect((await wayFindings(opened, postgres.url)).map(({ state }) => state)).toEqual(["ok"]);
    const settings = { databaseUrl: pooler.url, databaseListenUrl: null };
    expect(noticesAddress(settings, opened.way)).toBeNull();
    expect(noticesAddress({ ...settings, databaseListenUrl: postgres.url }, opened.way)).toBe(postgres.url);
    await opened.close();
    expect(noticesAddress(settings, { isPooled: false, unlimited: [] })).toBe(pooler.url);
  });

  it("is busy, in its own words, for who waits too long for its connections", async () => {
    for (const words of ["query_wait_timeout", "no more connections allowed (max_client_conn)"])
      expect(isBusy(new Error("Failed query", { cause: new Error(words) }))).toBe(true);
    expect(isBusy(new Error("server conn crashed?"))).toBe(false);
  });
});
