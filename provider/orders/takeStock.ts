import { and, eq, gte, sql } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";

export interface Pieces {
  readonly goods_id: string;
  readonly number: number;
}

/** Pieces by goods, in the order of their ids, in which every transaction takes its locks. */
function byGoods(lines: readonly Pieces[]): [string, number][] {
  const pieces = new Map<string, number>();
  for (const { goods_id, number } of lines) pieces.set(goods_id, (pieces.get(goods_id) ?? 0) + number);
  return [...pieces].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/**
 * Takes pieces from limited stock; a stock of -1 is unlimited. `short`: goods of which there are too few by now, and
 * the transaction must be undone. `hasSoldOut`: the last piece of something is gone.
 */
export async function takeStock(
  db: Database,
  lines: readonly Pieces[],
  limited: ReadonlySet<string>,
): Promise<{ short: string[]; hasSoldOut: boolean }> {
  const short: string[] = [];
  let hasSoldOut = false;
  for (const [goods_id, number] of byGoods(lines)) {
    if (!limited.has(goods_id)) continue;
    const [left] = await db
      .update(goods)
      .set({ stock: sql`${goods.stock} - ${number}` })
      .where(and(eq(goods.id, goods_id), eq(goods.is_sold_out, false), gte(goods.stock, number)))
      .returning({ stock: goods.stock });
    if (left === undefined) short.push(goods_id);
    hasSoldOut ||= left?.stock === 0;
  }
  return { short, hasSoldOut };
}

/** Gives pieces back to limited stock; true when something can be had again that was sold out. */
export async function returnStock(db: Database, lines: readonly Pieces[]): Promise<boolean> {
  let isBack = false;
  for (const [goods_id, number] of byGoods(lines)) {
    const [left] = await db
      .update(goods)
      .set({ stock: sql`${goods.stock} + ${number}` })
      .where(and(eq(goods.id, goods_id), gte(goods.stock, 0)))
      .returning({ stock: goods.stock });
    isBack ||= left?.stock === number;
  }
  return isBack;
}
