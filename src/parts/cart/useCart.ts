import { useSetAtom, useStore } from "jotai";
import { createContext, use } from "react";
import { useTranslation } from "react-i18next";
import type { LineOffer } from "#contract/cart.ts";
import { CartAction, GoodsShowType } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import { cartLine, lineKey } from "#domain/cart/cart.ts";
import { type Cart, cartOf } from "#state/cart/cart.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { placeAtom } from "#state/page/pageState.ts";
import { lightTouch } from "#ui/motion/lightTouch.ts";
import { useKnownStore } from "./knownStores.ts";

interface CartChoice {
  readonly action: CartAction;
  /** What the goods are sold at, in the activities' carts (4 and 5). */
  readonly offer?: LineOffer | undefined;
  /** In the mall: the provider's cart of all its shops, in the place of the local ones. */
  readonly mall?: Cart | undefined;
}

/** Which of a store's five carts, or the mall's, what is shown goes into; the dine-in cart unless something around it says otherwise. */
export const CartContext = createContext<CartChoice>({ action: CartAction.dineIn });

/** The cart that what is shown of a store goes into. */
export function useCart(storeId: string): Cart {
  const { action, mall } = use(CartContext);
  return mall ?? cartOf(storeId, action);
}

/** How the goods of the cart in use are sold: 1 at the table, 2 to take away or to be delivered, 3 shipped. */
export function useShowType(): GoodsShowType {
  const { action, mall } = use(CartContext);
  if (mall) return GoodsShowType.mall;
  return action === CartAction.dineIn ? GoodsShowType.dineIn : GoodsShowType.offPremises;
}

/** Shown where the stock is unlimited (specification, section 9). */
const UNLIMITED = 9_999;

/** How many more pieces of one of the goods a cart can take, and what keeps it from more. */
export interface Limit {
  readonly most: number;
  /** What it is without what the cart holds. */
  readonly of: number;
  /** What is left, what its offer grants a person, what the store takes at once, or how many a course is for. */
  readonly by: "stock" | "person" | "pieces" | "party";
}

/** The nearest of all limits: stock and what an offer grants are unlimited at -1. */
export function limitOf(
  { stock }: Pick<Goods, "stock">,
  { line = 0, offer, others = 0, party = Infinity, pieces = Infinity }: LimitedBy = {},
): Limit {
  const person = offer?.limit_per_person ?? -1;
  const limits = [
    { by: "stock", of: stock === -1 ? UNLIMITED : stock, held: others },
    { by: "person", of: person === -1 ? Infinity : person, held: others },
    { by: "pieces", of: pieces, held: line },
    { by: "party", of: party, held: others },
  ] as const;
  return limits
    .map(({ by, held, of }): Limit => ({ by, of, most: Math.max(0, of - held) }))
    .reduce((nearest, limit) => (limit.most < nearest.most ? limit : nearest));
}

interface LimitedBy {
  readonly offer?: Pick<LineOffer, "limit_per_person"> | undefined;
  /** Most pieces of one line. */
  readonly pieces?: number | undefined;
  /** Persons for whom a course can still be ordered. */
  readonly party?: number | undefined;
  /** Pieces of the goods that the cart holds in other lines, and of the very line that grows. */
  readonly others?: number | undefined;
  readonly line?: number | undefined;
}

/** Says a limit that is reached: at the plus, and to whoever asks for more all the same. */
export function useLimitWords() {
  const { t } = useTranslation("menu");
  const { t: tc } = useTranslation();
  const atPlus = ({ by, of }: Limit): string =>
    by === "stock" ? t("limit.stock") : t(`limit.${by}`, { count: of });
  const told = (limit: Limit): string =>
    limit.by === "stock" ? tc("stockShort", { count: limit.of }) : atPlus(limit);
  return { atPlus, told };
}

/** Changes the pieces of goods without options in the cart that is in use, from a stepper; `party` as in `limitOf`. */
export function useCartStepper(goods: Goods, storeId: string, party?: number) {
  const store = useStore();
  const { offer } = use(CartContext);
  const { linesAtom, countAtom } = useCart(storeId);
  const changeCart = useSetAtom(linesAtom);
  const putIn = usePutIn(storeId);
  const toast = useSetAtom(showToastAtom);
  const { told } = useLimitWords();
  const key = lineKey({ goods_id: goods.id, option_value: [] });
  const limit = limitOf(goods, { offer, pieces: useLinePieces(storeId), party });

  const change = (number: number) => {
    const difference = number - store.get(countAtom(goods.id));
    if (number <= 0) return changeCart({ verb: "remove", key });
    if (difference < 0) return changeCart({ verb: "reduce", key });
    putIn(goods, { option_value: [], number: difference });
  };
  const tellLimit = (bound: "min" | "max") => {
    if (bound === "min") return;
    toast(told(limit), "bad");
  };
  return { change, tellLimit, limit };
}

/** Puts goods, as they were chosen, into the cart that is in use. */
export function usePutIn(storeId: string) {
  const store = useStore();
  const { action, offer } = use(CartContext);
  const goods_show_type = useShowType();
  const { linesAtom } = useCart(storeId);
  return (goods: Goods, chosen: Parameters<typeof cartLine>[1]) => {
    const line = cartLine(goods, chosen, {
      goods_show_type,
      action,
      store_id: storeId,
      table_id: goods_show_type === GoodsShowType.dineIn ? store.get(placeAtom).table_id : null,
      now_time: new Date().toISOString(),
    });
    store.set(linesAtom, { verb: "add", line: offer ? { ...line, offer } : line });
    lightTouch("added");
  };
}

/** Most pieces of one line in the cart in use; without a limit where none is known, and in the mall, which has none. */
export function useLinePieces(storeId: string): number {
  const { linePieces = Infinity } = useKnownStore(storeId) ?? {};
  return use(CartContext).mall ? Infinity : linePieces;
}
