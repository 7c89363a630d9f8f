import { useState } from "react";
import { readJournal } from "#net/journal/journal.ts";
import { OpenAttempt } from "#parts/attempt/OpenAttempt.tsx";
import { journalStore } from "#state/orders/journalStore.ts";

/** Order attempts of any store that nobody has heard the end of. */
export function OpenAttempts() {
  // Kept: what is told goes on being told once it is settled.
  const [stores] = useState(storesAttempted);
  return stores.map((storeId) => <OpenAttempt key={storeId} storeId={storeId} />);
}

function storesAttempted(): readonly string[] {
  if (!journalStore.mayHaveOpen()) return [];
  const open = readJournal(journalStore).filter(({ state }) => state === "sending" || state === "not_sent");
  return [...new Set(open.map(({ store_id }) => store_id))];
}
