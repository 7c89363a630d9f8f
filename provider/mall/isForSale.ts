import type { GoodsRow } from "#provider/goods/findGoods.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { isShop } from "./findShop.ts";

/** Whether the mall sells these goods of this store, sold out or not. */
export function isForSale(row: GoodsRow, store: StoreRow): boolean {
  const isOffered = !row.is_withdrawn && row.mall_category_id !== null && row.shipping !== null;
  return isOffered && store.left_at === null && isShop(store);
}
