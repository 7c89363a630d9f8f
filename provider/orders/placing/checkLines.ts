import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { LineChoice, LineProblem, OrderLineRequest } from "#contract/cart.ts";
import * as Code from "#contract/codes.ts";
import type { GoodsShowType } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import { lineProblems } from "#domain/cart/lineProblems.ts";
import { type BillLine, billLine } from "#domain/price/bill.ts";
import { specialPrice } from "#domain/price/unitPrice.ts";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { type GoodsRow, goodsColumns, offered, presentGoods } from "#provider/menu/goods.ts";
import type { Offer } from "#provider/menu/specials.ts";
import type { Fail } from "#provider/server/context.ts";

/** `Elsewhere`: not served in this way of ordering, 307 at a table and 308 away from it. */
export type LineFailures<
  Elsewhere extends typeof Code.dineInUnsupported | typeof Code.offPremisesUnsupported = 307,
> =
  | typeof Code.productMissing
  | typeof Code.soldOut
  | typeof Code.stockShort
  | typeof Code.cartEmpty
  | Elsewhere;

interface CheckedLine {
  readonly request: OrderLineRequest;
  readonly row: GoodsRow;
  readonly goods: Goods;
}

/**
 * The lines of an order with the goods as they are now, at the price of the offers that they name. Fails with what keeps
 * a line from being ordered, all problems in the data: 404 no lines, 302 gone (an offer that is over included) or its
 * options changed, `elsewhere` not served in this way, 303 sold out, 309 too few left. Prices are judged by the total.
 */
export function checkLines<
  Elsewhere extends typeof Code.dineInUnsupported | typeof Code.offPremisesUnsupported,
>(
  order: {
    /** The goods that the lines name, as `menuRows` reads them. */
    readonly menu: readonly GoodsRow[];
    readonly lines: readonly OrderLineRequest[];
    readonly showType: GoodsShowType;
    readonly elsewhere: Elsewhere;
    /** By the goods' ids. */
    readonly offers?: ReadonlyMap<string, Offer>;
  },
  fail: Fail<LineFailures<Elsewhere>>,
): CheckedLine[] {
  const { elsewhere, lines, menu, offers = new Map(), showType } = order;
  if (lines.length === 0) return fail(Code.cartEmpty);
  const today = goodsToday(menu, { lines, offers });
  const problems = lineProblems(lines, today, showType);
  const code = failureOf(problems, (problem) => today.has(problem.goods_id), elsewhere);
  if (code !== null) return fail(code, { lines: problems });
  return lines.flatMap((request) => {
    const row = menu.find(({ id }) => id === request.goods_id);
    const detail = today.get(request.goods_id);
    return row && detail ? [{ request, row, goods: detail }] : [];
  });
}

/** The goods that lines name, by their ids, at the price of the offers that they name; what cannot be had is not in it. */
export function goodsToday(
  menu: readonly GoodsRow[],
  order: { readonly lines: readonly OrderLineRequest[]; readonly offers: ReadonlyMap<string, Offer> },
): ReadonlyMap<string, Goods> {
  const { lines, offers } = order;
  const named = new Set(
    lines.filter(({ special_id }) => special_id !== undefined).map(({ goods_id }) => goods_id),
  );
  const isThere = ({ id }: GoodsRow) => offers.has(id) || !named.has(id);
  return new Map(
    menu.filter(isThere).map((row) => {
      const detail = presentGoods(row, "ja");
      const offer = offers.get(row.id);
      return [row.id, offer === undefined ? detail : specialPrice(detail, offer)];
    }),
  );
}

/** The rows of goods that lines name, as far as this store's menu has them. */
export async function menuRows(
  db: Database,
  store_id: string,
  lines: readonly Pick<OrderLineRequest, "goods_id">[],
): Promise<GoodsRow[]> {
  return db.select(goodsColumns).from(goods).where(onMenuOf(store_id, lines));
}

/** Goods that lines name, as far as this store's menu has them. */
export function onMenuOf(
  store_id: string,
  lines: readonly Pick<OrderLineRequest, "goods_id">[],
): SQL | undefined {
  const ids = [...new Set(lines.map(({ goods_id }) => goods_id))];
  return and(inArray(goods.id, ids), eq(goods.store_id, store_id), offered);
}

/** The code that says the gravest problem; a changed price is none, as long as the total is right. */
export function failureOf<
  Elsewhere extends typeof Code.dineInUnsupported | typeof Code.offPremisesUnsupported,
>(
  problems: readonly LineProblem[],
  isKnown: (problem: LineProblem) => boolean,
  elsewhere: Elsewhere,
): typeof Code.productMissing | typeof Code.soldOut | typeof Code.stockShort | Elsewhere | null {
  const have = (...reasons: LineProblem["reason"][]) =>
    problems.filter(({ reason }) => reasons.includes(reason));
  if (have("options_changed").length > 0) return Code.productMissing;
  const gone = have("gone");
  if (gone.length > 0) return gone.every(isKnown) ? elsewhere : Code.productMissing;
  if (have("sold_out").length > 0) return Code.soldOut;
  return have("short").length > 0 ? Code.stockShort : null;
}

export interface PricedLine extends BillLine {
  readonly row: GoodsRow;
  /** As they were priced: at the offer's discount, where there is one. */
  readonly goods: Goods;
  readonly choice: LineChoice;
  readonly special_id: string | null;
}

/** A checked line with its price. */
export function pricedLine({ goods: dish, request, row }: CheckedLine, showType: GoodsShowType): PricedLine {
  const { goods_id, option_value, special_id = null } = request;
  const choice = { goods_id, option_value };
  return { ...billLine(dish, request, showType), row, goods: dish, choice, special_id };
}
