import { lineProblems } from "#domain/cart/lineProblems.ts";
import { specialPrice } from "#domain/price/unitPrice.ts";
import type { Fail } from "#provider/server/context.ts";
import type { Database } from "#provider/db/database.ts";
import { presentGoods } from "#provider/goods/presentGoods.ts";
import { signalStore } from "#provider/informs/signalStore.ts";
import { failureOf, type LineFailures, menuRows } from "./checkLines.ts";
import type { PricedLine } from "./pricedLine.ts";
import { takeStock } from "./takeStock.ts";

/**
 * Takes a round's pieces from stock. Fails as `checkLines` does when someone else has taken them since they were
 * checked: the update itself decides who gets the last piece.
 */
export async function takeRoundStock<Elsewhere extends 307 | 308>(
  db: Database,
  round: {
    readonly store_id: string;
    readonly lines: readonly PricedLine[];
    readonly elsewhere: Elsewhere;
    readonly now: Date;
  },
  fail: Fail<LineFailures<Elsewhere>>,
): Promise<void> {
  const { elsewhere, store_id, now } = round;
  const lines = round.lines.map((line) => ({
    goods_id: line.row.id,
    option_value: [...line.option_value],
    number: line.number,
    price: line.unit,
  }));
  const limited = new Set(round.lines.filter(({ row }) => row.stock >= 0).map(({ row }) => row.id));
  const { short, hasSoldOut } = await takeStock(db, lines, limited);
  if (short.length > 0) {
    const wanted = lines.filter(({ goods_id }) => short.includes(goods_id));
    const rows = await menuRows(db, store_id, wanted);
    const priced = new Map(round.lines.map((line) => [line.row.id, line.goods]));
    const today = new Map(
      rows.map((row) => {
        const goods = presentGoods(row, "ja");
        return [row.id, specialPrice(goods, priced.get(row.id) ?? goods)];
      }),
    );
    const problems = lineProblems(wanted, today, elsewhere === 307 ? 1 : 2);
    const code = failureOf(problems, ({ goods_id }) => today.has(goods_id), elsewhere) ?? 309;
    return fail(code, { lines: problems });
  }
  if (hasSoldOut) await signalStore(db, store_id, "menu_changed", now);
}
