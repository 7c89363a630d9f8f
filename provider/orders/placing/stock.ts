import { and, eq, gte, sql } from "drizzle-orm";
import * as Code from "#contract/codes.ts";
import { GoodsShowType } from "#contract/enumerations.ts";
import { lineProblems } from "#domain/cart/lineProblems.ts";
import { specialPrice } from "#domain/price/unitPrice.ts";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { presentGoods } from "#provider/menu/goods.ts";
import { signalStore } from "#provider/notices/inform.ts";
import type { Fail } from "#provider/server/context.ts";
import { failureOf, type LineFailures, menuRows, type PricedLine } from "./checkLines.ts";

/**
 * Takes a round's pieces from stock. Fails as `checkLines` does when someone else has taken them since they were
 * checked: the update itself decides who gets the last piece.
 */
export async function takeRoundStock<
  Elsewhere extends typeof Code.dineInUnsupported | typeof Code.offPremisesUnsupported,
>(
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
  const lines = round.lines.map(({ choice, number, unit }) => ({ ...choice, number, price: unit }));
  const limited = new Set(round.lines.filter(({ row }) => row.stock >= 0).map(({ row }) => row.id));
  const { short, hasSoldOut } = await takeStock(db, lines, limited);
  if (short.length > 0) {
    const wanted = lines.filter(({ goods_id }) => short.includes(goods_id));
    const rows = await menuRows(db, store_id, wanted);
    const priced = new Map(round.lines.map((line) => [line.row.id, line.goods]));
    const today = new Map(
      rows.map((row) => {
        const shown = presentGoods(row, "ja");
        return [row.id, specialPrice(shown, priced.get(row.id) ?? shown)];
      }),
    );
    const problems = lineProblems(
      wanted,
      today,
      elsewhere === Code.dineInUnsupported ? GoodsShowType.dineIn : GoodsShowType.offPremises,
    );
    const code = failureOf(problems, ({ goods_id }) => today.has(goods_id), elsewhere) ?? Code.stockShort;
    return fail(code, { lines: problems });
  }
  if (hasSoldOut) await signalStore(db, store_id, "menu_changed", now);
}

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
