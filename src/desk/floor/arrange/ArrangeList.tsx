import { useTranslation } from "react-i18next";
import styles from "./Arrange.module.css";
import { PlaceFields } from "./PlaceFields.tsx";
import type { Arrangement } from "./useArrangement.ts";

interface ArrangeListProps {
  readonly area: string;
  readonly arrangement: Arrangement;
}

/** An area's tables one below the other, row by row as they stand, each with what moves it. */
export function ArrangeList({ area, arrangement }: ArrangeListProps) {
  const { t } = useTranslation("desk/floor");
  const tables = arrangement.tables.filter((table) => table.area === area);
  return (
    <ul className={styles.list} aria-label={t("list")}>
      {tables.map((table) => (
        <li key={table.table_id}>
          <h2>{table.name}</h2>
          <PlaceFields table={table} arrangement={arrangement} />
        </li>
      ))}
    </ul>
  );
}
