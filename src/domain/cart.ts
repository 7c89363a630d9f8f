import type { CartLine } from "#contract/cart.ts";
import type { CartAction } from "#contract/enumerations.ts";

type Identity = Pick<CartLine, "goods_id" | "option_value">;
type Counted = Identity & Pick<CartLine, "number">;
type Stored = Counted & Pick<CartLine, "action" | "now_time">;

/** Most pieces of one line, as the contract's `Count` allows. */
const MOST = 9999;
const within = (number: number) => Math.min(MOST, Math.max(1, Math.trunc(number)));

/** One of a store's five carts (specification, section 3, "Local cart list per store"). */
export function cartKey(store_id: string, action: CartAction): string {
  return `${store_id}:${action}`;
}

/** `cate_type` of a cart: 1 for normal and store-home, 2 for activities. */
export function cateType(action: CartAction): 1 | 2 {
  return action <= 3 ? 1 : 2;
}

/** Equal for identical lines: same goods, same options in any order. Ids hold no white space. */
export function lineKey(line: Identity): string {
  return [line.goods_id, ...line.option_value.toSorted()].join(" ");
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

export function removeLine<Line extends Identity>(lines: readonly Line[], key: string): Line[] {
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
      const isIncluded = line.goods_detail.is_buffet === 1 && line.goods_show_type === 1;
      return { count: count + line.number, total: total + (isIncluded ? 0 : line.price * line.number) };
    },
    { count: 0, total: 0 },
  );
}

/**
 * What two tabs made of a store's carts that both began with (`base`: what this tab last read or wrote; `theirs`: what
 * is stored now). Pieces added or taken in either tab count once each. A line goes only where one tab removed it and the
 * other left it alone. Equal pieces with equal `now_time` are one edit seen twice.
 */
export function mergeCarts<Line extends Stored>(
  base: readonly Line[],
  ours: readonly Line[],
  theirs: readonly Line[],
): Line[] {
  const [before, mine, other] = [byKey(base), byKey(ours), byKey(theirs)];
  const merged = (keys: Iterable<string>) =>
    [...keys].flatMap((key) => mergeLine(before.get(key), mine.get(key), other.get(key)) ?? []);
  const newKeys = [...new Set([...mine.keys(), ...other.keys()])].filter((key) => !before.has(key));
  return [...merged(before.keys()), ...merged(newKeys).toSorted((one, two) => age(one) - age(two))];
}

function mergeLine<Line extends Stored>(
  base: Line | undefined,
  ours: Line | undefined,
  theirs: Line | undefined,
): Line | null {
  if (!ours || !theirs) {
    const kept = ours ?? theirs;
    if (!kept || (base && kept.number === base.number && kept.now_time === base.now_time)) return null;
    const added = kept.number - (base?.number ?? 0);
    return { ...kept, number: added > 0 ? added : kept.number };
  }
  const newest = newer(base, ours, theirs);
  const isOneEdit = ours.number === theirs.number && ours.now_time === theirs.now_time;
  return {
    ...newest,
    number: isOneEdit ? ours.number : within(ours.number + theirs.number - (base?.number ?? 0)),
  };
}

/** Price and names from the tab that added last; where neither did, from the one that changed the line at all. */
function newer<Line extends Stored>(base: Line | undefined, ours: Line, theirs: Line): Line {
  if (age(ours) !== age(theirs)) return age(ours) > age(theirs) ? ours : theirs;
  return JSON.stringify(ours) === JSON.stringify(base) ? theirs : ours;
}

/** By cart and line: a store's carts are kept in one list. */
function byKey<Line extends Stored>(lines: readonly Line[]): Map<string, Line> {
  return new Map(lines.map((line) => [`${line.action} ${lineKey(line)}`, line]));
}

function age(line: Stored): number {
  return Date.parse(line.now_time);
}
