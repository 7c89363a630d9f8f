import { inArray } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#provider/db/database.ts";
import { coupons } from "#provider/db/tables/coupons.ts";
import { categories, goods } from "#provider/db/tables/goods.ts";
import { stations } from "#provider/db/tables/kitchen.ts";
import { mallCategories } from "#provider/db/tables/mall.ts";
import { reviews } from "#provider/db/tables/reviews.ts";
import { banners, feedPosts, specialGoods, specials, specialStores } from "#provider/db/tables/specials.ts";
import { refillOffers } from "#provider/db/tables/storedValue.ts";
import { stores, storeTypes, tables } from "#provider/db/tables/stores.ts";
import { maintainStores } from "#provider/stores/maintenance/maintainStores.ts";
import { bannerRows } from "./offers/bannerRows.ts";
import { couponRows } from "./offers/couponRows.ts";
import { feedPostRows } from "./offers/feedPostRows.ts";
import { refillOfferRows } from "./offers/refillOfferRows.ts";
import { specialRows } from "./offers/specialRows.ts";
import { categoryRow, goodsRow } from "./rows/goodsRow.ts";
import { reviewRow, storeRow, tableRow } from "./rows/storeRow.ts";
import { allStores } from "./stores/allStores.ts";
import { mallCategoryRows, storeTypeRows } from "./stores/kinds.ts";

/** PostgreSQL takes 65,535 parameters a statement; goods have 28 columns. */
const ROWS_AT_ONCE = 500;

async function insertAll<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table["$inferInsert"][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await db.insert(table).values(rows.slice(from, from + ROWS_AT_ONCE));
  }
}

/** Fills an empty database with the demo's stores; leaves one that has a store as it is. All or nothing. */
export async function seed(db: Database, now: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    const [present] = await transaction.select({ id: stores.id }).from(stores).limit(1);
    if (present) return;
    await insertAll(transaction, storeTypes, storeTypeRows);
    await insertAll(transaction, mallCategories, mallCategoryRows);
    await insertAll(
      transaction,
      stores,
      allStores.map((store) => storeRow(store, now)),
    );
    await insertAll(
      transaction,
      tables,
      allStores.flatMap((store) =>
        store.tables.map((table, position) => tableRow(store.id, table, position)),
      ),
    );
    await insertAll(
      transaction,
      stations,
      allStores.flatMap(({ id: store_id, stations: own = [] }) =>
        own.map(({ id, name }, position) => ({ id: `${store_id}-${id}`, store_id, name, position })),
      ),
    );
    await insertAll(
      transaction,
      categories,
      allStores.flatMap((store) =>
        store.categories.map((category, position) => categoryRow(store.id, category, position)),
      ),
    );
    await insertAll(
      transaction,
      goods,
      allStores.flatMap((store) =>
        store.categories.flatMap((category) =>
          category.goods.map((dish, position) =>
            goodsRow(store.id, category, dish, position, { now, stated: store.allergens }),
          ),
        ),
      ),
    );
    await insertAll(
      transaction,
      reviews,
      allStores.flatMap((store) =>
        store.reviews.map((review, index) => reviewRow(store.id, review, index, now)),
      ),
    );
    await maintainStores(transaction, now);
    const offered = specialRows(allStores, now);
    await insertAll(transaction, specials, offered.specials);
    await insertAll(transaction, specialStores, offered.stores);
    await insertAll(transaction, specialGoods, offered.goods);
    await insertAll(transaction, coupons, couponRows(allStores, now));
    await insertAll(transaction, refillOffers, refillOfferRows(now));
    await insertAll(transaction, banners, bannerRows(now));
    await insertAll(transaction, feedPosts, feedPostRows(now));
  });
}

/**
 * How many of today's demo stores a database lacks that an older version has filled; 0 where nothing is the demo's. A
 * store that has left is still there, so that what is missing was never put in.
 */
export async function missingOfDemo(db: Database): Promise<number> {
  const ids = allStores.map(({ id }) => id);
  const present = await db.$count(stores, inArray(stores.id, ids));
  return present === 0 ? 0 : ids.length - present;
}
