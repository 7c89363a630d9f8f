import type { Attempt, JournalStore } from "#net/journal/journal.ts";

/** A journal in memory. */
export function someJournal(text: string | null = null): JournalStore {
  let kept = text;
  return {
    read: () => kept,
    write: (next) => {
      kept = next;
    },
  };
}

/** An attempt that has not been sent yet. */
export function someAttempt(id: string, said: Partial<Attempt> = {}): Attempt {
  return {
    client_order_id: id,
    path: "/order/order/createorder",
    store_id: "bar",
    table_id: "T1",
    cart: 1,
    adds_to: null,
    request: { client_order_id: id, store_id: "bar" },
    started_at: 0,
    state: "sending",
    order_no: null,
    ...said,
  };
}
