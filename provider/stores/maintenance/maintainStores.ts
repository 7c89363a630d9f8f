import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { searchText } from "#domain/values/searchText.ts";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { stores, storeTypes } from "#provider/db/tables/stores.ts";
import { searchGrams } from "#provider/stores/list/storeFilters.ts";
import { updateFigures } from "./updateFigures.ts";
import { updateOpenings } from "./updateOpenings.ts";

/** More than any number of stores needs; orders that keep coming must not keep a start from its end. */
const MOST_ROUNDS = 1_000;

/** Whatever lists of stores are made from, for every store: when stores are new, and at each start. Ends early when told. */
export async function maintainStores(db: Database, now: Date, stop?: AbortSignal): Promise<void> {
  for (const keep of [updateOpenings, updateFigures]) {
    let round = 0;
    // Few at once: others wait for the embedded database meanwhile.
    while (stop?.aborted !== true && round < MOST_ROUNDS && (await keep(db, now)) > 0) round += 1;
  }
  await updateSearch(db, stop);
}

const AT_ONCE = 50;

/**
 * Brings up to date what each store is searched by: its names and those of its kind and goods, in all languages. Reads
 * everything in small parts and writes what has changed; answers for how many stores.
 */
export async function updateSearch(db: Database, stop?: AbortSignal): Promise<number> {
  let changed = 0;
  let after = "";
  while (stop?.aborted !== true) {
    const part = await db
      .select({ id: stores.id, name: stores.name, type: storeTypes.name, known: stores.search_text })
      .from(stores)
      .leftJoin(storeTypes, eq(storeTypes.id, stores.store_type))
      .where(gt(stores.id, after))
      .orderBy(asc(stores.id))
      .limit(AT_ONCE);
    const last = part.at(-1);
    if (last === undefined) break;
    after = last.id;
    const sold = await namesOfGoods(
      db,
      part.map(({ id }) => id),
    );
    for (const { id, name, type, known } of part) {
      const names = [name, type ?? {}, ...(sold.get(id) ?? []).map((each) => each.name)].flatMap(
        Object.values<string>,
      );
      const search_text = searchText(...new Set(names));
      if (search_text === known) continue;
      await db
        .update(stores)
        .set({ search_text, search_grams: searchGrams(search_text) })
        .where(eq(stores.id, id));
      changed += 1;
    }
  }
  // The embedded database gathers no statistics by itself, and chooses indexes by them.
  if (changed > 0) await db.execute(sql`analyze stores, store_openings`);
  return changed;
}

async function namesOfGoods(db: Database, store_ids: readonly string[]) {
  const rows = await db
    .select({ store_id: goods.store_id, name: goods.name })
    .from(goods)
    .where(and(inArray(goods.store_id, [...store_ids]), eq(goods.is_withdrawn, false)))
    .orderBy(asc(goods.id));
  return Map.groupBy(rows, ({ store_id }) => store_id);
}
