import type { CartLine, LineProblem } from "#contract/cart.ts";
import { lineKey } from "#domain/cart/cart.ts";

/** Chosen lines brought up to date: what cannot be had is out, the rest has the number and the price of today. */
export function tidyLines(lines: readonly CartLine[], problems: readonly LineProblem[]): CartLine[] {
  return lines.flatMap((line) => {
    const found = problems.filter((problem) => lineKey(problem) === lineKey(line));
    return found.reduce<CartLine[]>(
      (kept, { left, price, reason }) =>
        kept.flatMap((one) => {
          if (reason === "price_changed") return [{ ...one, price }];
          const isTooMany = reason === "short" || reason === "limit";
          return isTooMany && left > 0 ? [{ ...one, number: Math.min(one.number, left) }] : [];
        }),
      [line],
    );
  });
}
