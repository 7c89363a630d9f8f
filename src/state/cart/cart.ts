import { type Atom, atom, type PrimitiveAtom, type WritableAtom } from "jotai";
import type { CartLine } from "#contract/cart.ts";
import { CartAction } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import { addLine, cartTotals, clearCart, reduceLine, removeLine, setNumber } from "#domain/cart/cart.ts";
import { local } from "#state/storage/storage.ts";
import { type Codec, storedAtom } from "#state/storage/storedAtom.ts";

type Lines = readonly CartLine[];
type Stored = typeof import("./storedCart.ts")["storedCart"];

let stored: Stored | null = null;
let coming: Promise<unknown> | null = null;

/**
 * The stored cart is checked by the contract's schema, and joined with what another tab wrote, by code that is fetched
 * when there is a cart to read.
 */
const cartCodec: Codec<Lines> = {
  ready: () => {
    if (stored) return null;
    coming ??= import("./storedCart.ts").then(
      (loaded) => {
        stored = loaded.storedCart;
      },
      (error: unknown) => {
        coming = null;
        throw error;
      },
    );
    return coming;
  },
  read: (text) => (text === null || stored === null ? [] : stored.parse(text)),
  write: (lines) => JSON.stringify(lines),
  // Where nothing was read, no other tab has written anything.
  merge: (base, ours, theirs) => stored?.merge(base, ours, theirs) ?? ours,
};

/** What can be done to a cart (specification, section 4, "Cart transitions"). */
export type CartChange =
  | { readonly verb: "add"; readonly line: CartLine }
  | { readonly verb: "reduce"; readonly key: string }
  | { readonly verb: "set"; readonly key: string; readonly number: number }
  | { readonly verb: "remove"; readonly key: string }
  | { readonly verb: "replace"; readonly lines: Lines }
  /** By a rule that comes with who uses it: what is seldom done costs the first load nothing. */
  | { readonly verb: "apply"; readonly rule: (lines: Lines) => CartLine[] }
  | { readonly verb: "clear" };

/** A cart, wherever it is kept: whoever shows or changes it need not know. */
export interface Cart {
  readonly linesAtom: WritableAtom<Lines, [change: CartChange], void>;
  /** Pieces, yen, and pieces that the yen leave out. */
  readonly totalsAtom: Atom<{ readonly count: number; readonly total: number; readonly apart: number }>;
  /** Pieces of one of the goods, all its lines together: a change renders that card alone. */
  readonly countAtom: (goodsId: string) => Atom<number>;
}

/** A cart's lines after a change. */
export function changed(lines: Lines, change: CartChange): CartLine[] {
  switch (change.verb) {
    case "add":
      return addLine(lines, change.line);
    case "reduce":
      return reduceLine(lines, change.key);
    case "set":
      return setNumber(lines, change.key, change.number);
    case "remove":
      return removeLine(lines, change.key);
    case "replace":
      return [...change.lines];
    case "apply":
      return change.rule(lines);
    case "clear":
      return clearCart();
  }
}

/** The cart that these lines are; of its total only those count that `countedAtom` holds. */
export function cartOver(linesAtom: Cart["linesAtom"], countedAtom: Atom<Lines> = linesAtom): Cart {
  const countsAtom = atom((get) => {
    const counts = new Map<string, number>();
    for (const line of get(linesAtom))
      counts.set(line.goods_id, (counts.get(line.goods_id) ?? 0) + line.number);
    return counts;
  });
  const ofGoods = new Map<string, Atom<number>>();
  return {
    linesAtom,
    totalsAtom: atom((get) => {
      const { count } = cartTotals(get(linesAtom));
      const counted = cartTotals(get(countedAtom));
      return { count, total: counted.total, apart: count - counted.count };
    }),
    countAtom: (goodsId) => {
      const found = ofGoods.get(goodsId) ?? atom((get) => get(countsAtom).get(goodsId) ?? 0);
      ofGoods.set(goodsId, found);
      return found;
    },
  };
}

function makeCarts(storeId: string) {
  const allAtom = storedAtom<Lines>(`cart.${storeId}`, [], cartCodec);
  const soldOut = atom<ReadonlySet<string>>(new Set<string>());
  const one = (action: CartAction) => {
    const linesAtom = atom(
      (get) => get(allAtom).filter((line) => line.action === action),
      (_get, set, change: CartChange) =>
        set(allAtom, (all) => [
          ...all.filter((line) => line.action !== action),
          ...changed(
            all.filter((line) => line.action === action),
            change,
          ),
        ]),
    );
    return cartOver(
      linesAtom,
      atom((get) => get(linesAtom).filter(({ goods_id }) => !get(soldOut).has(goods_id))),
    );
  };
  return {
    soldOut,
    [CartAction.dineIn]: one(CartAction.dineIn),
    [CartAction.takeAway]: one(CartAction.takeAway),
    [CartAction.delivery]: one(CartAction.delivery),
    [CartAction.offerTakeAway]: one(CartAction.offerTakeAway),
    [CartAction.offerDelivery]: one(CartAction.offerDelivery),
  };
}

const stores = new Map<string, ReturnType<typeof makeCarts>>();

function cartsOf(storeId: string): ReturnType<typeof makeCarts> {
  const carts = stores.get(storeId) ?? makeCarts(storeId);
  stores.set(storeId, carts);
  return carts;
}

/** One of the five local carts of a store: 1 dine-in, 2 and 3 take-away and delivery, 4 and 5 activities. */
export const cartOf = (storeId: string, action: CartAction): Cart => cartsOf(storeId)[action];

/** Ids of a store's goods that its menu says are sold out: they stay in a cart, and count in no sum of it. */
export const soldOutAtom = (storeId: string): PrimitiveAtom<ReadonlySet<string>> => cartsOf(storeId).soldOut;

/** Key of local storage under which versions before the five carts kept the only one. */
export const OLD_CART_KEY = "cart";

/** Whether this browser still holds a cart of that kind. */
export function hasOldCart(): boolean {
  return local.get(OLD_CART_KEY) !== null;
}

/** The goods whose sheet is open over the menu; null for none. */
export const openGoodsAtom = atom<Goods | null>(null);
