import type { RequestOf } from "#contract/call.ts";
import type { mallGoodList } from "#contract/calls/mallStore.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";

export type MallQuery = QueryOf<typeof routes.mall>;

/** How the goods can be sorted, in the order in which that is offered. */
export const MALL_SORTS = [1, 2, 3, 4, 5] as const;
export type Sort = NonNullable<RequestOf<typeof mallGoodList>["sort"]>;

/** The sort that an address names; 1, comprehensive, for any other word. */
export function mallSort(sort: string | undefined): Sort {
  return MALL_SORTS.find((each) => `${each}` === sort) ?? 1;
}
