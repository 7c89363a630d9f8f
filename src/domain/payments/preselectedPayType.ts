import { OrderType, PayType } from "#contract/enumerations.ts";

/** Ways whose money changes hands later: at the register, and at the door. */
const PAID_LATER: readonly PayType[] = [PayType.cash, PayType.cashOnDelivery];

/** Whether an order is placed before anything is paid. */
export function isPaidLater(type: PayType): boolean {
  return PAID_LATER.includes(type);
}

interface Offered {
  /** What can be paid with, in the store's order. */
  readonly types: readonly PayType[];
  readonly order_type: OrderType;
  /** What was paid with last on this device; null where that is not known. */
  readonly last: PayType | null;
  /** Whether the customer keeps a card that can be paid with. */
  readonly hasKeptCard: boolean;
  /** Whether nothing more has to be typed for it, and nothing is lacking. */
  readonly isReady: (type: PayType) => boolean;
}

/**
 * The way to pay that is chosen until the customer chooses another: at a table that at the register; elsewhere the last
 * one on this device, for what is brought a card that they keep, so that it can be left at the door, else at the counter
 * or the door, else the first that asks for nothing more. Null where there is none.
 */
export function preselectedPayType(offered: Offered): PayType | null {
  const { hasKeptCard, isReady, last, order_type, types } = offered;
  const later = types.find(isPaidLater);
  if (order_type === OrderType.dineIn && later !== undefined) return later;
  if (last !== null && types.includes(last) && isReady(last)) return last;
  const isBrought = later === PayType.cashOnDelivery;
  if (isBrought && hasKeptCard && types.includes(PayType.card)) return PayType.card;
  return later ?? types.find(isReady) ?? types[0] ?? null;
}
