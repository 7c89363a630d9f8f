import type { ShippingQuote, ShippingRules } from "#contract/shipping.ts";
import { missingForFree } from "./missingForFree.ts";
import { parcelsOf, type Shipped } from "./parcelsOf.ts";
import { remoteIsland } from "./remoteIsland.ts";

type Rules = Pick<ShippingRules, "freeprice" | "is_island_excepted" | "parcel_grams"> & {
  readonly fees: readonly Omit<ShippingRules["fees"][number], "name">[];
};
type Quote = Pick<ShippingQuote, "is_shipped_to" | "fee" | "parcels" | "is_island" | "missing_for_free">;

/**
 * What a shop takes for shipping to a place, in yen: the prefecture's fee for each parcel, and for each chilled or frozen
 * one that on top. `goods_subtotal` is that after goods discounts and before a coupon, which never costs the free
 * shipping; from `freeprice` on all of it is free, unless it goes to a remote island that the shop excepts.
 */
export function shippingQuote(
  rules: Rules,
  goods: { readonly pieces: readonly Shipped[]; readonly goods_subtotal: number },
  to: {
    /** In Japanese, as the fees name it. */
    readonly prefecture: string;
    /** Seven digits. */
    readonly postal_code: string;
  },
): Quote {
  const { ambient, chilled, frozen } = parcelsOf(goods.pieces, rules.parcel_grams);
  const parcels = ambient + chilled + frozen;
  const isIsland = remoteIsland(to.postal_code);
  const place = { parcels, is_island: isIsland ? 1 : 0 } as const;
  const fees = rules.fees.find(({ prefecture }) => prefecture === to.prefecture);
  if (fees?.is_shipped_to !== 1) return { ...place, is_shipped_to: 0, fee: 0, missing_for_free: 0 };
  const full = parcels * fees.fee + chilled * fees.chilled_fee + frozen * fees.frozen_fee;
  const canBeFree = rules.freeprice > 0 && !(isIsland && rules.is_island_excepted === 1);
  const missing_for_free = canBeFree ? missingForFree(rules.freeprice, goods.goods_subtotal) : 0;
  const fee = canBeFree && missing_for_free === 0 ? 0 : full;
  return { ...place, is_shipped_to: 1, fee, missing_for_free };
}
