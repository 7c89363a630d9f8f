import { type CartLine, OrderLineRequests } from "#contract/cart.ts";
import { lineKey } from "#domain/cart.ts";

/**
 * What is left of a cart when an order attempt has arrived: a dish that was added while its answer was lost stays.
 * `request` is the attempt's, from the journal.
 */
export function withoutOrdered(
  lines: readonly CartLine[],
  request: Readonly<Record<string, unknown>>,
): CartLine[] {
  const ordered = OrderLineRequests.safeParse(request["lines"]);
  if (!ordered.success) return [];
  const numbers = new Map(ordered.data.map((line) => [lineKey(line), line.number]));
  return lines.flatMap((line) => {
    const number = line.number - (numbers.get(lineKey(line)) ?? 0);
    return number > 0 ? [{ ...line, number }] : [];
  });
}
