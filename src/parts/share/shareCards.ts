import type { i18n, TFunction } from "i18next";
import type { CouponOffer } from "#contract/coupon.ts";
import { DiscountType, OrderType } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import type { OrderSummary } from "#contract/order.ts";
import type { StoreDetail } from "#contract/store.ts";
import { type ChatCard, messageCardAddress } from "#domain/share/shareCard.ts";
import { STORE_ZONE } from "#parts/shell/clock.ts";
import { deepLinks } from "#routes/deepLinks.ts";
import { dateAndTime, money } from "#text/formats.ts";
import { intlTag } from "#text/useLanguageTag.ts";

/** What can be passed on to friends. */
export type Shared =
  | {
      readonly kind: "store";
      readonly store: Pick<StoreDetail, "store_id" | "name" | "about" | "address" | "picture" | "logo">;
      /** Whether its page for take-away and delivery is meant, and not the menu at the table. */
      readonly isOffPremises: boolean;
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
interface SharedSplit {
  readonly orderNo: string;
  readonly storeId: string;
  readonly storeName: string;
  readonly total: number;
  /** Yen of each person, in order. */
  readonly shares: readonly number[];
  /** Yen that the first pays more than the others by rounding. */
  readonly rounding: number;
}

/** What is passed on, as a card in the language shown; its texts ("share", and "specials" for a coupon) are at hand. */
export function cardOf(shared: Shared, texts: i18n): ChatCard {
  const { language } = texts;
  const t = texts.getFixedT(language, "share");
  switch (shared.kind) {
    case "store":
      return storeCard(shared, t);
    case "goods":
      return goodsCard(shared, t);
    case "coupon":
      return couponCard(shared, {
        t,
        coupon: texts.getFixedT(language, "specials"),
        tag: intlTag(language),
      });
    case "split":
      return splitCard(shared.split, t);
  }
}

/** A dish or a parcel: what it costs by itself, its story, and the ways to it and to all that its store has. */
function goodsCard({ goods, type }: Extract<Shared, { kind: "goods" }>, t: TFunction<"share">): ChatCard {
  const { id, store_id, name, description, totalPrice, picture, is_buffet } = goods;
  const price = is_buffet === 1 ? "" : money(totalPrice);
  const home = type === undefined ? deepLinks.menu(store_id) : deepLinks.store(store_id);
  return {
    summary: price === "" ? name : t("summary", { name, about: price }),
    title: name,
    details: [
      { label: null, text: price },
      { label: null, text: description },
    ],
    picture: picture && messageCardAddress("goods", id, { picture, logo: null }),
    buttons: [
      { label: t("goods.see"), address: deepLinks.goods({ storeId: store_id, goodsId: id, type }) },
      { label: t("goods.store"), address: home },
    ],
    footer: t("app"),
  };
}

/** A store: what it says of itself, where it is, and the ways to its menu and its coupons. */
function storeCard(
  { store, isOffPremises }: Extract<Shared, { kind: "store" }>,
  t: TFunction<"share">,
): ChatCard {
  const { store_id, name, about, address, picture } = store;
  return {
    summary: about === "" ? name : t("summary", { name, about }),
    title: name,
    details: [
      { label: null, text: about },
      { label: t("store.where"), text: address },
    ],
    picture: picture && messageCardAddress("store", store_id, store),
    buttons: [
      {
        label: t("store.see"),
        address: isOffPremises ? deepLinks.store(store_id) : deepLinks.menu(store_id),
      },
      { label: t("store.coupons"), address: deepLinks.storeCoupons(store_id) },
    ],
    footer: t("app"),
  };
}

interface Words {
  readonly t: TFunction<"share">;
  /** The coupons' own. */
  readonly coupon: TFunction<"specials">;
  /** As `Intl` knows the language. */
  readonly tag: string;
}

/** A coupon: what it takes off, from which amount, until when, and the way to claim it. */
function couponCard({ coupon }: Extract<Shared, { kind: "coupon" }>, words: Words): ChatCard {
  const { t, coupon: tc, tag } = words;
  const { coupon_id, name, description, store_id, store_name, picture, minimum_spend, end_time } = coupon;
  const worth =
    coupon.discount_type === DiscountType.percent
      ? tc("coupon.percent", { percent: coupon.discount_price })
      : tc("coupon.amount", { price: money(coupon.discount_price) });
  const terms = [
    minimum_spend > 0 ? tc("coupon.minimum", { price: money(minimum_spend) }) : tc("coupon.noMinimum"),
    end_time === null ? "" : tc("coupon.claimUntil", { time: dateAndTime(end_time, tag, STORE_ZONE) }),
  ];
  return {
    summary: t("summary", { name: store_name ?? name, about: worth }),
    title: worth,
    details: [
      { label: null, text: store_name ?? "" },
      { label: null, text: name },
      { label: null, text: description },
      ...terms.map((text) => ({ label: null, text })),
    ],
    picture: picture && messageCardAddress("coupon", coupon_id, { picture, logo: null }),
    buttons: [
      { label: t("coupon.see"), address: deepLinks.coupon(coupon_id) },
      ...(store_id === null ? [] : [{ label: t("goods.store"), address: deepLinks.menu(store_id) }]),
    ],
    footer: t("app"),
  };
}

/** A divided bill: who owes what, the sum, and the ways to the bill, which only its table may read, and to the store. */
function splitCard(split: SharedSplit, t: TFunction<"share">): ChatCard {
  const { orderNo, storeId, storeName, total, shares, rounding } = split;
  return {
    summary: t("split.summary", { store: storeName, total: money(total), count: shares.length }),
    title: t("split.of", { store: storeName }),
    details: [
      ...shares.map((share, at) => ({ label: t("split.person", { number: at + 1 }), text: money(share) })),
      { label: t("split.total"), text: money(total) },
      { label: null, text: rounding > 0 ? t("split.rounded", { yen: money(rounding) }) : "" },
    ],
    picture: null,
    buttons: [
      { label: t("split.see"), address: deepLinks.order(orderNo) },
      { label: t("goods.store"), address: deepLinks.menu(storeId) },
    ],
    footer: t("app"),
  };
}

/** An order for one's own chat: what, at which store, its number, and what it costs. */
export function orderCard(order: OrderSummary, t: TFunction<"share">): ChatCard {
  const { order_no, order_type, store_name, goods_names, total, call_number } = order;
  const address =
    order_type === OrderType.shipping ? deepLinks.mallOrder(order_no) : deepLinks.order(order_no);
  return {
    summary: t("order.summary", { store: store_name, total: money(total) }),
    title: t("order.of", { store: store_name }),
    details: [
      { label: null, text: goods_names.join(t("order.join")) },
      // Only who comes to the counter is called by a number.
      ...(order_type === OrderType.takeAway && call_number !== ""
        ? [{ label: t("order.number"), text: call_number }]
        : []),
      { label: t("order.total"), text: money(total) },
    ],
    picture: null,
    buttons: [{ label: t("order.see"), address }],
    footer: t("app"),
  };
}
