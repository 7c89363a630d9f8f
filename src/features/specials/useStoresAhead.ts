import { useAtomValue } from "jotai";
import { presellStoreListCall } from "#net/calls/specialCalls.ts";
import { usePages } from "#parts/storeList/usePages.ts";
import { positionAtom } from "#state/places/whereabouts.ts";
import { presellPagesAtom, type SellsAhead } from "./presellPages.ts";

const idOf = ({ store }: SellsAhead) => store.store_id;

/** Stores that sell ahead around the customer's whereabouts, and what each of them sells. */
export function useStoresAhead() {
  const position = useAtomValue(positionAtom);
  const { items, ...pages } = usePages(presellStoreListCall, position ? { position } : {}, {
    page: (data) => data,
    idOf,
    kept: presellPagesAtom,
  });
  const goods = new Map(items?.map((item) => [item.store.store_id, item.goods]));
  return { pages: { ...pages, stores: items?.map(({ store }) => store) ?? null }, goods };
}
