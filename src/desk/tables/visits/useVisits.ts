import { useState } from "react";
import { openTableVisit, tableVisits, type VisitTable } from "#contract/calls/desk/visits.ts";
import type { Acts } from "#desk/board/useActs.ts";
import { deskSend, useDesk } from "#desk/net/deskSend.ts";

/** Milliseconds between looks at what colleagues have opened and guests have joined. */
const LOOK_EVERY = 5_000;

/**
 * A store's tables with the visits that let guests order, and opening them by one tap.
 * @param read reads anew what else shows the tables
 */
export function useVisits(store_id: string, acts: Pick<Acts, "tellFailure">, read: () => Promise<unknown>) {
  const visits = useDesk(tableVisits, { store_id }, { every: LOOK_EVERY });
  const [busy, setBusy] = useState<string | null>(null);
  const open = async ({ name, table_id }: Pick<VisitTable, "name" | "table_id">): Promise<void> => {
    setBusy(table_id);
    const answer = await deskSend(openTableVisit, { store_id, table_id });
    await Promise.all([visits.reload(), read()]);
    setBusy(null);
    if (!answer.ok) acts.tellFailure(answer, name, () => void open({ name, table_id }));
  };
  return { visits, busy, open };
}
