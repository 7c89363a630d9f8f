import { useAtomValue } from "jotai";
import { storeListCouponCall } from "#net/calls/specialCalls.ts";
import { usePages } from "#parts/storeList/usePages.ts";
import { positionAtom } from "#state/places/whereabouts.ts";
import { couponPagesAtom, type GivesCoupons } from "./couponPages.ts";

const idOf = ({ store }: GivesCoupons) => store.store_id;

/** Stores with coupons around the customer's whereabouts, and the coupons of each. */
export function useStoresWithCoupons() {
  const position = useAtomValue(positionAtom);
  const { items, ...pages } = usePages(storeListCouponCall, position ? { position } : {}, {
    page: (data) => data,
    idOf,
    kept: couponPagesAtom,
  });
  const coupons = new Map(items?.map((item) => [item.store.store_id, item.coupons]));
  return { pages: { ...pages, stores: items?.map(({ store }) => store) ?? null }, coupons };
}
