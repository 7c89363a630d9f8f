import type { CartLine } from "#contract/cart.ts";
import { lineKey } from "./cart.ts";

type Counted = Pick<CartLine, "goods_id" | "option_value" | "number">;

/** Takes off what was ordered: what is there beyond that stays. */
export function deductLines<Line extends Counted>(
  lines: readonly Line[],
  ordered: readonly Counted[],
): Line[] {
  const numbers = new Map(ordered.map((line) => [lineKey(line), line.number]));
  return lines.flatMap((line) => {
    const number = line.number - (numbers.get(lineKey(line)) ?? 0);
    return number > 0 ? [{ ...line, number }] : [];
  });
}
