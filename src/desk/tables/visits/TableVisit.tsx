import type { Acts } from "#desk/board/useActs.ts";
import { Shown } from "#desk/frame/Shown.tsx";
import { useVisits } from "./useVisits.ts";
import { VisitLines } from "./VisitLine.tsx";

interface TableVisitProps {
  readonly storeId: string;
  readonly tableId: string;
  readonly acts: Acts;
  /** Reads the floor again. */
  readonly read: () => Promise<unknown>;
}

/** What lets phones in at one table: opened by one tap, with its digits and the way to its code. */
export function TableVisit({ acts, read, storeId, tableId }: TableVisitProps) {
  const { busy, open, visits } = useVisits(storeId, acts, read);
  return (
    <Shown of={visits}>
      {({ tables, time_zone }) => (
        <VisitLines
          tables={tables.filter(({ table_id }) => table_id === tableId)}
          storeId={storeId}
          timeZone={time_zone}
          busy={busy}
          open={open}
        />
      )}
    </Shown>
  );
}
