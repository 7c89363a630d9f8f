import type { Fail } from "#provider/server/context.ts";
import type { Database } from "#provider/db/database.ts";
import type { ShopShipping } from "#provider/db/tables/mall.ts";
import { findStore, type StoreRow } from "#provider/stores/findStore.ts";

const MALL = 4;

/** A store that ships. */
export type Shop = StoreRow & { readonly shipping: ShopShipping };

/** A shop of the mall by its id. 201 for a store that ships nothing. */
export async function findShop(db: Database, store_id: string, fail: Fail<201>): Promise<Shop> {
  const store = await findStore(db, store_id, fail);
  return isShop(store) ? store : fail(201);
}

/** Whether a store sells in the mall: it may have gone since. */
export function isShop(store: StoreRow): store is Shop {
  return store.shipping !== null && store.order_types.includes(MALL);
}
