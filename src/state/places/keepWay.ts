import { atom } from "jotai";
import type { OffPremises } from "#contract/enumerations.ts";
import { keepCookie } from "#state/page/choices.ts";
import { wayAtom } from "./way.ts";

const COOKIE = "way";

/** Changes how one orders from now on, and tells the server: what it would draw of the other way would jump. */
export const keepWayAtom = atom(null, (_get, set, way: OffPremises) => {
  set(wayAtom, way);
  keepCookie(COOKIE, String(way), document);
});

/** Whether a browser's cookies say that one has things delivered. */
export function hasDelivered(cookie: string): boolean {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=3(?:;|$)`).test(cookie);
}
