import { type OffPremises, OrderType } from "#contract/enumerations.ts";
import { storedAtom } from "#state/storage/storedAtom.ts";

const DELIVERY = String(OrderType.delivery);

/**
 * How one orders without sitting at a table, to take away until one says otherwise: on home, in a search and in a store the
 * same. Kept on this device; `keepWayAtom` changes it.
 */
export const wayAtom = storedAtom<OffPremises>("noren.way", OrderType.takeAway, {
  read: (text) => (text === DELIVERY ? OrderType.delivery : OrderType.takeAway),
  write: String,
});
