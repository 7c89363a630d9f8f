import type { GoodsShowType } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import { discounted } from "./discounted.ts";

export type PricedGoods = Pick<Goods, "price" | "discount_type" | "discount_price" | "option" | "is_buffet">;

/**
 * What one piece costs with its options, in yen, before (`list`) and after (`unit`) the goods' own discount, which
 * options have no part in. Buffet goods cost 0 at the table (specification, section 9). Options that the goods do not
 * have add nothing: `checkOptions` names them.
 */
export function unitPrice(
  goods: PricedGoods,
  optionIds: readonly string[],
  showType: GoodsShowType,
): { list: number; unit: number } {
  if (goods.is_buffet === 1 && showType === 1) return { list: 0, unit: 0 };
  const chosen = new Set(optionIds);
  const options = goods.option
    .flatMap((group) => group.options)
    .reduce((sum, option) => (chosen.has(option.option_id) ? sum + option.price : sum), 0);
  return {
    list: goods.price + options,
    unit: discounted(goods.price, goods.discount_type, goods.discount_price) + options,
  };
}
