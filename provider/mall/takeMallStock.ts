import { lineProblems } from "#domain/cart/lineProblems.ts";
import type { Fail } from "#provider/server/context.ts";
import type { Database } from "#provider/db/database.ts";
import { presentGoods } from "#provider/goods/presentGoods.ts";
import { signalStore } from "#provider/informs/signalStore.ts";
import { failureOf, menuRows } from "#provider/orders/checkLines.ts";
import { takeStock } from "#provider/orders/takeStock.ts";
import type { PricedShop } from "./priceShop.ts";

const MALL = 3;

/**
 * Takes the pieces of a whole purchase from stock, those of all its shops in one order of locks. Fails as `checkLines`
 * does, with the shop, when someone else has taken them since: the update itself decides who gets the last piece.
 */
export async function takeMallStock(
  db: Database,
  purchase: readonly PricedShop[],
  now: Date,
  fail: Fail<302 | 303 | 308 | 309>,
): Promise<void> {
  const all = purchase.flatMap(({ lines }) => lines);
  const limited = new Set(all.filter(({ row }) => row.stock >= 0).map(({ row }) => row.id));
  const pieces = all.map(({ number, row }) => ({ goods_id: row.id, number }));
  const { short, hasSoldOut } = await takeStock(db, pieces, limited);
  for (const { lines, shop } of purchase) {
    const wanted = lines
      .filter(({ row }) => short.includes(row.id))
      .map(({ number, option_value, row, unit }) => ({
        goods_id: row.id,
        option_value: [...option_value],
        number,
        price: unit,
      }));
    if (wanted.length === 0) continue;
    const rows = await menuRows(db, shop.id, wanted);
    const today = new Map(rows.map((row) => [row.id, presentGoods(row, "ja")]));
    const problems = lineProblems(wanted, today, MALL);
    const code = failureOf(problems, ({ goods_id }) => today.has(goods_id), 308) ?? 309;
    return fail(code, { store_id: shop.id, lines: problems });
  }
  if (!hasSoldOut) return;
  for (const { shop } of purchase) await signalStore(db, shop.id, "menu_changed", now);
}
