import { sql } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";

/** Key of these locks beside the store's own; any number, the same in every process. */
const LOCK = 7_013_405;

/**
 * Makes people whom a store has not seen ask it for something one after the other, until the transaction ends: what all of
 * them together may have is counted over all tables, and the row of one table keeps nobody at another from counting. It
 * is locked after a table, and before orders.
 */
export async function lockStrangers(db: Database, store_id: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${LOCK}, hashtext(${store_id}))`);
}
