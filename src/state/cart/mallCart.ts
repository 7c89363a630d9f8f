import { atom, type Getter, type Setter } from "jotai";
import type { CartLine, LineProblem } from "#contract/cart.ts";
import { CartAction, GoodsShowType } from "#contract/enumerations.ts";
import type { MallCart } from "#contract/mall.ts";
import { lineKey } from "#domain/cart/cart.ts";
import { type Cart, type CartChange, cartOver, changed } from "./cart.ts";

/**
 * Has the provider's cart, as it was told last, become one with these lines: the cart after that, or null where nothing
 * of it was done, which it has said itself.
 */
export type MallCartWriter = (told: MallCart | null, wanted: readonly CartLine[]) => Promise<MallCart | null>;

/** What cannot be ordered at all, however few pieces are taken of it. */
const OUT: readonly LineProblem["reason"][] = ["gone", "sold_out", "options_changed"];

const heldAtom = atom<MallCart | null>(null);
/** Changes that the provider has not carried out yet; the first may be on its way. */
const pendingAtom = atom<readonly CartChange[]>([]);
const isWritingAtom = atom(false);

/** The cart as the provider told it last; null before it has. */
export const heldMallCartAtom = atom(
  (get) => get(heldAtom),
  (_get, set, cart: MallCart | null) => set(heldAtom, cart),
);

/** Why the cart is not known although it was asked for, and the way to ask again; null where it is, or nobody has one. */
export interface MallCartTrouble {
  readonly isRetrying: boolean;
  readonly retry: () => unknown;
}
export const mallCartTroubleAtom = atom<MallCartTrouble | null>(null);

/** Who carries changes to the provider, while a screen of the mall is shown. */
export const mallWriterAtom = atom<{ readonly writer: MallCartWriter | null }>({ writer: null });

/** A line of the provider's cart as the local carts hold theirs, at today's price. */
function asLine({ goods_num, ...line }: MallCart["shop_cart"][number]): CartLine {
  const { goods_id, option_value, option_name, price, goods_detail } = line;
  return {
    goods_id,
    option_value,
    option_name,
    price,
    goods_detail,
    goods_show_type: GoodsShowType.mall,
    spec_type: goods_detail.spec_type,
    number: goods_num,
    action: CartAction.dineIn,
    store_id: goods_detail.store_id,
    table_id: null,
    now_time: TOLD,
  };
}
/** The provider does not say when a line was added, and nobody asks. */
const TOLD = "1970-01-01T00:00:00Z";

const toldAtom = atom((get) => get(heldAtom)?.shop_cart.map(asLine) ?? []);

const linesAtom = atom(
  (get) =>
    get(pendingAtom).reduce<readonly CartLine[]>((lines, change) => changed(lines, change), get(toldAtom)),
  (get, set, change: CartChange) => {
    set(pendingAtom, joined(get(pendingAtom), change));
    if (!get(isWritingAtom)) void writeAll(get, set);
  },
);

/** Taps on one line that wait for an earlier change are one change. */
function joined(pending: readonly CartChange[], change: CartChange): readonly CartChange[] {
  const last = pending.length > 1 ? pending.at(-1) : undefined;
  if (last?.verb === "add" && change.verb === "add" && lineKey(last.line) === lineKey(change.line)) {
    const line = { ...change.line, number: last.line.number + change.line.number };
    return [...pending.slice(0, -1), { verb: "add", line }];
  }
  if (last?.verb === "set" && change.verb === "set" && last.key === change.key)
    return [...pending.slice(0, -1), change];
  return [...pending, change];
}

/** Carries the changes out, one after another: what was refused is taken back by leaving it away. */
async function writeAll(get: Getter, set: Setter): Promise<void> {
  set(isWritingAtom, true);
  for (let change = get(pendingAtom)[0]; change !== undefined; change = get(pendingAtom)[0]) {
    const { writer } = get(mallWriterAtom);
    const after = await writer?.(get(heldAtom), changed(get(toldAtom), change)).catch(() => null);
    // In one step, so that no piece is shown twice.
    if (after) set(heldAtom, after);
    set(pendingAtom, (all) => all.slice(1));
  }
  set(isWritingAtom, false);
}

/** Takes what waits behind the change under way out of the queue: whoever leaves the page sees to it. */
export const takeQueuedAtom = atom(null, (get, set) => {
  const [first, ...queued] = get(pendingAtom);
  if (first !== undefined) set(pendingAtom, [first]);
  return queued;
});

/** What keeps lines from being ordered as they stand, by their keys; one that was made smaller since is none. */
export const mallProblemsAtom = atom((get) => {
  const numbers = new Map(get(linesAtom).map((line) => [lineKey(line), line.number]));
  const open = (get(heldAtom)?.problems ?? []).filter((problem) => {
    const number = numbers.get(lineKey(problem));
    return number !== undefined && !(problem.reason === "short" && number <= problem.left);
  });
  return new Map(open.map((problem) => [lineKey(problem), problem] as const));
});

const countedAtom = atom((get) => {
  const problems = get(mallProblemsAtom);
  const isOut = (line: CartLine) => OUT.some((reason) => reason === problems.get(lineKey(line))?.reason);
  return get(linesAtom).filter((line) => !isOut(line));
});

/** The mall's cart, which the provider keeps, behind what the local carts are shown and changed by. */
export const mallCart: Cart = cartOver(linesAtom, countedAtom);

/** Lines of the mall's cart, by their keys, that are not to be bought this time; in memory alone. */
export const mallLeftOutAtom = atom<ReadonlySet<string>>(new Set<string>());
