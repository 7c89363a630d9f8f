/** The header in which a kept answer says since when it is kept, in milliseconds. */
export const KEPT_AT = "x-noren-kept-at";

/** Milliseconds since an answer was kept; without end where it does not say. */
export function keptAge({ headers }: Response, now: number): number {
  const since = headers.get(KEPT_AT);
  return since === null ? Infinity : now - Number(since);
}
