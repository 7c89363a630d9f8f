import type { Coupon } from "#contract/coupon.ts";

/** Whether a coupon's scope holds some goods: 1 the whole store, 2 categories, 3 single products. */
export function couponCovers(
  { scope, category_ids, goods_ids }: Pick<Coupon, "scope" | "category_ids" | "goods_ids">,
  { category_id, goods_id }: { readonly category_id: string; readonly goods_id: string },
): boolean {
  if (scope === 1) return true;
  return scope === 2 ? category_ids.includes(category_id) : goods_ids.includes(goods_id);
}
