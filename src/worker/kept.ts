/** The header in which a kept answer says since when it is kept, in milliseconds. */
export const KEPT_AT = "x-noren-kept-at";

/** Milliseconds since an answer was kept; without end where it does not say. */
export function keptAge({ headers }: Response, now: number): number {
  const since = headers.get(KEPT_AT);
  return since === null ? Infinity : now - Number(since);
}

/** Puts an answer at the end of a cache's row, and drops the oldest where it grows longer than `most`. */
export async function putNewest(
  cache: Cache,
  key: string,
  { answer, most }: { readonly answer: Response; readonly most: number },
): Promise<void> {
  const before = await cache.match(key, { ignoreVary: true });
  // Put again it would keep its place in the row.
  await cache.delete(key, { ignoreVary: true });
  try {
    await cache.put(key, answer);
  } catch (error) {
    // Where there is no room for the new one the old one is better than none.
    if (before) await cache.put(key, before).catch(() => null);
    throw error;
  }
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((each) => cache.delete(each)));
}

/** Statuses by which what stands before the server says that it is out of reach. */
const OUT_OF_REACH: readonly number[] = [502, 503, 504];

/** Ends after so many milliseconds. */
export type Wait = (milliseconds: number) => Promise<null>;

interface Patience {
  /** Milliseconds that the answer has to begin to come. */
  readonly patience: number;
  readonly wait: Wait;
}

/**
 * An answer of the network that begins to come in time; null where none does, without a network, and of a server that
 * cannot be reached or is being started.
 */
export async function inTime(
  coming: Promise<Response | null>,
  { patience, wait }: Patience,
): Promise<Response | null> {
  const first = await Promise.race([coming.catch(() => null), wait(patience)]);
  return first && !OUT_OF_REACH.includes(first.status) ? first : null;
}
