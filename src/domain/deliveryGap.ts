import type { DeliveryTerms } from "#contract/deliveryZone.ts";

/**
 * Yen that goods of so much still lack: until they reach the least that is delivered (409), and until they are delivered
 * for nothing; 0 where they have reached it, or where there is nothing to reach. The subtotal is that after the goods'
 * own discounts (specification, section 9).
 */
export function deliveryGap(
  { dispatchprice, freeprice, minimum_order }: DeliveryTerms,
  goods_subtotal: number,
): { readonly toMinimum: number; readonly toFree: number } {
  const isEverFree = dispatchprice > 0 && freeprice > 0;
  return {
    toMinimum: Math.max(0, minimum_order - goods_subtotal),
    toFree: isEverFree ? Math.max(0, freeprice - goods_subtotal) : 0,
  };
}
