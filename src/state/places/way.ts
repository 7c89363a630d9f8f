import { atom } from "jotai";
import { type OffPremises, OrderType } from "#contract/enumerations.ts";
import { drawnAtom } from "#state/page/pageState.ts";
import { storedAtom } from "#state/storage/storedAtom.ts";

const DELIVERY = String(OrderType.delivery);

/** Null where nobody has said it on this device. */
const keptAtom = storedAtom<OffPremises | null>("noren.way", null, {
  read: (text) => (text === null ? null : text === DELIVERY ? OrderType.delivery : OrderType.takeAway),
  write: (way) => way && String(way),
});

/**
 * How one orders without sitting at a table, to take away until one says otherwise: on home, in a search and in a store the
 * same, and in the page's HTML already. Kept on this device; `keepWayAtom` changes it.
 */
export const wayAtom = atom(
  (get) => get(keptAtom) ?? get(drawnAtom).way ?? OrderType.takeAway,
  (_get, set, way: OffPremises) => set(keptAtom, way),
);
