import type { Goods } from "#contract/goods.ts";

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
  if (discount_type === 2) return Math.max(0, price - off);
  if (discount_type === 0) return price;
  // In whole numbers, so that a half is exactly a half.
  return Math.floor((price * (100 - Math.min(100, off)) + 50) / 100);
}
