import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { VisitTable } from "#contract/calls/desk/visits.ts";
import { clockTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import styles from "./Visits.module.css";
import { visitPath } from "./visitPath.ts";

interface VisitLinesProps {
  readonly tables: readonly VisitTable[];
  readonly storeId: string;
  readonly timeZone: string;
  /** The table that is being opened; null: none is. */
  readonly busy: string | null;
  readonly open: (table: VisitTable) => Promise<void>;
  /** A table's name as a link, and what else can be done with it. */
  readonly more?: ((tableId: string) => TableMore | undefined) | undefined;
}

export interface TableMore {
  /** Where guests order at it. */
  readonly menu: string;
  readonly deeds: ReactNode;
}

/** Tables' visits, a line each. */
export function VisitLines({ busy, more, open, tables, ...at }: VisitLinesProps) {
  return (
    <ul className={styles.tables}>
      {tables.map((table) => (
        <VisitLine
          key={table.table_id}
          {...at}
          table={table}
          isBusy={busy === table.table_id}
          onOpen={() => void open(table)}
          more={more?.(table.table_id)}
        />
      ))}
    </ul>
  );
}

interface VisitLineProps {
  readonly table: VisitTable;
  readonly storeId: string;
  readonly timeZone: string;
  readonly isBusy: boolean;
  readonly onOpen: () => void;
  readonly more: TableMore | undefined;
}

/** A table's visit in a line: its digits, its phones, and the way to open it or to its code. */
function VisitLine({ more, table, storeId, timeZone, isBusy, onOpen }: VisitLineProps) {
  const { t } = useTranslation("desk/visits");
  const tag = useLanguageTag();
  const navigate = useNavigate();
  const { digits, ends_at, guessed_at, link, name, phones, state, table_id } = table;
  const isOpen = state === "open" && link !== null;
  return (
    <li data-state={state}>
      <b>{more === undefined ? name : <a href={more.menu}>{name}</a>}</b>
      <span>
        {t(`state.${state}`)}
        {state !== "free" && ` · ${t("phones", { count: phones })}`}
        {isOpen && ends_at !== null && ` · ${t("until", { time: clockTime(ends_at, tag, timeZone) })}`}
      </span>
      {digits === null ? (
        <span className={styles.soft}>{t("noDigits")}</span>
      ) : (
        <span className={styles.digits}>
          <span className="visually-hidden">{t("digits")} </span>
          {digits}
        </span>
      )}
      <div className={styles.act}>
        {isOpen ? (
          <Button
            size="small"
            kind="outline"
            aria-label={t("showOf", { name })}
            onClick={() => void navigate(visitPath(storeId, table_id))}
          >
            {t("show")}
          </Button>
        ) : (
          <Button size="small" busy={isBusy} aria-label={t("openTable", { name })} onClick={onOpen}>
            {t(state === "over" ? "again" : "open")}
          </Button>
        )}
      </div>
      {guessed_at !== null && (
        <div className={styles.whole}>
          <Notice kind="warn">{t("guessed", { time: clockTime(guessed_at, tag, timeZone) })}</Notice>
        </div>
      )}
      {more && <div className={styles.whole}>{more.deeds}</div>}
    </li>
  );
}
