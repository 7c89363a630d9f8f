import type { GoodsShowType } from "#contract/enumerations.ts";
import { lineProblems } from "#domain/lineProblems.ts";
import { presentGoods } from "#provider/goods/presentGoods.ts";
import type { CartRow } from "./cartOf.ts";

/** The ids of lines whose goods can no longer be had as they were chosen; too few left is not gone. */
export function unavailable(rows: readonly CartRow[], type: GoodsShowType): string[] {
  return rows
    .filter(({ line, row }) => {
      const today = new Map(row.is_withdrawn ? [] : [[row.id, presentGoods(row, "ja")]]);
      const [problem] = lineProblems([{ ...line, number: 1, price: 0 }], today, type);
      return problem !== undefined && problem.reason !== "price_changed";
    })
    .map(({ line }) => line.id);
}
