import { and, eq, gte, inArray, isNull, or, sql } from "drizzle-orm";
import * as Code from "#contract/codes.ts";
import { GoodsShowType } from "#contract/enumerations.ts";
import { lineProblems } from "#domain/cart/lineProblems.ts";
import { specialPrice } from "#domain/price/unitPrice.ts";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { refillAmong } from "#provider/menu/dailyStock.ts";
import { type GoodsRow, presentGoods } from "#provider/menu/goods.ts";
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
  const rows = round.lines.map(({ row }) => row);
  const { short, hasSoldOut } = await takeStock(db, lines, { rows, now });
  if (short.length > 0) {
    const wanted = lines.filter(({ goods_id }) => short.includes(goods_id));
    const left = await menuRows(db, store_id, wanted);
    const priced = new Map(round.lines.map((line) => [line.row.id, line.goods]));
    const today = new Map(
      left.map((row) => {
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

/**
 * Goods of limited stock with the pieces that are wanted of each, their rows locked in the order of their ids, in which every transaction
 * locks goods: an update alone would lock them as its plan finds them.
 */
function lockedGoods(db: Database, lines: readonly Pieces[]) {
  const pieces = new Map<string, number>();
  for (const { goods_id, number } of lines) pieces.set(goods_id, (pieces.get(goods_id) ?? 0) + number);
  const wanted = sql`unnest(${sql.param([...pieces.keys()])}::text[], ${sql.param([...pieces.values()])}::integer[])
    as wanted(goods_id, number)`;
  return db.$with("locked").as(
    db
      .select({ id: goods.id, number: sql<number>`wanted.number`.as("number") })
      .from(goods)
      .innerJoin(wanted, eq(goods.id, sql`wanted.goods_id`))
      .where(gte(goods.stock, 0))
      .orderBy(goods.id)
      .for("no key update", { of: goods }),
  );
}

/**
 * Takes pieces from limited stock, all in one statement; a stock of -1 is unlimited. What a new day fills up is filled up
 * first, so that whatever is ordered on a day is that day's. `short`: goods of which there are too few by now, and the
 * transaction must be undone. `hasSoldOut`: the last piece of something is gone.
 */
export async function takeStock(
  db: Database,
  lines: readonly Pieces[],
  of: { readonly rows: readonly Stocked[]; readonly now: Date },
): Promise<{ short: string[]; hasSoldOut: boolean }> {
  const counted = await countedOf(db, lines, of);
  if (counted.length === 0) return { short: [], hasSoldOut: false };
  const locked = lockedGoods(db, counted);
  const taken = await db
    .with(locked)
    .update(goods)
    .set({ stock: sql`${goods.stock} - ${locked.number}` })
    .from(locked)
    .where(and(eq(goods.id, locked.id), eq(goods.is_sold_out, false), gte(goods.stock, locked.number)))
    .returning({ id: goods.id, stock: goods.stock });
  const left = new Map(taken.map(({ id, stock }) => [id, stock]));
  const ids = [...new Set(counted.map(({ goods_id }) => goods_id))];
  return { short: ids.filter((id) => !left.has(id)), hasSoldOut: [...left.values()].includes(0) };
}

/** What of goods says whether their pieces are counted. */
type Stocked = Pick<GoodsRow, "id" | "stock" | "refills_at">;

/** The lines whose pieces are counted at a moment, by rows that were read at it or later. */
async function countedOf(
  db: Database,
  lines: readonly Pieces[],
  { now, rows }: { readonly rows: readonly Stocked[]; readonly now: Date },
): Promise<readonly Pieces[]> {
  const due = rows.filter(({ refills_at }) => refills_at !== null && refills_at <= now);
  const limited = new Set([...rows.filter(({ stock }) => stock >= 0), ...due].map(({ id }) => id));
  const counted = lines.filter(({ goods_id }) => limited.has(goods_id));
  if (due.length === 0) return counted;
  const uncounted = await refillAmong(db, [...limited], now);
  return counted.filter(({ goods_id }) => !uncounted.has(goods_id));
}

/** Pieces of an order, and when it was placed. */
interface Ordered extends Pieces {
  readonly placed_at: Date;
}

/**
 * Gives pieces back to limited stock, all in one statement, but for those of a day that is over, which nobody can sell any
 * more; true when something can be had again that was sold out.
 */
export async function returnStock(db: Database, lines: readonly Ordered[]): Promise<boolean> {
  const ordered = sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
    as ordered(goods_id text, number integer, placed_at timestamptz)`;
  const locked = db.$with("locked").as(
    db
      .select({ id: goods.id, counted_since: goods.counted_since })
      .from(goods)
      .where(and(gte(goods.stock, 0), inArray(goods.id, [...new Set(lines.map(({ goods_id }) => goods_id))])))
      .orderBy(goods.id)
      .for("no key update"),
  );
  const back = db.$with("back").as(
    db
      .select({ id: locked.id, number: sql<number>`sum(ordered.number)::integer`.as("number") })
      .from(locked)
      .innerJoin(ordered, sql`ordered.goods_id = ${locked.id}`)
      .where(or(isNull(locked.counted_since), sql`${locked.counted_since} <= ordered.placed_at`))
      .groupBy(locked.id),
  );
  const returned = await db
    .with(locked, back)
    .update(goods)
    .set({ stock: sql`${goods.stock} + ${back.number}` })
    .from(back)
    .where(eq(goods.id, back.id))
    .returning({ stock: goods.stock, number: back.number });
  return returned.some(({ stock, number }) => stock === number);
}
