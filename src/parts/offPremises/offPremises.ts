import { CartAction, type OffPremises, type OffPremisesCart, OrderType } from "#contract/enumerations.ts";

/** The way that an address names; null for any other word. */
export function offPremisesOf(type: string | undefined): OffPremises | null {
  if (type === "2") return OrderType.takeAway;
  return type === "3" ? OrderType.delivery : null;
}

/** The cart of a way: the menu's, or the one of what is on offer. */
export function offPremisesCart(type: OffPremises, isOnOffer: boolean): OffPremisesCart {
  if (type === OrderType.takeAway) return isOnOffer ? CartAction.offerTakeAway : CartAction.takeAway;
  return isOnOffer ? CartAction.offerDelivery : CartAction.delivery;
}
