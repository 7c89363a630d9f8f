import * as couponCalls from "#provider/coupons/couponCalls.ts";
import * as mallCart from "#provider/mall/mallCart.ts";
import * as mallOrderCalls from "#provider/mall/mallOrderCalls.ts";
import * as mallStoreCalls from "#provider/mall/mallStoreCalls.ts";
import * as addressCalls from "#provider/members/addresses/addressCalls.ts";
import * as eraseMember from "#provider/members/eraseMember.ts";
import * as memberCalls from "#provider/members/memberCalls.ts";
import * as sessionCalls from "#provider/members/signIn/sessionCalls.ts";
import * as signInCalls from "#provider/members/signIn/signInCalls.ts";
import * as menuCalls from "#provider/menu/menuCalls.ts";
import * as specialCalls from "#provider/menu/specialCalls.ts";
import * as noticeCalls from "#provider/notices/noticeCalls.ts";
import * as cartCalls from "#provider/orders/cart/cartCalls.ts";
import * as orderCalls from "#provider/orders/orderCalls.ts";
import * as orderList from "#provider/orders/orderList.ts";
import * as cardCalls from "#provider/payments/cards/cardCalls.ts";
import * as paymentCalls from "#provider/payments/paymentCalls.ts";
import * as placeCalls from "#provider/places/placeCalls.ts";
import * as purchaseCalls from "#provider/refill/purchaseCalls.ts";
import * as refillCalls from "#provider/refill/refillCalls.ts";
import * as reviewCalls from "#provider/reviews/reviewCalls.ts";
import * as banners from "#provider/stores/banners.ts";
import * as browse from "#provider/stores/browse.ts";
import * as callWaiter from "#provider/stores/callWaiter.ts";
import * as storeListCalls from "#provider/stores/list/storeListCalls.ts";
import * as storeCalls from "#provider/stores/storeCalls.ts";
import type { Answered } from "#provider/server/context.ts";

/** The files that answer calls: each `answer(…)` that one of them exports is found here. */
const files: readonly Readonly<Record<string, unknown>>[] = [
  couponCalls,
  mallCart,
  mallOrderCalls,
  mallStoreCalls,
  addressCalls,
  eraseMember,
  memberCalls,
  sessionCalls,
  signInCalls,
  menuCalls,
  specialCalls,
  noticeCalls,
  cartCalls,
  orderCalls,
  orderList,
  cardCalls,
  paymentCalls,
  placeCalls,
  purchaseCalls,
  refillCalls,
  reviewCalls,
  banners,
  browse,
  callWaiter,
  storeListCalls,
  storeCalls,
];

/** Every call that the provider answers. */
export const handlers: readonly Answered[] = files.flatMap((file) => Object.values(file).filter(isAnswered));

/** The files export rules and queries as well; only a handler has its call with it. */
function isAnswered(value: unknown): value is Answered {
  return typeof value === "object" && value !== null && "call" in value && "handle" in value;
}
