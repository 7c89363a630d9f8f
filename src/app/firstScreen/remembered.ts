import type { RouteMatch } from "#routes/matchRoute.ts";
import { AT_HOME, isUsualKept, usualPlaceAt } from "#state/orders/keptUsual.ts";
import { isOwnVisit } from "#state/orders/ownVisit.ts";
import type { Drawn } from "#state/page/pageState.ts";
import { keptWay } from "#state/places/keptWay.ts";

/** What a device remembers, as its cookies say, of what a first screen shows: each is missing where nothing depends on it. */
export function remembered(match: RouteMatch | null, cookie: string, now: number): Drawn {
  if (match === null) return {};
  const usual = keptUsual(match, cookie, now);
  const ordered = orderedAt(match, cookie);
  return { ...(usual && { usual }), ...(ordered && { ordered }), ...drawnWay(match, cookie) };
}

/** The place of a screen that is kept free for "my usual"; null for none. */
function keptUsual({ name, query }: RouteMatch, cookie: string, now: number): string | null {
  const { storeId = "" } = query;
  const place =
    name === "home"
      ? AT_HOME
      : name === "storeHome" || name === "orderFood"
        ? usualPlaceAt(storeId, name === "orderFood")
        : null;
  return place !== null && isUsualKept(cookie, place, now) ? place : null;
}

/** The code of the table whose menu is asked for, where the device has ordered there; else null. */
function orderedAt({ name, query }: RouteMatch, cookie: string): string | null {
  const { storeId: store_id = "", tableId: table_id } = query;
  if (name !== "orderFood" || table_id === undefined) return null;
  return isOwnVisit(cookie, { store_id, table_id }) ? table_id : null;
}

/** How one orders, where the address leaves that to the device: drawn otherwise, it would jump there. */
function drawnWay({ name, query }: RouteMatch, cookie: string): Pick<Drawn, "way"> {
  const isOfWay = name === "home" || (name === "storeHome" && query["type"] === undefined);
  return isOfWay ? { way: keptWay(cookie) } : {};
}
