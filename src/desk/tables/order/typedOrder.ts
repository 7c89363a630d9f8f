import type { TypedDish } from "#contract/calls/desk/tableOrder.ts";
import { GoodsShowType } from "#contract/enumerations.ts";
import { piecesLeft } from "#domain/menu/soldOut.ts";
import { unitPrice } from "#domain/price/unitPrice.ts";
import { matchOf } from "#domain/search/rank.ts";
import { type Dictionary, readQuery } from "#domain/search/searchQuery.ts";

/** A line as a waiter has typed it. */
export interface TypedLine {
  readonly dish: TypedDish;
  readonly option_value: readonly string[];
  readonly number: number;
}

const isSame = (one: TypedLine, other: TypedLine): boolean =>
  one.dish.id === other.dish.id &&
  one.option_value.toSorted().join(" ") === other.option_value.toSorted().join(" ");

/** The lines with so many more of one; what is chosen alike is one line, and what comes to none is left out. */
export function withMore(lines: readonly TypedLine[], line: TypedLine): TypedLine[] {
  const known = lines.some((one) => isSame(one, line));
  const all = known
    ? lines.map((one) => (isSame(one, line) ? { ...one, number: one.number + line.number } : one))
    : [...lines, line];
  return all.filter(({ number }) => number > 0);
}

/** Yen of one piece with its options, at a table. */
export const priceOf = ({ dish, option_value }: Omit<TypedLine, "number">): number =>
  unitPrice(dish, option_value, GoodsShowType.dineIn).unit;

/** Yen of all lines. */
export const totalOf = (lines: readonly TypedLine[]): number =>
  lines.reduce((sum, line) => sum + priceOf(line) * line.number, 0);

/** Characters as they are typed: staff look at one menu, whose names are written one way. */
const PLAIN: Dictionary = { unify: (text) => text, allergens: new Map() };
/** Dishes that are offered before anything is typed. */
const FAVOURITES = 12;

/** Dishes that hold what was typed, as guests find them, the best first; of nothing typed those that are ordered most. */
export function dishesFor(dishes: readonly TypedDish[], typed: string): TypedDish[] {
  const words = typed.trim();
  if (words === "") return dishes.toSorted((one, other) => other.sold - one.sold).slice(0, FAVOURITES);
  const query = readQuery(words, PLAIN);
  return dishes
    .flatMap((dish) => {
      const isNamed = dish.name.toLowerCase().includes(words.toLowerCase());
      const match = matchOf(dish.search, query);
      return match === null && !isNamed ? [] : [{ dish, rank: match?.rank ?? 0 }];
    })
    .toSorted((one, other) => one.rank - other.rank || other.dish.sold - one.dish.sold)
    .map(({ dish }) => dish);
}

/** Whether none of it is left. */
export const isGone = (dish: TypedDish): boolean => piecesLeft(dish) === 0;
