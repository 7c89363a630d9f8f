import type { CouponOffer } from "#contract/coupon.ts";
import type { Goods } from "#contract/goods.ts";
import type { StoreDetail } from "#contract/store.ts";

/** What can be passed on to friends. */
export type Shared =
  | {
      readonly kind: "store";
      readonly store: Pick<StoreDetail, "store_id" | "name" | "about" | "address" | "picture" | "logo">;
      /** Whether its page for take-away and delivery is meant, and not the menu at the table. */
      readonly isAway: boolean;
    }
  | {
      readonly kind: "goods";
      readonly goods: Goods;
      /** As `deepLinks.goods` has it. */
      readonly type: "2" | "3" | "4" | undefined;
    }
  | { readonly kind: "coupon"; readonly coupon: CouponOffer }
  | { readonly kind: "split"; readonly split: SharedSplit };

/** A bill that was divided. */
export interface SharedSplit {
  readonly orderNo: string;
  readonly storeId: string;
  readonly storeName: string;
  readonly total: number;
  /** Yen of each person, in order. */
  readonly shares: readonly number[];
  /** Yen that the first pays more than the others by rounding. */
  readonly rounding: number;
}
