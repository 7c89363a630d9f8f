import { useSetAtom, useStore } from "jotai";
import { use } from "react";
import { useTranslation } from "react-i18next";
import type { LineOffer } from "#contract/cart.ts";
import type { Goods } from "#contract/goods.ts";
import { lineKey } from "#domain/cart/cart.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { CartContext, useCart } from "./CartContext.ts";
import { useLinePieces } from "./linePieces.ts";
import { usePutIn } from "./usePutIn.ts";

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
