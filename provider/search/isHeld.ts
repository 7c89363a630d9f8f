import { and, type SQL, sql } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import type { goods } from "#provider/db/tables/goods.ts";
import type { stores } from "#provider/db/tables/stores.ts";

/**
 * Whether any of the rows that may be shown holds something. Asked for the first of them, PostgreSQL takes it for cheap to
 * read every text until one holds it, and where none does it has read them all: so it is told to find them all, by their
 * grams, and is stopped at the first.
 */
export async function isHeld(
  db: Database,
  table: typeof goods | typeof stores,
  shown: SQL,
  held: SQL | undefined,
): Promise<boolean> {
  const all = sql`with held as materialized (select 1 from ${table} where ${and(shown, held)}) select from held`;
  const first = await db.select({ one: sql`1` }).from(sql`(${all}) as held`).limit(1);
  return first.length > 0;
}
