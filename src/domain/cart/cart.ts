import type { CartLine, LineChoice } from "#contract/cart.ts";
import { type CartAction, GoodsShowType } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import { optionWords } from "#domain/menu/optionWords.ts";
import { unitPrice } from "#domain/price/unitPrice.ts";

export type Counted = LineChoice & Pick<CartLine, "number">;

/** Most pieces of one line, as the contract's `Count` allows. */
const MOST = 9999;

/** The nearest number of pieces that a line can have. */
export function within(number: number): number {
  return Math.min(MOST, Math.max(1, Math.trunc(number)));
}

/** One of a store's five carts (specification, section 3, "Local cart list per store"). */
export function cartKey(store_id: string, action: CartAction): string {
  return `${store_id}:${action}`;
}

/** `cate_type` of a cart: 1 for normal and store-home, 2 for activities. */
export function cateType(action: CartAction): 1 | 2 {
  return action <= 3 ? 1 : 2;
}

/** Every field of a choice as words without white space: ids have none. */
const KEY_WORDS: { readonly [Field in keyof LineChoice]-?: (line: LineChoice) => readonly string[] } = {
  goods_id: ({ goods_id }) => [goods_id],
  option_value: ({ option_value }) => option_value.toSorted(),
};

/** Equal for identical lines: same goods, same options in any order. */
export function lineKey(line: LineChoice): string {
  return Object.values(KEY_WORDS)
    .flatMap((words) => words(line))
    .join(" ");
}

/** Adds pieces: an identical line grows in its place and takes the newer price, otherwise a line is appended. */
export function addLine<Line extends Counted>(lines: readonly Line[], line: Line): Line[] {
  const key = lineKey(line);
  if (!lines.some((other) => lineKey(other) === key))
    return [...lines, { ...line, number: within(line.number) }];
  return lines.map((other) =>
    lineKey(other) === key ? { ...line, number: within(other.number + line.number) } : other,
  );
}

/** Sets a line's pieces, at least 1; deleting is `removeLine`. */
export function setNumber<Line extends Counted>(lines: readonly Line[], key: string, number: number): Line[] {
  return lines.map((line) =>
    lineKey(line) === key && Number.isFinite(number) ? { ...line, number: within(number) } : line,
  );
}

/** Takes one piece off, and not below 1 (specification, section 4, "Cart transitions"). */
export function reduceLine<Line extends Counted>(lines: readonly Line[], key: string): Line[] {
  return lines.map((line) => (lineKey(line) === key ? { ...line, number: within(line.number - 1) } : line));
}

export function removeLine<Line extends LineChoice>(lines: readonly Line[], key: string): Line[] {
  return lines.filter((line) => lineKey(line) !== key);
}

export function clearCart<Line>(): Line[] {
  return [];
}

/** Pieces and yen of a cart; buffet goods count 0 at the table (specification, section 9). */
export function cartTotals(
  lines: readonly Pick<CartLine, "number" | "price" | "goods_show_type" | "goods_detail">[],
): { count: number; total: number } {
  return lines.reduce(
    ({ count, total }, line) => {
      const isIncluded = line.goods_detail.is_buffet === 1 && line.goods_show_type === GoodsShowType.dineIn;
      return { count: count + line.number, total: total + (isIncluded ? 0 : line.price * line.number) };
    },
    { count: 0, total: 0 },
  );
}

type Place = Pick<CartLine, "goods_show_type" | "action" | "store_id" | "table_id" | "now_time">;
/** What is chosen of goods that are at hand. */
export type Chosen = Omit<LineChoice, "goods_id"> & { readonly number: number };

/** A line for the cart from goods with their option groups and what was chosen; its price is one piece's, in yen. */
export function cartLine(goods: Goods, chosen: Chosen, place: Place): CartLine {
  const option_value = [...new Set(chosen.option_value)];
  return {
    ...place,
    goods_id: goods.id,
    spec_type: goods.spec_type,
    option_value,
    option_name: optionWords(goods.option, option_value),
    number: chosen.number,
    price: unitPrice(goods, option_value, place.goods_show_type).unit,
    goods_detail: goods,
  };
}
