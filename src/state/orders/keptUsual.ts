export const HOUR = 3_600_000;

/** Where "my usual" stands: on home, or on a store's menu, of what is eaten there or away. */
export const AT_HOME = "home";

/** The place on a store's menu. */
export const usualPlaceAt = (storeId: string, isAtTable: boolean): string =>
  `${encodeURIComponent(storeId)}:${isAtTable ? "table" : "away"}`;

/** Whether something stood there last time: the server keeps its place free then. An entry says since when it counts. */
export function isUsualKept(cookie: string, place: string, now: number): boolean {
  const entry = cookie.split(/[=;|] ?/).find((each) => each.startsWith(`${place}@`));
  return entry !== undefined && Number(entry.slice(place.length + 1)) * HOUR <= now;
}
