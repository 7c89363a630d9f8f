import { and, eq, inArray } from "drizzle-orm";
import type { Caller } from "#provider/server/context.ts";
import type { Database } from "#provider/db/database.ts";
import { favourites } from "#provider/db/tables/signIn.ts";

/** Which of some stores the caller keeps among the favourites; nobody keeps none. */
export async function favouritesAmong(
  db: Database,
  caller: Caller | null,
  store_ids: readonly string[],
): Promise<Set<string>> {
  if (caller === null || store_ids.length === 0) return new Set();
  const kept = await db
    .select({ store_id: favourites.store_id })
    .from(favourites)
    .where(and(eq(favourites.uid, caller.uid), inArray(favourites.store_id, [...store_ids])));
  return new Set(kept.map(({ store_id }) => store_id));
}
