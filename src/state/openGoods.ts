import { atom } from "jotai";
import type { Goods } from "#contract/goods.ts";

/** The goods whose sheet is open over the menu; null for none. */
export const openGoodsAtom = atom<Goods | null>(null);
