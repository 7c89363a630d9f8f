import type { ResponseOf } from "#contract/call.ts";
import { getCouponInfo } from "#contract/calls/coupons.ts";
import { mallStoreIndex } from "#contract/calls/mallStore.ts";
import type { storeIndex } from "#contract/calls/store.ts";
import { Goods } from "#contract/goods.ts";
import { StoreDetail } from "#contract/store.ts";
import { cardAddress } from "#domain/share/shareCard.ts";
import type { Query } from "#routes/route.ts";
import type { RouteName } from "#routes/table.ts";
import { type EarlyCall, earlyCall, earlyCalls } from "./earlyCalls.ts";

/** What a page is about, as a chat tells it. */
export interface Subject {
  readonly name: string;
  /** Empty where nothing is said of it. */
  readonly about: string;
  /** Address of its card from the root; null where it has no picture. */
  readonly card: string | null;
  /** The store's accent colour, `#rrggbb`. */
  readonly accent: string | null;
}

/** Reads what a page is about from an answer of `subjectCall`; null where it says nothing, as of the mall as a whole. */
export function subjectOf(path: string, answer: unknown): Subject | null {
  if (path === "/order/store/index") {
    const { data } = StoreDetail.safeParse(answer);
    return data ? ofStore(data) : null;
  }
  if (path === "/mall/store/index") {
    const { data } = mallStoreIndex.response.safeParse(answer);
    return data?.store ? ofStore(data.store) : null;
  }
  if (path === "/order/store/getcouponinfo") {
    const { data } = getCouponInfo.response.safeParse(answer);
    return data ? ofCoupon(data) : null;
  }
  const { data } = Goods.safeParse(answer);
  return data ? ofGoods(data) : null;
}

function ofStore({ store_id, name, about, picture, logo, extra_config }: StoreDetail): Subject {
  return {
    name,
    about,
    card: picture && cardAddress("store", store_id, { picture, logo }),
    accent: extra_config.accent_color,
  };
}

function ofGoods({ id, name, description, picture }: Goods): Subject {
  const card = picture && cardAddress("goods", id, { picture, logo: null });
  return { name, about: description, card, accent: null };
}

/** A coupon without a picture has its issuer's. */
function ofCoupon({ coupon, stores }: ResponseOf<typeof getCouponInfo>): Subject {
  const { coupon_id, name, description, store_id, store_name } = coupon;
  const issuer = stores.find((store) => store.store_id === store_id);
  const look = { picture: coupon.picture ?? issuer?.picture ?? null, logo: issuer?.logo ?? null };
  return {
    name: store_name === null ? name : `${name} | ${store_name}`,
    about: description,
    card: look.picture && cardAddress("coupon", coupon_id, look),
    accent: null,
  };
}

const ABOUT: readonly string[] = [
  "/order/store/index",
  "/mall/store/index",
  "/api/goods/goodsdetail",
  "/bento/goods/goodsdetail",
];

const store = ({ storeId }: Query) =>
  storeId ? earlyCall<typeof storeIndex>("/order/store/index", { store_id: storeId }) : null;

/** Screens that bring no such answer along and are about something all the same. */
const others: { readonly [Name in RouteName]?: (query: Query) => EarlyCall | null } = {
  coupon: ({ couponId }) =>
    couponId ? earlyCall<typeof getCouponInfo>("/order/store/getcouponinfo", { coupon_id: couponId }) : null,
  storeCoupon: store,
  goodsCouponBuy: store,
};

/** The call whose answer says what a page is about, and whether there is such a thing; null: it is about the app. */
export function subjectCall(name: RouteName, query: Query): EarlyCall | null {
  const early = earlyCalls[name]?.(query) ?? [];
  return early.find(({ path }) => ABOUT.includes(path)) ?? others[name]?.(query) ?? null;
}
