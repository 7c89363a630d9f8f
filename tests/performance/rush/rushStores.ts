import type { Database } from "#provider/db/database.ts";
import { GoodsShowType } from "#contract/enumerations.ts";
import { categories, goods } from "#provider/db/tables/goods.ts";
import { stores, tables } from "#provider/db/tables/stores.ts";
import { storeOf, words } from "#provider/testing/fixture.ts";
import { openLimits } from "#provider/testing/guest.ts";

/** Tables of each store. */
export const TABLES = 10;
/** Dishes on each menu. */
const DISHES = 40;
/** Price of each dish, in yen. */
export const PRICE = 300;

/** The names of so many stores. */
export const rushStores = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `rush${index + 1}`);

/** Writes so many stores that are always open, each with a menu, "rush3-dish1" and so on, and tables, as "rush3-T7". */
export async function plantRush(db: Database, count: number): Promise<void> {
  for (const id of rushStores(count)) {
    const category_id = `${id}-dishes`;
    const dishes = Array.from({ length: DISHES }, (_, index) => ({
      id: `${id}-dish${index + 1}`,
      store_id: id,
      category_id,
      name: words(`Dish ${index + 1}`),
      description: words("About"),
      price: PRICE,
      show_types: [GoodsShowType.dineIn],
      position: index,
    }));
    const places = Array.from({ length: TABLES }, (_, index) => ({
      id: `${id}-T${index + 1}`,
      store_id: id,
      name: `T${index + 1}`,
      seats: 4,
    }));
    await db.insert(stores).values(storeOf(id));
    await db.insert(tables).values(places);
    await db.insert(categories).values({ id: category_id, store_id: id, name: words("Dishes"), position: 1 });
    await db.insert(goods).values(dishes);
  }
  await openLimits(db);
}
