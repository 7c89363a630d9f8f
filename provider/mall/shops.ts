import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import * as Code from "#contract/codes.ts";
import { OrderType } from "#contract/enumerations.ts";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import type { GoodsShipping, ShopShipping } from "#provider/db/tables/mall.ts";
import { stores } from "#provider/db/tables/stores.ts";
import type { GoodsRow } from "#provider/menu/goods.ts";
import type { Fail } from "#provider/server/context.ts";
import { findStore, type StoreRow } from "#provider/stores/findStore.ts";

/** A store that ships. */
export type Shop = StoreRow & { readonly shipping: ShopShipping };

/** A shop of the mall by its id. 201 for a store that ships nothing. */
export async function findShop(
  db: Database,
  store_id: string,
  fail: Fail<typeof Code.storeMissing>,
): Promise<Shop> {
  const store = await findStore(db, store_id, fail);
  return isShop(store) ? store : fail(Code.storeMissing);
}

/** Whether a store sells in the mall: it may have gone since. */
export function isShop(store: StoreRow): store is Shop {
  return store.shipping !== null && store.order_types.includes(OrderType.shipping);
}

/** Whether the mall sells these goods of this store, sold out or not. */
export function isForSale(row: GoodsRow, store: StoreRow): boolean {
  const isOffered = !row.is_withdrawn && row.mall_category_id !== null && row.shipping !== null;
  return isOffered && store.left_at === null && isShop(store);
}

/** Shops of the mall: they ship, and are not gone. */
export const shops: SQL = sql`${stores.is_shop}`;

/** What belongs to a shop of the mall, by its store. */
export const ofShops = (store_id: SQLWrapper): SQL =>
  sql`${store_id} in (select ${stores.id} from ${stores} where ${shops})`;

/** What the mall sells, as far as the goods themselves tell. */
export const inMall: SQL = sql`${goods.mall_kind} is not null`;

/** Goods that the mall sells. */
export const onSale: SQL = sql`(${inMall} and ${ofShops(goods.store_id)})`;

/** Whether whoever buys these goods of the mall must say that they are old enough. */
export function asksForAge({ shipping }: { readonly shipping: GoodsShipping | null }): boolean {
  return shipping !== null && shipping.age_limit > 0;
}
