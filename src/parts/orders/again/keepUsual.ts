import { keepCookie } from "#state/page/choices.ts";
import { HOUR, placesIn, USUAL_COOKIE } from "#state/orders/keptUsual.ts";

/** Places kept at most, the oldest dropped first. */
const MOST = 8;
/** Hours that a visit lasts at most: so long nothing of it is shown at the table where one has ordered. */
const VISIT = 6;

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
  keepCookie(USUAL_COOKIE, entries.length === 0 ? null : entries.join("|"), page);
}
