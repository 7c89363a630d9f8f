import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams, useSearchParams } from "react-router-dom";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import {
  newDigits,
  openTableVisit,
  printVisitSlip,
  tableVisits,
  type VisitTable,
} from "#contract/calls/desk/visits.ts";
import desk from "#desk/frame/Desk.module.css";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { Told } from "#desk/frame/Told.tsx";
import { deskSend, useDesk } from "#desk/net/deskSend.ts";
import { useTold } from "#desk/net/useTold.ts";
import { qrAddress } from "#parts/share/qrAddress.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import styles from "./Visits.module.css";

/** Milliseconds between looks at whether it is open still. */
const LOOK_EVERY = 5_000;

/** A table's visit as the tablet shows it to its guests, and as a slip of paper says it: its code and digits. */
export default function VisitScreen() {
  const { t } = useTranslation("desk/visits");
  const { storeId: store_id = "", tableId: table_id = "" } = useParams();
  const read = useDesk(tableVisits, { store_id }, { every: LOOK_EVERY });
  const { hush, tell, tellFailure, told } = useTold();
  const [isBusy, setBusy] = useState(false);
  const press = async (call: typeof newDigits | typeof openTableVisit, name: string): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const answer = await deskSend(call, { store_id, table_id });
    await read.reload();
    setBusy(false);
    if (!answer.ok) tellFailure(answer, name, () => void press(call, name));
    else if (call === newDigits) tell("done", t("renewed"));
  };
  const [query, setQuery] = useSearchParams();
  const table = read.data?.tables.find((one) => one.table_id === table_id);
  const name = table?.name ?? "";
  const isForLine = table?.line_link != null && query.get("line") === "1";
  const print = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const answer = await deskSend(printVisitSlip, { store_id, table_id, is_for_line: isForLine });
    setBusy(false);
    if (!answer.ok) tellFailure(answer, name, () => void print());
    else if (answer.data.is_printed) tell("done", t("printed"));
    // The printer was removed meanwhile.
    else await read.reload();
  };
  return (
    <div className={desk.page}>
      <div className={desk.screenOnly}>
        <PageHead title={t("table", { name })} note={t("slipNote")}>
          {read.data?.has_printer === true && (
            <Button size="small" busy={isBusy} onClick={() => void print()}>
              {t("printSlip")}
            </Button>
          )}
          <Button
            size="small"
            kind={read.data?.has_printer === true ? "outline" : "primary"}
            disabled={read.data === undefined}
            onClick={() => window.print()}
          >
            {t("print")}
          </Button>
        </PageHead>
      </div>
      <Shown of={read}>
        {(visits) =>
          table === undefined || table.link === null ? (
            <EmptyState
              title={t("notOpen")}
              action={
                table && (
                  <Button busy={isBusy} onClick={() => void press(openTableVisit, table.name)}>
                    {t(table.state === "over" ? "again" : "open")}
                  </Button>
                )
              }
            />
          ) : (
            <>
              {table.line_link !== null && (
                <div className={desk.screenOnly}>
                  <Checkbox
                    label={t("inLine")}
                    checked={isForLine}
                    onChange={({ currentTarget: { checked } }) =>
                      setQuery(checked ? { line: "1" } : {}, { replace: true })
                    }
                  />
                </div>
              )}
              <Slip visits={visits} table={table} link={(isForLine ? table.line_link : null) ?? table.link} />
              <div className={desk.screenOnly}>
                <Button kind="quiet" busy={isBusy} onClick={() => void press(newDigits, table.name)}>
                  {t("renew")}
                </Button>
                <p className={desk.soft}>{t("renewNote")}</p>
              </div>
            </>
          )
        }
      </Shown>
      <Told told={told} onClose={hush} />
    </div>
  );
}

interface SlipProps {
  readonly visits: DeskResponse<typeof tableVisits>;
  readonly table: VisitTable;
  /** The address that its code holds. */
  readonly link: string;
}

function Slip({ visits, table, link }: SlipProps) {
  const { t } = useTranslation("desk/visits");
  const { digits, name } = table;
  return (
    <div className={styles.slip}>
      <p lang="ja">{visits.name}</p>
      <p className={styles.place}>{t("table", { name })}</p>
      <img src={qrAddress(link, 4)} alt={t("code", { name })} width={240} height={240} />
      {digits !== null && <p className={styles.number}>{digits}</p>}
      {visits.lines.map(({ lang, text }) => (
        <p key={lang} className={styles.line} lang={lang}>
          {text}
        </p>
      ))}
    </div>
  );
}
