/** Of the cookie that keeps where it stood. */
export const USUAL_COOKIE = "usual";
export const HOUR = 3_600_000;

/** Where "my usual" stands: on home, or on a store's menu, of what is eaten there or away. */
export const AT_HOME = "home";

/** The place on a store's menu. */
export const usualPlaceAt = (storeId: string, isAtTable: boolean): string =>
  `${encodeURIComponent(storeId)}:${isAtTable ? "table" : "away"}`;

/** The places in a browser's cookies, each with the hour since 1970 from which on it counts. */
export function placesIn(cookie: string): ReadonlyMap<string, number> {
  const text = new RegExp(`(?:^|;\\s*)${USUAL_COOKIE}=([^;]*)`).exec(cookie)?.[1] ?? "";
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
