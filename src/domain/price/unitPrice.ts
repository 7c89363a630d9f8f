import { DiscountType, GoodsShowType } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";

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
  if (goods.is_buffet === 1 && showType === GoodsShowType.dineIn) return { list: 0, unit: 0 };
  const chosen = new Set(optionIds);
  const options = goods.option
    .flatMap((group) => group.options)
    .reduce((sum, option) => (chosen.has(option.option_id) ? sum + option.price : sum), 0);
  return {
    list: goods.price + options,
    unit: discounted(goods.price, goods.discount_type, goods.discount_price) + options,
  };
}

/**
 * Price of one piece after the goods' own discount, in yen (specification, section 9, "Discount").
 * `discount_type` 2 takes `discount_price` yen off, 1 takes it as percent; half a yen rounds up, never below 0.
 */
export function discounted(
  price: number,
  discount_type: Goods["discount_type"],
  discount_price: number,
): number {
  const off = Math.max(0, discount_price);
  if (discount_type === DiscountType.amount) return Math.max(0, price - off);
  if (discount_type === DiscountType.none) return price;
  // In whole numbers, so that a half is exactly a half.
  return Math.floor((price * (100 - Math.min(100, off)) + 50) / 100);
}

/** What an offer takes off its goods: 2 yen, any other type percent; a `discount_price` of 0 is no discount of its own. */
export interface OfferDiscount {
  readonly discount_type: number;
  readonly discount_price: number;
}

/**
 * Goods at an offer's price: its discount stands in place of the goods' own, where it has one. Options have no part in
 * it, and the list price stays.
 */
export function specialPrice<
  Priced extends Pick<Goods, "price" | "totalPrice" | "discount_type" | "discount_price">,
>(goods: Priced, { discount_type, discount_price }: OfferDiscount): Priced {
  if (discount_price === 0) return goods;
  const kind = discount_type === DiscountType.amount ? 2 : 1;
  return {
    ...goods,
    discount_type: kind,
    discount_price,
    totalPrice: discounted(goods.price, kind, discount_price),
  };
}
