import { type OffPremises, OrderType } from "#contract/enumerations.ts";
import { storedAtom } from "#state/storage/storedAtom.ts";

const DELIVERY = String(OrderType.delivery);

/** What one comes to home for, to take away until one says otherwise; kept on this device. */
export const wayAtom = storedAtom<OffPremises>("noren.way", OrderType.takeAway, {
  read: (text) => (text === DELIVERY ? OrderType.delivery : OrderType.takeAway),
  write: String,
});
