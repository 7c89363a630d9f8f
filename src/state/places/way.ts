import { atom } from "jotai";
import { type OffPremises, OrderType } from "#contract/enumerations.ts";
import { drawnAtom } from "#state/page/pageState.ts";
import { storedAtom } from "#state/storage/storedAtom.ts";

/** Null where nobody has said it on this device. */
const keptAtom = storedAtom<string | null>("noren.way", null, {
  read: (text) => text,
  write: (text) => text,
});

/**
 * How one orders without sitting at a table, to take away until one says otherwise: on home, in a search and in a store the
 * same, and in the page's HTML already. Kept on this device; `keepWayAtom` changes it.
 */
export const wayAtom = atom(
  (get): OffPremises =>
    Number(get(keptAtom) ?? get(drawnAtom).way) === OrderType.delivery
      ? OrderType.delivery
      : OrderType.takeAway,
  (_get, set, way: OffPremises) => set(keptAtom, String(way)),
);
