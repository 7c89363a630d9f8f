import { atom } from "jotai";
import type { OffPremises } from "#contract/enumerations.ts";
import { keepCookie } from "#state/page/choices.ts";
import { wayAtom } from "./way.ts";

/** The cookie that the server reads it from. */
export const WAY_COOKIE = "way";

/** Changes how one orders from now on, and tells the server: what it would draw of the other way would jump. */
export const keepWayAtom = atom(null, (_get, set, way: OffPremises) => {
  set(wayAtom, way);
  keepCookie(WAY_COOKIE, String(way), document);
});
