import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { listTables, removeTable } from "#contract/calls/desk/tables.ts";
import { Confirm } from "#desk/frame/Confirm.tsx";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { useSaid } from "#desk/frame/Said.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { deskSend, useDesk } from "#desk/net/deskSend.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import desk from "#desk/frame/Desk.module.css";
import { AddTables } from "./AddTables.tsx";
import { ChangeTable } from "./ChangeTable.tsx";
import { tablesChanged } from "./tablesChanged.ts";
import styles from "./Tables.module.css";

type Table = DeskResponse<typeof listTables>["tables"][number];

/** A store's tables: added one by one or many at once, changed, and taken away. */
export default function TablesScreen() {
  const { t } = useTranslation("desk/tables");
  const { storeId: store_id = "" } = useParams();
  const read = useDesk(listTables, { store_id });
  const id = encodeURIComponent(store_id);
  return (
    <div className={desk.page}>
      <PageHead title={t("title")} note={t("note")}>
        <div className={desk.acts}>
          <Link to={`/cards/${id}`}>{t("cards")}</Link>
          <Link to={`/floor/${id}?arrange=1`}>{t("plan")}</Link>
        </div>
      </PageHead>
      <Shown of={read}>{({ tables }) => <Tables store_id={store_id} tables={tables} />}</Shown>
    </div>
  );
}

function Tables({ store_id, tables }: { readonly store_id: string; readonly tables: readonly Table[] }) {
  const { t } = useTranslation("desk/tables");
  const { said, say } = useSaid();
  const [going, setGoing] = useState<Table | null>(null);
  const [kept, setKept] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const remove = async ({ name, table_id }: Table) => {
    setBusy(true);
    const answer = await deskSend(removeTable, { store_id, table_id });
    await tablesChanged();
    setBusy(false);
    setGoing(null);
    const refusal = answer.ok ? answer.data.refusal : null;
    setKept(refusal === null ? null : t(`kept.${refusal}`, { name }));
    say(answer, answer.ok && refusal === null ? t("removed", { name }) : undefined);
  };
  const areas = [...new Set(tables.map(({ area }) => area))];
  return (
    <>
      <AddTables store_id={store_id} areas={areas.filter((area) => area !== "")} />
      {said}
      {kept !== null && (
        <div role="alert">
          <Notice kind="warn">{kept}</Notice>
        </div>
      )}
      {tables.length === 0 && <EmptyState title={t("none")} />}
      {tables.length > 0 && (
        <ul className={`${desk.list} ${styles.tables}`} aria-label={t("title")}>
          {tables.map((table) => (
            <li key={table.table_id}>
              <b>{table.name}</b>
              <span className={desk.soft}>
                {[t("seatsOf", { count: table.seats }), table.area].filter(Boolean).join(" · ")}
              </span>
              <div className={styles.acts}>
                <ChangeTable store_id={store_id} table={table} />
                <Button
                  size="small"
                  kind="quiet"
                  aria-label={`${t("remove")} ${table.name}`}
                  onClick={() => setGoing(table)}
                >
                  {t("remove")}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Confirm
        open={going !== null}
        title={t("removeTitle", { name: going?.name ?? "" })}
        act={t("remove")}
        busy={isBusy}
        onAct={() => going !== null && void remove(going)}
        onClose={() => setGoing(null)}
      >
        {t("removeNote")}
      </Confirm>
    </>
  );
}
