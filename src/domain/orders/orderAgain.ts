import type { CartLine, LineChoice, LineProblem, OrderLineRequest } from "#contract/cart.ts";
import { GoodsShowType, type OffPremisesCart } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import type { OrderLine } from "#contract/order.ts";
import { type Chosen, cartLine, lineKey } from "#domain/cart/cart.ts";
import { lineProblems } from "#domain/cart/lineProblems.ts";

type Ordered = LineChoice & Pick<OrderLine, "name" | "option_name" | "number" | "unit_price">;

/** What goes into the cart: as chosen then, at today's price. */
export interface ReorderLine extends Chosen {
  readonly goods: Goods;
  /** Yen a piece, today. */
  readonly unit_price: number;
}

/** What is not as it was. */
export interface ReorderChange {
  /** As they were called then. */
  readonly name: string;
  readonly option_name: string;
  readonly reason: LineProblem["reason"];
  /** Pieces that were ordered then, and that go into the cart now. */
  readonly ordered: number;
  readonly number: number;
  /** Yen a piece then and now; 0 where it is gone. */
  readonly price_before: number;
  readonly price: number;
}

/**
 * An old order as a cart of today (specification, section 2, "order again"): what can still be had as it was chosen, at
 * today's prices, and by name what has changed. Of what has run short as many go in as are left; what is gone, sold out
 * or has other options does not. Lines alike become one, as they do in a cart. `goodsNow` are the goods with their
 * option groups, without those that are gone.
 */
export function orderAgain(
  lines: readonly Ordered[],
  goodsNow: ReadonlyMap<string, Goods>,
  showType: GoodsShowType,
): { lines: ReorderLine[]; changes: ReorderChange[] } {
  const wanted = [...alike(lines).values()];
  const asked = wanted.map(
    ({ goods_id, option_value, number, unit_price }): OrderLineRequest => ({
      goods_id,
      option_value,
      number,
      price: unit_price,
    }),
  );
  const problems = new Map(
    lineProblems(asked, goodsNow, showType).map((problem) => [lineKey(problem), problem]),
  );
  const results = wanted.map((line) => {
    const { goods_id, name, number: ordered, option_name, option_value, unit_price } = line;
    const problem = problems.get(lineKey(line));
    const goods = goodsNow.get(goods_id);
    const number = problem === undefined ? ordered : piecesOf(problem, ordered);
    const price = problem?.price ?? unit_price;
    const told = { name, option_name, ordered, number, price_before: unit_price, price };
    return {
      lines: goods !== undefined && number > 0 ? [{ goods, option_value, number, unit_price: price }] : [],
      changes: problem === undefined ? [] : [{ ...told, reason: problem.reason }],
    };
  });
  return {
    lines: results.flatMap((result) => result.lines),
    changes: results.flatMap((result) => result.changes),
  };
}

/** Additions often hold what was ordered before. */
function alike(lines: readonly Ordered[]): Map<string, Ordered> {
  const merged = new Map<string, Ordered>();
  for (const line of lines) {
    const before = merged.get(lineKey(line))?.number ?? 0;
    merged.set(lineKey(line), { ...line, number: line.number + before });
  }
  return merged;
}

function piecesOf({ left, reason }: LineProblem, ordered: number): number {
  if (reason === "price_changed") return ordered;
  return reason === "short" ? Math.min(left, ordered) : 0;
}

/**
 * What of a cart can be had another way of ordering too, as lines of that way's cart at today's prices, and by name what
 * is not as it was: gone, sold out, with other options or at another price. `goodsNow` are the goods with their option
 * groups, those on offer at their offer's price; what is missing there is gone.
 */
export function carryOver(
  lines: readonly CartLine[],
  goodsNow: ReadonlyMap<string, Goods>,
  to: { readonly action: OffPremisesCart; readonly now_time: string },
): { lines: CartLine[]; changes: ReorderChange[] } {
  const again = orderAgain(
    lines.map(({ price, goods_detail, ...line }) => ({
      ...line,
      name: goods_detail.name,
      unit_price: price,
    })),
    goodsNow,
    GoodsShowType.offPremises,
  );
  const before = new Map(lines.map((line) => [line.goods_id, line]));
  return {
    changes: again.changes,
    lines: again.lines.flatMap(({ goods, option_value, number }) => {
      const line = before.get(goods.id);
      if (!line) return [];
      const place = {
        goods_show_type: GoodsShowType.offPremises,
        store_id: line.store_id,
        table_id: null,
        ...to,
      } as const;
      const carried = cartLine(goods, { option_value, number }, place);
      return [line.offer ? { ...carried, offer: line.offer } : carried];
    }),
  };
}
