import type { LineProblem } from "#contract/cart.ts";
import type { GoodsShowType } from "#contract/enumerations.ts";
import { lineProblems } from "#domain/cart/lineProblems.ts";
import { presentGoods } from "#provider/goods/presentGoods.ts";
import type { CartRow } from "./cartOf.ts";

/** The ids of lines whose goods can no longer be had as they were chosen; too few left is not gone. */
export function unavailable(rows: readonly CartRow[], type: GoodsShowType): string[] {
  return rows
    .filter((row) => {
      const reason = reasonOf(row, type);
      return reason !== null && reason !== "price_changed";
    })
    .map(({ line }) => line.id);
}

/** The lines whose options are no longer to be had, while their goods are. */
export function outdated(rows: readonly CartRow[], type: GoodsShowType): CartRow["line"][] {
  return rows.filter((row) => reasonOf(row, type) === "options_changed").map(({ line }) => line);
}

/** Why a piece of a line cannot be had as it was chosen; null where it can. */
function reasonOf({ line, row }: CartRow, type: GoodsShowType): LineProblem["reason"] | null {
  const today = new Map(row.is_withdrawn ? [] : [[row.id, presentGoods(row, "ja")]]);
  const [problem] = lineProblems([{ ...line, number: 1, price: 0 }], today, type);
  return problem?.reason ?? null;
}
