import type { storeListCoupon } from "#contract/calls/specials.ts";
import type { ResponseOf } from "#contract/call.ts";
import { pagesAtom } from "#state/storage/pages.ts";

export type GivesCoupons = ResponseOf<typeof storeListCoupon>["items"][number];
export type Offered = GivesCoupons["coupons"][number];

/** Further pages of stores with coupons to claim. */
export const couponPagesAtom = pagesAtom<GivesCoupons>();
