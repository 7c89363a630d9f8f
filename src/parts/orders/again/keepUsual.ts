import { cookieOf } from "#domain/values/cookie.ts";
import { keepCookie } from "#state/page/choices.ts";
import { HOUR } from "#state/orders/keptUsual.ts";

const COOKIE = "usual";
/** Places kept at most, the oldest dropped first. */
const MOST = 8;
/** Hours that a visit lasts at most: so long nothing of it is shown at the table where one has ordered. */
const VISIT = 6;

/** Keeps whether something stands there: what comes later than the page would move all below it. */
export function keepUsual(place: string, has: boolean, page: Pick<Document, "cookie">): void {
  const places = placesIn(page.cookie);
  if (has ? places.get(place) === 0 : !places.has(place)) return;
  places.delete(place);
  write(has ? [...places, [place, 0]] : [...places], page);
}

/** Keeps no place for the rest of a visit, where one is kept. `now` in milliseconds since 1970. */
export function pauseUsual(place: string, now: number, page: Pick<Document, "cookie">): void {
  const places = placesIn(page.cookie);
  if (!places.has(place)) return;
  write([...places.set(place, Math.floor(now / HOUR) + VISIT)], page);
}

function write(places: readonly (readonly [string, number])[], page: Pick<Document, "cookie">): void {
  const entries = places.slice(-MOST).map(([place, from]) => `${place}@${from}`);
  keepCookie(COOKIE, entries.length === 0 ? null : entries.join("|"), page);
}

/** The places in a browser's cookies, each with the hour since 1970 from which on it counts. */
function placesIn(cookie: string): Map<string, number> {
  const text = cookieOf(cookie, COOKIE) ?? "";
  const entries = text.split("|").filter(Boolean);
  return new Map(
    entries.map((entry) => {
      const [place = "", from = ""] = entry.split("@");
      return [place, Number(from) || 0];
    }),
  );
}
