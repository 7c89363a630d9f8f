import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { embeddedDatabase } from "#provider/db/embedded/embeddedDatabase.ts";
import { pgliteEngine } from "#provider/db/embedded/pgliteEngine.ts";
import { type OpenDatabase, openDatabase } from "#provider/db/open.ts";
import { embeddedTemplate, postgresCopy } from "#provider/testing/testDatabase.ts";
import { plantFixture } from "#provider/testing/fixture.ts";
import { openLimits } from "#provider/testing/guest.ts";
import { startPgBouncer } from "../../.ci/services/pgBouncer.ts";

/**
 * A database with the fixture's stores that outlives whoever has it open: a data folder, or, where TEST_DATABASE_URL
 * names a server, one of its own there.
 * @param bouncer the PgBouncer through which programs reach that server; left out: they reach it directly
 */
export async function faultsDatabase(server = process.env["TEST_DATABASE_URL"], bouncer?: string) {
  const dataDir = await mkdtemp(join(tmpdir(), "noren-faults-"));
  const copy = server ? await postgresCopy(server, { isSeeded: false, now: new Date() }) : null;
  const pooler =
    copy !== null && bouncer !== undefined
      ? await startPgBouncer(bouncer, copy.url, AbortSignal.timeout(60_000))
      : null;
  const open = () => openDatabase({ dataDir, databaseUrl: copy?.url ?? null }, () => undefined);
  const first = copy ? await open() : await embedded(dataDir);
  await plantFixture(first.db);
  await openLimits(first.db);
  await first.close();
  return {
    environment: { NOREN_DATA_DIR: dataDir, DATABASE_URL: pooler?.url ?? copy?.url },
    /** Looks into it while no other process has it. */
    async look<Result>(at: (db: OpenDatabase["db"]) => Promise<Result>): Promise<Result> {
      if (copy) await untilLeft(copy.url, pooler !== null);
      const { db, close } = await open();
      try {
        return await at(db);
      } finally {
        await close();
      }
    },
    async remove() {
      await pooler?.stop();
      await copy?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A database with the schema in a data folder, from the dump that all tests share: to migrate takes seconds. */
async function embedded(dataDir: string): Promise<Pick<OpenDatabase, "db" | "close">> {
  const dump = await embeddedTemplate(false, new Date());
  const engine = await pgliteEngine({ folder: join(dataDir, "database"), dump });
  return { db: embeddedDatabase(engine), close: engine.close };
}

/**
 * A server finishes what a killed client had it do, which may wait ten seconds for a row: only once that client's
 * sessions are gone is nothing under way. A pooler keeps those that do nothing.
 */
async function untilLeft(url: string, isPooled: boolean): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const others = `select 1 from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
        ${isPooled ? "and state <> 'idle'" : ""}`;
    for (let left = 1_200; (await client.query(others)).rowCount !== 0; left -= 1) {
      if (left === 0) throw new Error("Somebody still has the database open");
      await wait(25);
    }
  } finally {
    await client.end();
  }
}
