import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { bigint, pgTable } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";

const folder = fileURLToPath(new URL("./migrations", import.meta.url));
/** Any number that means migrations here and nothing else. */
const LOCK = 77_367_001;

const migrations = pgTable("migrations", { made_at: bigint({ mode: "number" }).primaryKey() });

/**
 * Brings the schema up to date, all or nothing. Of several processes that start at once on one PostgreSQL, one does
 * it and the others wait. Answers how many migrations were run.
 */
export async function migrate(db: Database): Promise<number> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await transaction.execute(sql`create table if not exists migrations (made_at bigint primary key)`);
    const due = await dueOf(transaction);
    for (const migration of due) {
      for (const statement of migration.sql) await transaction.execute(sql.raw(statement));
      await transaction.insert(migrations).values({ made_at: migration.folderMillis });
    }
    return due.length;
  });
}

/** How many migrations the database lacks; nothing is changed. */
export async function dueMigrations(db: Database): Promise<number> {
  const isThere = sql<boolean>`to_regclass('migrations') is not null`;
  const [row] = await db.select({ isThere }).from(sql`(select 1) as one`);
  return row?.isThere === true
    ? (await dueOf(db)).length
    : readMigrationFiles({ migrationsFolder: folder }).length;
}

async function dueOf(db: Database) {
  const done = new Set((await db.select().from(migrations)).map(({ made_at }) => made_at));
  return readMigrationFiles({ migrationsFolder: folder }).filter(
    ({ folderMillis }) => !done.has(folderMillis),
  );
}
