/** Yen of goods that are missing for free shipping; 0 once it is free, and where it never is. */
export function missingForFree(freeprice: number, goods_subtotal: number): number {
  return freeprice === 0 ? 0 : Math.max(0, freeprice - goods_subtotal);
}
