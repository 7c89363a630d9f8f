import * as Code from "#contract/codes.ts";
import { requestedLines } from "#domain/cart/requestedLines.ts";
import { mallQuoteCall } from "#net/calls/mallOrderCalls.ts";
import { useCall } from "#net/useCall.ts";
import type { ChosenShop } from "#state/cart/mallSelection.ts";
import type { ShopDraft } from "#state/orders/mallDraft.ts";
import { couponsFor } from "./couponsFor.ts";

const REFUSED = [Code.storeMissing, Code.addressMissing, Code.cartEmpty, Code.noPermission] as const;

/** Where a purchase goes: to an address, or as far as is known, to a prefecture (in Japanese). */
export interface ShippingPlace {
  readonly address_id: string | null;
  readonly prefecture: string | null;
}

/** What a purchase costs, shop by shop, with the coupons that are used; read again when anything in it changes. */
export function useQuotes(
  shops: readonly ChosenShop[],
  place: ShippingPlace,
  drafts: Readonly<Record<string, ShopDraft>>,
) {
  const parts = shops.map(({ store_id, lines }) => ({ store_id, lines: requestedLines(lines) }));
  const { address_id, prefecture } = place;
  const to = address_id !== null ? { address_id } : prefecture !== null ? { prefecture } : {};
  const plain = useCall(mallQuoteCall, parts.length > 0 ? { shops: parts, ...to } : null, {
    keepPreviousData: true,
    handles: REFUSED,
  });
  const coupons = couponsFor(plain.data?.quotes ?? [], drafts);
  const withCoupons = parts.map((part) => {
    const coupon_id = coupons.get(part.store_id) ?? null;
    return coupon_id === null ? part : { ...part, coupon_id };
  });
  const hasCoupons = withCoupons.some((part) => "coupon_id" in part);
  const couponed = useCall(mallQuoteCall, hasCoupons ? { shops: withCoupons, ...to } : null, {
    keepPreviousData: true,
    handles: [...REFUSED, Code.couponMissing, Code.couponUsedOrExpired, Code.couponConditionsNotMet],
  });
  // A price that is about to fall is not shown first, but for who chooses a coupon while looking at it.
  const isPlainShown =
    !hasCoupons || couponed.failure !== undefined || Object.values(drafts).some(({ coupon }) => coupon);
  const shown = hasCoupons && couponed.data ? couponed.data : isPlainShown ? plain.data : undefined;
  const wanted = new Set(shops.map(({ store_id }) => store_id));
  const quotes = (shown?.quotes ?? []).filter(({ store_id }) => wanted.has(store_id));
  return {
    quotes,
    coupons,
    total: quotes.reduce((sum, { bill }) => sum + bill.total, 0),
    isReading: plain.isValidating || (hasCoupons && couponed.isValidating),
    failure: plain.data ? undefined : plain.failure,
    reload: () => Promise.all([plain.reload(), couponed.reload()]),
  };
}
