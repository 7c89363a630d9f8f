import type { CartLine, OrderLineRequest } from "#contract/cart.ts";

/** Lines of a cart as an order asks for them. */
export const requestedLines = (lines: readonly CartLine[]): OrderLineRequest[] =>
  lines.map(({ goods_id, option_value, number, price, offer }) => ({
    goods_id,
    option_value: [...option_value],
    number,
    price,
    ...(offer ? { special_id: offer.special_id } : {}),
  }));
