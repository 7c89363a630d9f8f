import type { GoodsShowType } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import type { CouponLine } from "./couponDiscount.ts";
import { type PricedGoods, unitPrice } from "./unitPrice.ts";

/** A line as a coupon sees it, from the goods as they are now and what was chosen of them. */
export function couponLine(
  goods: PricedGoods & Pick<Goods, "id" | "category_id">,
  chosen: { readonly option_value: readonly string[]; readonly number: number },
  showType: GoodsShowType,
): CouponLine {
  const { unit } = unitPrice(goods, chosen.option_value, showType);
  return { goods_id: goods.id, category_id: goods.category_id, amount: unit * chosen.number };
}
