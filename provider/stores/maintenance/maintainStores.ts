import { and, asc, eq, gt, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { nameGrams, SEARCH_VERSION, searchGrams, storeIndex } from "#domain/search/searchIndex.ts";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { stores, storeTypes } from "#provider/db/tables/stores.ts";
import { unifyCharacters } from "#provider/search/chineseCharacters.ts";
import { updateGoodsSearch } from "#provider/search/updateGoods.ts";
import { writeSearched } from "#provider/search/writeSearched.ts";
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

/** What a store's `search_text` comes from: its names, its kind's, and what its goods are searched by. */
const source = sql<string>`md5(${String(SEARCH_VERSION)} || ${stores.name}::text || ${stores.reading} ||
  coalesce(${storeTypes.name}::text, '') || coalesce((
    select string_agg(${goods.searched_by}, ',' order by ${goods.id}) from ${goods}
    where ${goods.store_id} = ${stores.id} and not ${goods.is_withdrawn}), ''))`;

/**
 * Brings up to date what goods and stores are searched by: names in all languages, readings, tags, options and what is in
 * it. Writes what has changed, in small parts; answers for how many stores.
 */
export async function updateSearch(db: Database, stop?: AbortSignal): Promise<number> {
  const isChanged = (await updateGoodsSearch(db, stop)) > 0;
  let changed = 0;
  let after = "";
  while (stop?.aborted !== true) {
    const due = await db
      .select({
        id: stores.id,
        name: stores.name,
        reading: stores.reading,
        kind: storeTypes.name,
        searched_by: source,
      })
      .from(stores)
      .leftJoin(storeTypes, eq(storeTypes.id, stores.store_type))
      .where(and(gt(stores.id, after), or(isNull(stores.searched_by), ne(stores.searched_by, source))))
      .orderBy(asc(stores.id))
      .limit(AT_ONCE);
    const last = due.at(-1);
    if (last === undefined) break;
    after = last.id;
    const sold = await indexesOfGoods(
      db,
      due.map(({ id }) => id),
    );
    const written = due.map(({ id, kind, name, reading, searched_by }) => {
      const search_text = storeIndex(
        { names: Object.values(name), reading, kind: Object.values(kind ?? {}) },
        (sold.get(id) ?? []).map(({ index }) => index),
        unifyCharacters,
      );
      return {
        id,
        search_text,
        search_grams: searchGrams(search_text),
        name_grams: nameGrams(search_text, true),
        searched_by,
      };
    });
    await writeSearched(db, stores, written);
    changed += due.length;
  }
  // The embedded database gathers no statistics by itself, and chooses indexes by them.
  if (changed > 0) await db.execute(sql`analyze stores, store_openings`);
  if (isChanged) await db.execute(sql`analyze goods`);
  return changed;
}

async function indexesOfGoods(db: Database, store_ids: readonly string[]) {
  const rows = await db
    .select({ store_id: goods.store_id, index: goods.search_text })
    .from(goods)
    .where(and(inArray(goods.store_id, [...store_ids]), eq(goods.is_withdrawn, false)))
    .orderBy(asc(goods.id));
  return Map.groupBy(rows, ({ store_id }) => store_id);
}
