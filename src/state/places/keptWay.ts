import { type OffPremises, OrderType } from "#contract/enumerations.ts";
import { cookieOf } from "#domain/values/cookie.ts";
import { WAY_COOKIE } from "./keepWay.ts";

/** How one orders, as a browser's cookies say: to take away until they say otherwise. */
export function keptWay(cookies: string): OffPremises {
  return cookieOf(cookies, WAY_COOKIE) === String(OrderType.delivery)
    ? OrderType.delivery
    : OrderType.takeAway;
}
