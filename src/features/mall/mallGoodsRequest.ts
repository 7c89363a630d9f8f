import { type MallQuery, mallSort } from "./mallQuery.ts";

/** What of the mall's goods an address asks for; the page asks for the same before the code has come. */
export function mallGoodsRequest({ storeId, category, keyword, sort }: MallQuery) {
  const shared = {
    ...(storeId ? { store_id: storeId } : {}),
    ...(mallSort(sort) === 1 ? {} : { sort: mallSort(sort) }),
  };
  if (keyword) return { ...shared, keyword };
  return { ...shared, ...(category ? { category_id: category } : {}) };
}
