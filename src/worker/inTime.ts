/** Milliseconds that an answer has to begin to come before the kept one is shown in its place. */
const PATIENCE = 3_000;
/** What stands before the server says that it is out of reach. */
const OUT_OF_REACH: readonly number[] = [502, 503, 504];

/** Ends after so many milliseconds. */
export type Wait = (milliseconds: number) => Promise<null>;

/**
 * An answer of the network that begins to come in three seconds; null where none does, without a network, and of a
 * server that cannot be reached or is being started.
 */
export async function inTime(coming: Promise<Response | null>, wait: Wait): Promise<Response | null> {
  const first = await Promise.race([coming.catch(() => null), wait(PATIENCE)]);
  return first && !OUT_OF_REACH.includes(first.status) ? first : null;
}
