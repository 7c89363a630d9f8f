/** What stands before the server says that it is out of reach. */
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
