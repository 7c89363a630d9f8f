import type { MallQuote } from "#contract/mall.ts";
import type { ChosenShop } from "#state/cart/mallSelection.ts";
import type { ShopSum } from "./PurchaseTotals.tsx";

interface Quoted {
  readonly quotes: readonly MallQuote[];
  /** The `member_coupon_id` that each shop's order uses. */
  readonly coupons: ReadonlyMap<string, string | null>;
}

/** What each shop's part of a purchase comes to, in the order of the shops, as far as its price is known. */
export function sumsOf(shops: readonly ChosenShop[], { coupons, quotes }: Quoted): ShopSum[] {
  return shops.flatMap(({ store_id, store_name }) => {
    const quote = quotes.find((one) => one.store_id === store_id);
    if (quote === undefined) return [];
    const used = coupons.get(store_id) ?? null;
    const couponName = quote.coupons.find((one) => one.member_coupon_id === used)?.name;
    return { store_id, store_name, bill: quote.bill, shipping: quote.shipping, couponName };
  });
}
