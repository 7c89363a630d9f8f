import type { Acts } from "#desk/board/useActs.ts";
import { Shown } from "#desk/frame/Shown.tsx";
import { useVisits } from "./useVisits.ts";
import { VisitLine } from "./VisitLine.tsx";
import styles from "./Visits.module.css";

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
        <ul className={styles.tables}>
          {tables
            .filter(({ table_id }) => table_id === tableId)
            .map((table) => (
              <VisitLine
                key={table.table_id}
                table={table}
                storeId={storeId}
                timeZone={time_zone}
                isBusy={busy === tableId}
                onOpen={() => void open(table)}
              />
            ))}
        </ul>
      )}
    </Shown>
  );
}
