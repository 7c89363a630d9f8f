import type { StoreDetail } from "#contract/store.ts";

export type Cover = Pick<StoreDetail, "is_tea_money" | "tea_money"> & { readonly people: number };

/** Cover charge in yen: `tea_money` for each diner where the store takes one (specification, section 9). */
export function coverCharge(cover: Cover): number {
  return cover.is_tea_money === 1 ? cover.tea_money * Math.max(0, cover.people) : 0;
}
