import type { CartLine, LineProblem } from "#contract/cart.ts";

type Offered = Pick<CartLine, "goods_id" | "option_value" | "number" | "price" | "offer">;

/**
 * Lines of a cart that hold more pieces than their offer grants one person, those of the same goods together; what the
 * member has ordered of it before only the provider knows.
 */
export function overLimit(lines: readonly Offered[]): LineProblem[] {
  const granted = new Map<string, number>();
  return lines.flatMap(({ goods_id, option_value, number, price, offer }) => {
    if (!offer || offer.limit_per_person === -1) return [];
    const left = granted.get(goods_id) ?? offer.limit_per_person;
    granted.set(goods_id, Math.max(0, left - number));
    return number > left ? [{ goods_id, option_value: [...option_value], reason: "limit", left, price }] : [];
  });
}
