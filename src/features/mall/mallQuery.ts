import type { RequestOf } from "#contract/call.ts";
import type { mallGoodList } from "#contract/calls/mallStore.ts";
import { MallSort } from "#contract/enumerations.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";

export type MallQuery = QueryOf<typeof routes.mall>;

/** How the goods can be sorted, in the order in which that is offered. */
export const MALL_SORTS = [
  MallSort.comprehensive,
  MallSort.bestSold,
  MallSort.priceUp,
  MallSort.priceDown,
  MallSort.newest,
] as const;
export type Sort = NonNullable<RequestOf<typeof mallGoodList>["sort"]>;

/** The sort that an address names; 1, comprehensive, for any other word. */
export function mallSort(sort: string | undefined): Sort {
  return MALL_SORTS.find((each) => `${each}` === sort) ?? MallSort.comprehensive;
}

/** What of the mall's goods an address asks for; the page asks for the same before the code has come. */
export function mallGoodsRequest({ storeId, category, keyword, sort }: MallQuery) {
  const shared = {
    ...(storeId ? { store_id: storeId } : {}),
    ...(mallSort(sort) === MallSort.comprehensive ? {} : { sort: mallSort(sort) }),
  };
  if (keyword) return { ...shared, keyword };
  return { ...shared, ...(category ? { category_id: category } : {}) };
}
