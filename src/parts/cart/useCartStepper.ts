import { useSetAtom, useStore } from "jotai";
import { useTranslation } from "react-i18next";
import type { Goods } from "#contract/goods.ts";
import { lineKey } from "#domain/cart.ts";
import { cartLine } from "#domain/cartLine.ts";
import { cartOf } from "#state/cart.ts";
import { placeAtom } from "#state/place.ts";
import { showToastAtom } from "#state/toasts.ts";

/** Shown where the stock is unlimited (specification, section 9). */
const UNLIMITED = 9_999;

/** Pieces of one of the goods that a cart can hold: its stock, unlimited at -1. */
export function mostOf(goods: Pick<Goods, "stock">): number {
  return goods.stock === -1 ? UNLIMITED : goods.stock;
}

/** Changes the pieces of goods without options in the dine-in cart, from a stepper. */
export function useCartStepper(goods: Goods, storeId: string) {
  const { t } = useTranslation();
  const store = useStore();
  const { linesAtom, countAtom } = cartOf(storeId, 1);
  const changeCart = useSetAtom(linesAtom);
  const toast = useSetAtom(showToastAtom);
  const key = lineKey({ goods_id: goods.id, option_value: [] });

  const change = (number: number) => {
    const difference = number - store.get(countAtom(goods.id));
    if (number <= 0) return changeCart({ verb: "remove", key });
    if (difference < 0) return changeCart({ verb: "reduce", key });
    const place = {
      goods_show_type: 1,
      action: 1,
      store_id: storeId,
      table_id: store.get(placeAtom).table_id,
      now_time: new Date().toISOString(),
    } as const;
    changeCart({ verb: "add", line: cartLine(goods, { option_value: [], number: difference }, place) });
  };
  const tellLimit = (bound: "min" | "max") => {
    if (bound === "max") toast(t("stockShort", { count: mostOf(goods) }), "bad");
  };
  return { change, tellLimit, most: mostOf(goods) };
}
