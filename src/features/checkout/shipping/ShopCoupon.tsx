import { useState } from "react";
import type { CouponChoice } from "#contract/coupon.ts";
import type { MallQuote } from "#contract/mall.ts";
import { GoodsShowType, OrderType } from "#contract/enumerations.ts";
import { bySaving } from "#domain/coupons/couponDiscount.ts";
import { couponLine } from "#domain/coupons/couponedBill.ts";
import { storeCouponListCall } from "#net/calls/couponCalls.ts";
import { useCall } from "#net/useCall.ts";
import CouponField from "#parts/coupons/CouponField.tsx";
import { couponOptions, type WeighedCoupon } from "#parts/coupons/couponOptions.ts";
import { NO_COUPON } from "#parts/coupons/noCoupon.ts";
import type { CouponPlace } from "#parts/coupons/useCouponPlace.ts";
import { useMinute } from "#parts/shell/clock.ts";
import type { ChosenShop } from "#state/cart/mallSelection.ts";
import type { MallPurchase } from "./useMallPurchase.ts";

const NONE_REFUSED = new Map<string, never>();

interface ShopCouponProps {
  readonly shop: ChosenShop;
  readonly quote: MallQuote;
  readonly purchase: MallPurchase;
}

/** The coupon of a shop's order, in the same row as at every other confirmation. */
export default function ShopCoupon({ shop, quote, purchase }: ShopCouponProps) {
  return <CouponField place={useShopCoupons(shop, quote, purchase)} heading="h3" />;
}

/** What one holds comes with the prices, weighed; nothing makes a coupon of another shop good here. */
function weighed(coupon: CouponChoice): WeighedCoupon[] {
  const { discount, hindrance, member_coupon_id: id, missing, valid_until } = coupon;
  if (id === null || hindrance === "other_store") return [];
  const answer = hindrance === null ? { discount, covered: [] } : { hindrance, missing };
  return [{ id, coupon, valid_until, discount, answer }];
}

/**
 * The coupons of one shop's part of a purchase, as of any confirmation: which is used, what the others would save, and
 * those to claim now. One that another shop's part uses moves here when it is chosen.
 */
function useShopCoupons(shop: ChosenShop, quote: MallQuote, purchase: MallPurchase): CouponPlace {
  const { store_id } = shop;
  const now = useMinute();
  const [isOpen, setOpen] = useState(false);
  const offers = useCall(
    storeCouponListCall,
    { store_id, order_type: OrderType.shipping },
    { isSilent: true, isOwn: true },
  );
  // One that is good at every shop is offered once.
  const isFirst = purchase.shops[0]?.store_id === store_id;
  const offered = offers.data?.items.filter((offer) => isFirst || offer.store_id !== null) ?? [];
  const chosen = purchase.shopDraft(store_id).coupon;
  const used = purchase.coupons.get(store_id) ?? null;
  const { toClaim } = couponOptions(
    { coupons: [], offers: offered, refused: NONE_REFUSED, chosen: NO_COUPON },
    {
      store_id,
      order_type: OrderType.shipping,
      lines: shop.lines.map((line) => couponLine(line.goods_detail, line, GoodsShowType.mall)),
      charges: quote.bill.delivery_fee,
      now,
    },
  );
  const coupons = quote.coupons.flatMap(weighed).toSorted(bySaving);
  const applied = coupons.find(({ id, discount }) => id === used && discount > 0) ?? null;
  const choose = (id: string) => {
    for (const other of purchase.shops) {
      const isMoved = other.store_id !== store_id && purchase.shopDraft(other.store_id).coupon === id;
      if (isMoved && id !== NO_COUPON) purchase.changeShop(other.store_id, { coupon: undefined });
    }
    purchase.changeShop(store_id, { coupon: id === NO_COUPON ? null : id });
  };
  return {
    isOff: false,
    bill: quote.bill,
    coupons,
    applied,
    lapsed: (applied === null && coupons.find(({ id, discount }) => id === chosen && discount === 0)) || null,
    isNoneChosen: chosen === null,
    choose,
    toClaim,
    isSignInNeeded: toClaim.some(({ offer }) => offer.hindrance === "sign_in"),
    isReading: offers.isLoading,
    isFailed: coupons.length === 0 && offers.failure !== undefined && !offers.data,
    reload: () => Promise.all([purchase.reload(), offers.reload()]),
    sheet: { isOpen, open: () => setOpen(true), close: () => setOpen(false) },
    // What became of a coupon is said of the whole purchase.
    told: null,
    refused: () => {},
  };
}
