import { and, eq, getTableColumns, inArray } from "drizzle-orm";
import * as Code from "#contract/codes.ts";
import type { Database } from "#provider/db/database.ts";
import { favourites } from "#provider/db/tables/signIn.ts";
import { stores } from "#provider/db/tables/stores.ts";
import type { Caller, Fail } from "#provider/server/context.ts";

const {
  search_text: _,
  search_grams: __,
  name_grams: ___,
  searched_by: ____,
  ...told
} = getTableColumns(stores);

/** What of a store is read to order there and to show it: all but what a search looks into. */
export const storeColumns = told;

export type StoreRow = Omit<
  typeof stores.$inferSelect,
  "search_text" | "search_grams" | "name_grams" | "searched_by"
>;

/** A store by its id, listed or not: whoever has the link may enter. 201 when there is none. */
export async function findStore(
  db: Database,
  store_id: string,
  fail: Fail<typeof Code.storeMissing>,
): Promise<StoreRow> {
  const [store] = await db.select(storeColumns).from(stores).where(eq(stores.id, store_id));
  return store ?? fail(Code.storeMissing);
}

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
