import { atom } from "jotai";
import { keepCookie } from "#state/page/choices.ts";

const COOKIE = "usual";
/** Places kept at most, the oldest dropped first. */
const MOST = 8;
const HOUR = 3_600_000;
/** Hours that a visit lasts at most: so long nothing of it is shown at the table where one has ordered. */
const VISIT = 6;

/** Where "my usual" stands: on home, or on a store's menu, of what is eaten there or away. */
export const AT_HOME = "home";

/** The place on a store's menu. */
export const usualPlaceAt = (storeId: string, isAtTable: boolean): string =>
  `${encodeURIComponent(storeId)}:${isAtTable ? "table" : "away"}`;

/** The places in a browser's cookies, each with the hour since 1970 from which on it counts. */
function placesIn(cookie: string): ReadonlyMap<string, number> {
  const text = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(cookie)?.[1] ?? "";
  const entries = text.split("|").filter(Boolean);
  return new Map(
    entries.map((entry) => {
      const [place = "", from = ""] = entry.split("@");
      return [place, Number(from) || 0];
    }),
  );
}

/** Whether something stood there last time: the server keeps its place free then. */
export function isUsualKept(cookie: string, place: string, now: number): boolean {
  const from = placesIn(cookie).get(place);
  return from !== undefined && from * HOUR <= now;
}

/** Keeps whether something stands there: what comes later than the page would move all below it. */
export function keepUsual(place: string, has: boolean, page: Pick<Document, "cookie">): void {
  const places = new Map(placesIn(page.cookie));
  if (has ? places.get(place) === 0 : !places.has(place)) return;
  places.delete(place);
  write(has ? [...places, [place, 0]] : [...places], page);
}

/** Keeps no place for the rest of a visit, where one is kept. `now` in milliseconds since 1970. */
export function pauseUsual(place: string, now: number, page: Pick<Document, "cookie">): void {
  const places = new Map(placesIn(page.cookie));
  if (!places.has(place)) return;
  write([...places.set(place, Math.floor(now / HOUR) + VISIT)], page);
}

function write(places: readonly (readonly [string, number])[], page: Pick<Document, "cookie">): void {
  const entries = places.slice(-MOST).map(([place, from]) => (from === 0 ? place : `${place}@${from}`));
  keepCookie(COOKIE, entries.length === 0 ? null : entries.join("|"), page);
}

/** The place that the page's HTML keeps free; null for none. */
export const drawnUsualAtom = atom<string | null>(null);
