import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { openTableVisit, tableVisits, type VisitTable } from "#contract/calls/desk/visits.ts";
import type { Acts } from "#desk/board/useActs.ts";
import { Shown } from "#desk/frame/Shown.tsx";
import { deskSend, useDesk } from "#desk/net/deskSend.ts";
import { clockTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import styles from "./Visits.module.css";
import { visitPath } from "./visitPath.ts";

interface VisitsPanelProps {
  readonly storeId: string;
  readonly acts: Acts;
  /** Reads the board again. */
  readonly read: () => Promise<unknown>;
}

/** Milliseconds between looks at what colleagues have opened and guests have joined. */
const LOOK_EVERY = 5_000;

/** The tables with the visits that let guests order: opened by one tap, each with its digits and the way to its code. */
export function VisitsPanel({ storeId: store_id, acts, read }: VisitsPanelProps) {
  const { t } = useTranslation("desk/visits");
  const visits = useDesk(tableVisits, { store_id }, { every: LOOK_EVERY });
  const [busy, setBusy] = useState<string | null>(null);
  const open = async ({ name, table_id }: Pick<VisitTable, "name" | "table_id">): Promise<void> => {
    setBusy(table_id);
    const answer = await deskSend(openTableVisit, { store_id, table_id });
    await Promise.all([visits.reload(), read()]);
    setBusy(null);
    if (!answer.ok) acts.tellFailure(answer, name, () => void open({ name, table_id }));
  };
  return (
    <Shown of={visits}>
      {({ table_entry, tables, time_zone }) => (
        <section className={styles.panel} aria-labelledby="visits">
          <h2 id="visits">{t("title")}</h2>
          {table_entry !== "open" && <p className={styles.soft}>{t(`note.${table_entry}`)}</p>}
          {tables.length === 0 && <p>{t("none")}</p>}
          <ul className={styles.tables}>
            {tables.map((table) => (
              <Table
                key={table.table_id}
                table={table}
                storeId={store_id}
                timeZone={time_zone}
                isBusy={busy === table.table_id}
                onOpen={() => void open(table)}
              />
            ))}
          </ul>
        </section>
      )}
    </Shown>
  );
}

interface TableProps {
  readonly table: VisitTable;
  readonly storeId: string;
  readonly timeZone: string;
  readonly isBusy: boolean;
  readonly onOpen: () => void;
}

function Table({ table, storeId, timeZone, isBusy, onOpen }: TableProps) {
  const { t } = useTranslation("desk/visits");
  const tag = useLanguageTag();
  const navigate = useNavigate();
  const { digits, ends_at, guessed_at, link, name, phones, state, table_id } = table;
  const isOpen = state === "open" && link !== null;
  return (
    <li data-state={state}>
      <b>{name}</b>
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
      <div>
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
        <Notice kind="warn">{t("guessed", { time: clockTime(guessed_at, tag, timeZone) })}</Notice>
      )}
    </li>
  );
}
