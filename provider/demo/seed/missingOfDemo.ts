import { inArray } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { allStores } from "./allStores.ts";

/**
 * How many of today's demo stores a database lacks that an older version has filled; 0 where nothing is the demo's. A
 * store that has left is still there, so that what is missing was never put in.
 */
export async function missingOfDemo(db: Database): Promise<number> {
  const ids = allStores.map(({ id }) => id);
  const present = await db.$count(stores, inArray(stores.id, ids));
  return present === 0 ? 0 : ids.length - present;
}
