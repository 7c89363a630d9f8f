import type { GoodsShipping } from "#provider/db/tables/mall.ts";

/** Whether whoever buys these goods of the mall must say that they are old enough. */
export function asksForAge({ shipping }: { readonly shipping: GoodsShipping | null }): boolean {
  return shipping !== null && shipping.age_limit > 0;
}
