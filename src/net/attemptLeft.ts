import { type Attempt, type JournalStore, readJournal } from "./journal.ts";

/** Milliseconds for which an attempt that never arrived is offered again: a sitting. Later nobody wants that meal. */
const OFFERED = 3 * 60 * 60 * 1000;

/**
 * The attempt to order from a store that the customer must still be told about: one whose outcome nobody knows, else
 * the last one if it never arrived. A store of null stands for any. `now` in milliseconds; `isMeant` leaves out those that another screen tells of.
 */
export function attemptLeft(
  store: JournalStore,
  storeId: string | null,
  now: number,
  isMeant: (attempt: Attempt) => boolean = () => true,
): Attempt | null {
  const attempts = readJournal(store).filter(
    (one) => (storeId === null || one.store_id === storeId) && isMeant(one),
  );
  const open = attempts.findLast(({ state }) => state === "sending");
  if (open) return open;
  const last = attempts.at(-1);
  return last?.state === "not_sent" && now - last.started_at < OFFERED ? last : null;
}
