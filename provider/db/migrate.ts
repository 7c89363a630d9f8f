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
    const done = new Set((await transaction.select().from(migrations)).map(({ made_at }) => made_at));
    const due = readMigrationFiles({ migrationsFolder: folder }).filter(
      ({ folderMillis }) => !done.has(folderMillis),
    );
    for (const migration of due) {
      for (const statement of migration.sql) await transaction.execute(sql.raw(statement));
      await transaction.insert(migrations).values({ made_at: migration.folderMillis });
    }
    return due.length;
  });
}
