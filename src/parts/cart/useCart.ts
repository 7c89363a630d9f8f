import { atom, useAtomValue, useSetAtom, useStore } from "jotai";
import { createContext, use, useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { LineOffer } from "#contract/cart.ts";
import { CartAction, GoodsShowType } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import { cartLine, lineKey } from "#domain/cart/cart.ts";
import { type Cart, cartOf } from "#state/cart/cart.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { placeAtom } from "#state/page/pageState.ts";

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

/** Pieces of one of the goods that a cart can hold: its stock and what its offer grants a person, unlimited at -1. */
export function mostOf({ stock }: Pick<Goods, "stock">, offer?: Pick<LineOffer, "limit_per_person">): number {
  const limits = [stock, offer?.limit_per_person ?? -1].filter((most) => most !== -1);
  return Math.min(UNLIMITED, ...limits);
}

/** Changes the pieces of goods without options in the cart that is in use, from a stepper. */
export function useCartStepper(goods: Goods, storeId: string) {
  const { t } = useTranslation();
  const { t: tm } = useTranslation("menu");
  const store = useStore();
  const { offer } = use(CartContext);
  const { linesAtom, countAtom } = useCart(storeId);
  const changeCart = useSetAtom(linesAtom);
  const putIn = usePutIn(storeId);
  const toast = useSetAtom(showToastAtom);
  const key = lineKey({ goods_id: goods.id, option_value: [] });
  const stock = mostOf(goods, offer);
  const pieces = useLinePieces(storeId);
  const most = Math.min(stock, pieces);

  const change = (number: number) => {
    const difference = number - store.get(countAtom(goods.id));
    if (number <= 0) return changeCart({ verb: "remove", key });
    if (difference < 0) return changeCart({ verb: "reduce", key });
    putIn(goods, { option_value: [], number: difference });
  };
  const tellLimit = (bound: "min" | "max") => {
    if (bound === "min") return;
    toast(pieces < stock ? tm("problem.pieces", { count: most }) : t("stockShort", { count: most }), "bad");
  };
  return { change, tellLimit, most };
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
  };
}

/** Most pieces of one line, by store, as each last said; of the others nothing is known. */
const knownAtom = atom<Readonly<Record<string, number>>>({});

/** Remembers how many pieces of one line a store takes, for all that counts them below its screen. */
export function useKeepLinePieces(
  store:
    | { readonly store_id: string; readonly extra_config: { readonly line_pieces?: number | undefined } }
    | undefined,
): void {
  const keep = useSetAtom(knownAtom);
  const storeId = store?.store_id;
  const most = store?.extra_config.line_pieces;
  useEffect(() => {
    if (storeId !== undefined && most !== undefined) keep((known) => ({ ...known, [storeId]: most }));
  }, [keep, storeId, most]);
}

/** Most pieces of one line in the cart in use; without a limit where none is known, and in the mall, which has none. */
export function useLinePieces(storeId: string): number {
  const known = useAtomValue(knownAtom)[storeId] ?? Infinity;
  return use(CartContext).mall ? Infinity : known;
}
