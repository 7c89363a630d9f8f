import type { CartLine, LineChoice, LineProblem, OrderLineRequest } from "#contract/cart.ts";
import { type GoodsShowType, SpecType } from "#contract/enumerations.ts";
import type { FailureData } from "#contract/failureData.ts";
import type { Goods } from "#contract/goods.ts";
import { checkOptions } from "#domain/menu/checkOptions.ts";
import { soldOut } from "#domain/menu/soldOut.ts";
import { unitPrice } from "#domain/price/unitPrice.ts";

/**
 * Lines that cannot be ordered as they stand, each with its gravest reason: gone, sold out, options changed, short,
 * price changed (specification, section 8, toasts and 302, 303, 309). `today` holds the goods as they are now; lines of
 * the same goods share its stock in their order. Goods from a list carry no option groups: their options and price
 * cannot be judged, and the provider judges them when the order is placed.
 */
export function lineProblems(
  lines: readonly OrderLineRequest[],
  today: ReadonlyMap<string, Goods>,
  showType: GoodsShowType,
): LineProblem[] {
  const left = new Map<string, number>();
  return lines.flatMap((line) => {
    const goods = today.get(line.goods_id);
    const pieces = left.get(line.goods_id) ?? goods?.stock ?? 0;
    const problem = reasonOf(line, goods, pieces, showType);
    if (pieces !== -1) left.set(line.goods_id, Math.max(0, pieces - line.number));
    if (!problem) return [];
    const { goods_id, option_value } = line;
    const isGone = problem === "gone" || !goods;
    return [
      {
        goods_id,
        option_value: [...option_value],
        reason: problem,
        left: isGone || problem === "sold_out" ? 0 : pieces,
        price: isGone ? 0 : unitPrice(goods, option_value, showType).unit,
      },
    ];
  });
}

/** Whether nothing of a line can be had at all: it can leave the order, or be chosen anew. */
export function isOut({ left, reason }: Pick<LineProblem, "reason" | "left">): boolean {
  if (reason === "short" || reason === "limit") return left <= 0;
  return reason !== "price_changed";
}

function reasonOf(
  line: OrderLineRequest,
  goods: Goods | undefined,
  left: number,
  showType: GoodsShowType,
): LineProblem["reason"] | null {
  if (!goods?.goods_show_type.includes(showType)) return "gone";
  if (soldOut(goods)) return "sold_out";
  const isFromList = goods.spec_type === SpecType.options && goods.option.length === 0;
  if (!isFromList && checkOptions(goods.option, line.option_value).length > 0) return "options_changed";
  if (left !== -1 && line.number > left) return "short";
  if (!isFromList && unitPrice(goods, line.option_value, showType).unit !== line.price)
    return "price_changed";
  return null;
}

/** The problems that a failure names, of the lines that it is about. */
export function problemsIn({ lines = [] }: FailureData): LineProblem[] {
  return lines.filter((line) => "reason" in line);
}

type Offered = LineChoice & Pick<CartLine, "number" | "price" | "offer">;

/**
 * Lines of a cart that hold more pieces than their offer grants one person, those of the same goods together; what the
 * member has ordered of it before only the provider knows.
 */
export function overLimit(lines: readonly Offered[]): LineProblem[] {
  const granted = new Map<string, number>();
  return lines.flatMap(({ goods_id, option_value, number, price, offer }) => {
    if (!offer || offer.limit_per_person === -1) return [];
    const left = granted.get(goods_id) ?? offer.limit_per_person;
    granted.set(goods_id, Math.max(0, left - number));
    return number > left ? [{ goods_id, option_value: [...option_value], reason: "limit", left, price }] : [];
  });
}
