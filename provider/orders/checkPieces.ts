import type { LineProblem, OrderLineRequest } from "#contract/cart.ts";
import { lineKey } from "#domain/cart/cart.ts";
import { linesOverLimit, tableRules } from "#domain/orders/tableRules.ts";
import type { Fail } from "#provider/server/context.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";

/** 309 with the problem `limit`, where a line of a store's order has more pieces than the store takes of one. */
export function checkPieces(
  store: Pick<StoreRow, "table_rules">,
  lines: readonly OrderLineRequest[],
  fail: Fail<309>,
): void {
  const { line_pieces } = tableRules(store.table_rules);
  const problems = linesOverLimit(lines, line_pieces, lineKey).map(
    ({ goods_id, option_value, price }): LineProblem => ({
      goods_id,
      option_value: [...option_value],
      reason: "limit",
      left: line_pieces,
      price,
    }),
  );
  if (problems.length > 0) fail(309, { lines: problems });
}
