import * as z from "zod/mini";

/**
 * sending: on its way, or was when the page died; sent: the provider has it; refused: the provider said no;
 * not_sent: it never arrived, and can be sent again under the same id; given_up: the customer wanted it no more as it
 * was.
 */
const AttemptState = z.literal(["sending", "sent", "refused", "not_sent", "given_up"]);

const Attempt = z.object({
  client_order_id: z.string(),
  /** Path of the call that it is sent by. */
  path: z.string(),
  store_id: z.string(),
  table_id: z.nullable(z.string()),
  /** The request as it was first sent: a repeat must be the same to the letter. */
  request: z.record(z.string(), z.unknown()),
  started_at: z.number(),
  state: AttemptState,
  order_no: z.nullable(z.string()),
});
export type Attempt = z.infer<typeof Attempt>;

/** Where the journal is kept; both ends of a local storage entry. */
export interface JournalStore {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
}

/** Attempts kept at most: the provider remembers their ids for a week, a customer makes fewer. */
const KEPT = 20;

/** Every order attempt, written before it is sent, so that a reload or a lost answer never makes two orders. */
export function readJournal(store: JournalStore): Attempt[] {
  try {
    const parsed = z.array(Attempt).safeParse(JSON.parse(store.read() ?? "[]"));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

/** Writes an attempt, new or changed, newest last. */
export function writeAttempt(store: JournalStore, attempt: Attempt): void {
  const others = readJournal(store).filter((other) => other.client_order_id !== attempt.client_order_id);
  store.write(JSON.stringify([...others, attempt].slice(-KEPT)));
}
