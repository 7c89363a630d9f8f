import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useParams, useSearchParams } from "react-router-dom";
import { type TableBill, tableBill, takeBillPart } from "#contract/calls/desk/bill.ts";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { useMe } from "#desk/DeskApp.tsx";
import desk from "#desk/frame/Desk.module.css";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { Told } from "#desk/frame/Told.tsx";
import { useWhen } from "#desk/frame/useWhen.ts";
import { deskSend, useDesk } from "#desk/net/deskSend.ts";
import { useTold } from "#desk/net/useTold.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import styles from "./Bill.module.css";
import { billPath } from "./billPath.ts";
import { type Draft, draftAfter, emptyDraft, reckon } from "./billDraft.ts";
import { BillOrders } from "./BillOrders.tsx";
import { BillParts } from "./BillParts.tsx";
import { BillSums } from "./BillSums.tsx";
import { type AtPart, PartSheet } from "./PartSheet.tsx";
import { TakePart } from "./TakePart.tsx";

/** Milliseconds between reads: other waiters and guests pay at the same time. */
const EVERY = 4_000;

/** All orders of a table as one bill, paid wholly or in parts, with a receipt for each payer. */
export default function BillScreen() {
  const { storeId = "" } = useParams();
  const [query] = useSearchParams();
  const table_id = query.get("table");
  const visit_id = query.get("visit");
  if (visit_id !== null) return <ABill storeId={storeId} of={{ visit_id }} />;
  if (table_id !== null) return <ABill storeId={storeId} of={{ table_id }} />;
  // An address that names none is led on to where one is chosen.
  return <Navigate to={tablesPath(storeId)} replace />;
}

interface ABillProps {
  readonly storeId: string;
  readonly of: { readonly table_id: string } | { readonly visit_id: string };
}

function ABill({ of, storeId }: ABillProps) {
  const { t } = useTranslation("desk/bill");
  const read = useDesk(tableBill, { store_id: storeId, ...of }, { every: EVERY });
  return (
    <Shown of={read}>
      {(answer) =>
        answer.bill === null ? (
          <EmptyState title={t("none")} action={<Link to={tablesPath(storeId)}>{t("toTables")}</Link>} />
        ) : (
          <OpenBill
            key={answer.bill.visit_id}
            storeId={storeId}
            answer={answer}
            bill={answer.bill}
            reload={read.reload}
          />
        )
      }
    </Shown>
  );
}

const tablesPath = (store_id: string): string => `/board/${encodeURIComponent(store_id)}?view=tables`;

interface OpenBillProps {
  readonly storeId: string;
  readonly answer: DeskResponse<typeof tableBill>;
  readonly bill: TableBill;
  readonly reload: () => Promise<unknown>;
}

/** The part that was taken last: its change stays to be read until the next. */
interface Last {
  readonly payment_id: string;
  readonly amount: number;
  readonly change: number;
}

