import { atom } from "jotai";
import { type OffPremises, OrderType } from "#contract/enumerations.ts";
import { keepCookie } from "#state/page/choices.ts";
import { storedAtom } from "#state/storage/storedAtom.ts";

const DELIVERY = `${OrderType.delivery}`;

const held = storedAtom<OffPremises>("noren.way", OrderType.takeAway, {
  read: (text) => (text === DELIVERY ? OrderType.delivery : OrderType.takeAway),
  write: String,
});

const WAY_COOKIE = "way";

/**
 * How one orders without sitting at a table, to take away until one says otherwise: as chosen on home, in a search or in
 * a store, and the same in all of them. Kept on this device, and told to the server: what it would draw of the other way
 * would jump.
 */
export const wayAtom = atom(
  (get) => get(held),
  (_get, set, way: OffPremises) => {
    set(held, way);
    keepCookie(WAY_COOKIE, String(way), document);
  },
);

/** Whether a browser's cookies say that one has things delivered. */
export function hasDelivered(cookie: string): boolean {
  return new RegExp(`(?:^|;\\s*)${WAY_COOKIE}=${DELIVERY}(?:;|$)`).test(cookie);
}
