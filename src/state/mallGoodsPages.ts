import type { Goods } from "#contract/goods.ts";
import { pagesAtom } from "./pages.ts";

/** Further pages of the mall's lists of goods. */
export const mallGoodsPagesAtom = pagesAtom<Goods>();
