import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { actOnTable, type Board, type BoardTable, type TableAction } from "#contract/calls/desk/board.ts";
import { tableVisits } from "#contract/calls/desk/visits.ts";
import { billPath } from "#desk/bill/billPath.ts";
import { deskSend, readAnew } from "#desk/net/deskSend.ts";
import { Button } from "#ui/actions/Button.tsx";
import styles from "./Board.module.css";
import { VisitsPanel } from "#desk/tables/visits/VisitsPanel.tsx";
import type { Acts } from "./useActs.ts";

interface TablesViewProps {
  readonly board: Board;
  readonly acts: Acts;
  /** Whether whoever looks may do anything with them. */
  readonly mayAct: boolean;
  readonly read: () => Promise<unknown>;
}

/** The tables: who sits where, and what can be done with each. */
export function TablesView({ board, acts, mayAct, read }: TablesViewProps) {
  const { t } = useTranslation("desk/board");
  const { t: td } = useTranslation("desk/desk");
  const { store, tables } = board;
  const act = async (
    { name, table_id }: Pick<BoardTable, "name" | "table_id">,
    action: TableAction,
  ): Promise<void> => {
    const answer = await deskSend(actOnTable, { store_id: store.store_id, table_id, action });
    await Promise.all([read(), readAnew(tableVisits)]);
    if (answer.ok) {
      if (answer.data.refusal !== null) acts.tell("refused", t(`said.${answer.data.refusal}`));
      return;
    }
    acts.tellFailure(answer, name, () => void act({ name, table_id }, action));
  };
  const actions = (table: BoardTable) => (
    <div>
      <Button
        size="small"
        kind="quiet"
        aria-label={`${t(table.is_locked ? "tables.unlock" : "tables.lock")} ${table.name}`}
        onClick={() => void act(table, table.is_locked ? "unlock" : "lock")}
      >
        {t(table.is_locked ? "tables.unlock" : "tables.lock")}
      </Button>
      {table.people !== null && (
        <Button
          size="small"
          kind="quiet"
          aria-label={`${t("tables.free")} ${table.name}`}
          onClick={() => void act(table, "free")}
        >
          {t("tables.free")}
        </Button>
      )}
    </div>
  );
  const bill = (table: BoardTable) =>
    table.people !== null && (
      <Link className={styles.bill} to={billPath(store.store_id, { table: table.table_id })}>
        {t("tables.bill")} <span className="visually-hidden">{table.name}</span>
      </Link>
    );
  /** Beside a visit's own words and buttons. */
  const besideVisit = (tableId: string) => {
    const table = tables.find(({ table_id }) => table_id === tableId);
    if (table === undefined) return undefined;
    const { is_locked, people } = table;
    const deeds = (
      <div className={styles.beside}>
        {is_locked && <span>{t("tables.locked")}</span>}
        {!is_locked && people !== null && people > 0 && <span>{t("people", { count: people })}</span>}
        {bill(table)}
        {actions(table)}
      </div>
    );
    return { menu: table.link, deeds };
  };
  return (
    <section aria-label={t("view.tables")}>
      {mayAct && board.has_visits ? (
        <VisitsPanel storeId={store.store_id} acts={acts} read={read} more={besideVisit} />
      ) : (
        <ul className={styles.tables}>
          {tables.map((table) => (
            <li
              key={table.table_id}
              data-locked={table.is_locked || undefined}
              data-taken={table.people !== null || undefined}
            >
              <a href={table.link}>{table.name}</a>
              <span>
                {table.is_locked
                  ? t("tables.locked")
                  : table.people === null
                    ? t("tables.vacant")
                    : board.has_visits && table.people === 0
                      ? t("tables.opened")
                      : t("people", { count: table.people })}
              </span>
              {bill(table)}
              {mayAct && actions(table)}
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link className={styles.toCards} to={`/cards/${encodeURIComponent(store.store_id)}`}>
          {td("page.cards")}
        </Link>
      </p>
    </section>
  );
}