function OpenBill({ answer, bill, reload, storeId }: OpenBillProps) {
  const { t } = useTranslation("desk/bill");
  const { rights } = useMe();
  const when = useWhen(answer.time_zone);
  const telling = useTold();
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(crypto.randomUUID()));
  const [isBusy, setBusy] = useState(false);
  const [last, setLast] = useState<Last | null>(null);
  const [opened, open] = useState<AtPart | null>(null);
  const mayTake = rights.includes("till") && bill.is_open;
  // An attempt is of what it holds: who changes it begins another, and what could not be sent is offered no more.
  const change = (to: Partial<Omit<Draft, "attempt_id">>) => {
    setDraft((before) => ({ ...before, ...to, attempt_id: crypto.randomUUID() }));
    if (telling.told?.kind === "unsent") telling.hush();
  };
  const reckoned = reckon(draft, bill);

  async function take(sent: { readonly draft: Draft; readonly amount: number }): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const { lines, tendered } = reckoned;
    const asked = {
      store_id: storeId,
      visit_id: bill.visit_id,
      attempt_id: sent.draft.attempt_id,
      pay_type: sent.draft.way,
      amount: sent.amount,
      ...(tendered !== null && { tendered }),
      ...(lines.length > 0 && { lines }),
    };
    await sendPart(asked, sent.draft);
    setBusy(false);
  }

  async function sendPart(asked: Parameters<typeof deskSend<typeof takeBillPart>>[1], from: Draft) {
    const result = await deskSend(takeBillPart, asked);
    await reload();
    if (!result.ok)
      return telling.tellFailure(result, money(asked.amount), () => {
        setBusy(true);
        void sendPart(asked, from).finally(() => setBusy(false));
      });
    if ("refusal" in result.data) {
      const { refusal, rest } = result.data;
      return telling.tell("refused", t(`refusal.${refusal}`, { rest: money(rest) }));
    }
    telling.hush();
    setLast(result.data);
    const attempt_id = crypto.randomUUID();
    setDraft((now) => draftAfter(from, now, attempt_id));
  }

  const newest = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (last !== null) newest.current?.scrollIntoView({ block: "nearest" });
  }, [last]);
  return (
    <div className={desk.page}>
      <PageHead
        title={t("title", { table: bill.table_name })}
        note={`${t("since", { time: when(bill.opened_at) })} · ${t("people", { count: bill.people })}`}
      >
        <Link className={styles.back} to={tablesPath(storeId)}>
          {t("toTables")}
        </Link>
        {bill.visit_ids.length > 1 &&
          bill.visit_ids.map((visit, place) => (
            <Link
              key={visit}
              className={styles.back}
              to={billPath(storeId, { visit })}
              aria-current={visit === bill.visit_id ? "page" : undefined}
            >
              {t("billNumber", { number: place + 1 })}
            </Link>
          ))}
      </PageHead>
      {!bill.is_open && <Notice kind="info">{t("closed")}</Notice>}
      {bill.given_back > 0 && (
        <Notice kind="warn">{t("givenBack", { amount: money(bill.given_back) })}</Notice>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          <BillOrders
            bill={bill}
            draft={draft}
            mayChoose={mayTake && draft.of === "lines"}
            onChange={change}
          />
          <BillSums bill={bill} />
        </div>
        <div className={styles.column}>
          <div ref={newest} role="status" className={styles.last}>
            {last !== null && (
              <Notice
                kind="ok"
                action={
                  <Button
                    size="small"
                    kind="quiet"
                    onClick={() => open({ payment_id: last.payment_id, at: "receipt" })}
                  >
                    {t("receipt.button")}
                  </Button>
                }
              >
                {last.change > 0
                  ? t("takenWithChange", { amount: money(last.amount), change: money(last.change) })
                  : t("taken", { amount: money(last.amount) })}
              </Notice>
            )}
          </div>
          {mayTake &&
            (bill.rest > 0 ? (
              <TakePart
                bill={bill}
                draft={draft}
                reckoned={reckoned}
                isBusy={isBusy}
                onChange={change}
                onTake={() => void take({ draft, amount: reckoned.amount })}
              />
            ) : (
              <Notice kind="ok">{t("allPaid")}</Notice>
            ))}
          <BillParts
            parts={bill.parts}
            zone={answer.time_zone}
            mayTake={rights.includes("till")}
            onOpen={open}
          />
        </div>
      </div>
      {opened !== null && (
        <PartSheet
          key={`${opened.payment_id} ${opened.at}`}
          storeId={storeId}
          part={bill.parts.find(({ payment_id }) => payment_id === opened.payment_id)}
          at={opened.at}
          hasPrinter={answer.has_printer}
          reload={reload}
          onReversed={(payment_id) => {
            if (last?.payment_id === payment_id) setLast(null);
          }}
          onClose={() => open(null)}
        />
      )}
      <Told told={telling.told} onClose={telling.hush} />
    </div>
  );
}
