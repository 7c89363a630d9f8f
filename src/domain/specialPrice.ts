import type { Goods } from "#contract/goods.ts";
import { discounted } from "./discounted.ts";

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
  const kind = discount_type === 2 ? 2 : 1;
  return {
    ...goods,
    discount_type: kind,
    discount_price,
    totalPrice: discounted(goods.price, kind, discount_price),
  };
}
