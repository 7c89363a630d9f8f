import { useTranslation } from "react-i18next";
import type { Acts } from "#desk/board/useActs.ts";
import { Shown } from "#desk/frame/Shown.tsx";
import { useVisits } from "./useVisits.ts";
import { type TableMore, VisitLines } from "./VisitLine.tsx";
import styles from "./Visits.module.css";

interface VisitsPanelProps {
  readonly storeId: string;
  readonly acts: Acts;
  /** Reads the board again. */
  readonly read: () => Promise<unknown>;
  /** What else there is of a table. */
  readonly more: (tableId: string) => TableMore | undefined;
}

/** The tables with the visits that let guests order: opened by one tap, each with its digits and the way to its code. */
export function VisitsPanel({ storeId, acts, read, more }: VisitsPanelProps) {
  const { t } = useTranslation("desk/visits");
  const { busy, open, visits } = useVisits(storeId, acts, read);
  return (
    <Shown of={visits}>
      {({ table_entry, tables, time_zone }) => (
        <section className={styles.panel} aria-labelledby="visits">
          <h2 id="visits">{t("title")}</h2>
          {table_entry !== "open" && <p className={styles.soft}>{t(`note.${table_entry}`)}</p>}
          {tables.length === 0 && <p>{t("none")}</p>}
          <VisitLines
            tables={tables}
            storeId={storeId}
            timeZone={time_zone}
            busy={busy}
            open={open}
            more={more}
          />
        </section>
      )}
    </Shown>
  );
}
