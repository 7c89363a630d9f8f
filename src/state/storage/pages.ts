import { atom, type WritableAtom } from "jotai";
import type * as z from "zod/mini";
import type { CouponOffer, MemberCoupon } from "#contract/coupon.ts";
import type { Goods } from "#contract/goods.ts";
import type { MemberReview } from "#contract/review.ts";
import type { StoreSummary } from "#contract/storeLists.ts";
import type { RefillStore, ValueEntry } from "#contract/storedValue.ts";

/** What was read of a list beyond its first page. */
export interface FurtherPages<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/** Further pages of lists by their keys; null drops those of a key. */
export type PagesAtom<Item> = WritableAtom<
  ReadonlyMap<string, FurtherPages<Item>>,
  [key: string, pages: FurtherPages<Item> | null],
  void
>;

/** Lists kept at most, the oldest dropped first. */
const KEPT = 8;

/** Keeps further pages of lists of one kind by their key, so that going back finds the place where one was. */
export function pagesAtom<Item>(): PagesAtom<Item> {
  const held = atom<ReadonlyMap<string, FurtherPages<Item>>>(new Map());
  return atom(
    (get) => get(held),
    (get, set, key: string, pages: FurtherPages<Item> | null) => {
      const others = [...get(held)].filter(([name]) => name !== key);
      set(held, new Map(pages ? [...others.slice(1 - KEPT), [key, pages]] : others));
    },
  );
}

const held = atom<Readonly<Record<string, number>>>({});

/** How many pages of a list were read on to, by the list's name: going back finds the place where one was. */
export const shownPagesAtom = atom(
  (get) => get(held),
  (_get, set, name: string, pages: number) => set(held, (all) => ({ ...all, [name]: pages })),
);

/** Further pages of the lists of stores. */
export const storePagesAtom = pagesAtom<StoreSummary>();

/** Further pages of the mall's lists of goods. */
export const mallGoodsPagesAtom = pagesAtom<Goods>();

/** Further pages of one's own coupons. */
export const memberCouponPagesAtom = pagesAtom<MemberCoupon>();

/** Further pages of stores' coupons to claim. */
export const storeCouponPagesAtom = pagesAtom<CouponOffer>();

/** Further pages of one's own reviews. */
export const reviewPagesAtom = pagesAtom<MemberReview>();

/** Further pages of the stores that sell cards and vouchers. */
export const refillStorePagesAtom = pagesAtom<z.infer<typeof RefillStore>>();

/** Further pages of the histories of cards and vouchers. */
export const valuePagesAtom = pagesAtom<z.infer<typeof ValueEntry>>();
