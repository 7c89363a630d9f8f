import { useTranslation } from "react-i18next";
import type { FloorTable } from "#contract/calls/desk/floor.ts";
import styles from "./Floor.module.css";

interface ChooseTableProps {
  /** What comes of choosing one. */
  readonly note: string;
  readonly tables: readonly FloorTable[];
  readonly onChoose: (table: FloorTable) => void;
}

/** Tables to choose one of, with who sits there. */
export function ChooseTable({ note, onChoose, tables }: ChooseTableProps) {
  const { t } = useTranslation("desk/floor");
  const { t: tb } = useTranslation("desk/board");
  return (
    <div className={styles.sheet}>
      <p className={styles.note}>{tables.length === 0 ? t("noTable") : note}</p>
      <ul className={styles.choose}>
        {tables.map((table) => (
          <li key={table.table_id}>
            <button type="button" onClick={() => onChoose(table)}>
              <b>{table.name}</b>{" "}
              <span>
                {table.people === null
                  ? `${t("state.free")} · ${t("seats", { count: table.seats })}`
                  : tb("people", { count: table.people })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
