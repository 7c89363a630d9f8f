import type { StoreDetail } from "#contract/store.ts";

export type DeliveryPrices = Pick<StoreDetail, "dispatchprice" | "freeprice">;

/**
 * Delivery fee in yen: `dispatchprice`, unless the goods subtotal reaches a non-zero `freeprice` (specification,
 * section 9). The subtotal is that after goods discounts and before a coupon, which never costs the free delivery.
 */
export function deliveryFee(prices: DeliveryPrices, goods_subtotal: number): number {
  const isFree = prices.freeprice > 0 && goods_subtotal >= prices.freeprice;
  return isFree ? 0 : prices.dispatchprice;
}
