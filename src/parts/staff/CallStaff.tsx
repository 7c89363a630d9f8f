import { useAtom, useAtomValue } from "jotai";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { callWaiter } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { StaffCallKind } from "#contract/enumerations.ts";
import type { StoreDetail } from "#contract/store.ts";
import { isUndecided } from "#net/answer.ts";
import { idempotencyKey } from "#net/transport.ts";
import { useSend } from "#net/useCall.ts";
import { ScanButton } from "#parts/scan/ScanButton.tsx";
import { useTexts } from "#parts/shell/useTexts.ts";
import { LazyLayer, LazyPart, lazyWithRetry } from "#parts/trouble/lazyWithRetry.tsx";
import { href } from "#routes/href.ts";
import { staffCallAtom } from "#state/drafts/formDrafts.ts";
import { localeAtom } from "#state/page/choices.ts";
import { clockTime } from "#text/formats.ts";
import { ensureTexts } from "#text/instance.ts";
import { loadTexts } from "#text/loadTexts.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { ChipGroup } from "#ui/fields/ChipGroup.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextArea } from "#ui/fields/TextInput.tsx";
import { messageIcon, raisedHandIcon } from "#ui/icons/account.ts";
import { Card } from "#ui/lists/Card.tsx";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { FreeTable } from "#ui/pictures/FreeTable.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./CallStaff.module.css";
import { ShowToStaff } from "./ShowToStaff.tsx";

const EntryPanel = lazyWithRetry(() => import("#parts/visit/EntryPanel.tsx"));
const VisitCode = lazyWithRetry(() => import("#parts/visit/VisitCode.tsx"));

interface CallStaffProps {
  readonly store: StoreDetail;
  readonly tableId: string | null;
}

/** Calls someone to the table with one tap; what can wait goes as a message. */
export default function CallStaff({ store, tableId }: CallStaffProps) {
  const { t } = useTranslation();
  const hasTexts = useTexts(["store"]);
  const entry = tableId === null ? undefined : store.table?.entry;
  if (!hasTexts) {
    return (
      <SkeletonGroup label={t("loading")}>
        <div className={styles.page}>
          <Skeleton shape="button" />
          <Skeleton lines={3} />
        </div>
      </SkeletonGroup>
    );
  }
  return (
    <div className={styles.page}>
      {entry && (
        <LazyLayer>
          <VisitCode store={store} isInset />
        </LazyLayer>
      )}
      {entry?.is_in === 0 ? (
        <LazyPart>
          <EntryPanel store={store} isInset />
        </LazyPart>
      ) : tableId !== null && store.table ? (
        <CallForm
          storeId={store.store_id}
          tableId={tableId}
          table={store.table.name}
          timeZone={store.time_zone}
          isUnconfirmed={store.table.is_let_in_by_staff === 1}
        />
      ) : (
        <NoTable />
      )}
      <ToMessages storeId={store.store_id} tableId={tableId} />
      <ShowToStaff storeId={store.store_id} tableId={tableId} />
    </div>
  );
}

function NoTable() {
  const { t } = useTranslation("store");
  return (
    <EmptyState
      title={t("staff.noTable")}
      illustration={<FreeTable />}
      action={<ScanButton label={t("staff.scanTable")} />}
    >
      {t("staff.noTableText")}
    </EmptyState>
  );
}

function ToMessages({ storeId, tableId }: { readonly storeId: string; readonly tableId: string | null }) {
  const { t } = useTranslation("store");
  return (
    <Card padded={false}>
      <ListRow
        title={t("staff.message")}
        note={t("staff.messageNote")}
        start={<Icon of={messageIcon} />}
        href={href("message", { storeId, tableId: tableId ?? undefined })}
      />
    </Card>
  );
}

/** Characters that a call may carry (contract, `callwaiter`). */
const LONGEST_CONTENT = 200;

interface CallFormProps {
  readonly storeId: string;
  readonly tableId: string;
  /** The table's name as printed on its card. */
  readonly table: string;
  readonly timeZone: string;
  /** Whether the staff are told that nobody has confirmed who sits there. */
  readonly isUnconfirmed: boolean;
}

/** The button that calls the staff, and what they may bring along right away. */
function CallForm({ storeId, tableId, table, timeZone, isUnconfirmed }: CallFormProps) {
  const { t } = useTranslation("store");
  const reasonWords = useReasonWords();
  const { call, state, calledAt } = useStaffCall(storeId, tableId);
  const [reason, setReason] = useState<Reason | null>(null);
  const [words, setWords] = useState("");
  const submit = async () => {
    const content = reason === null ? "" : reason === "other" ? words.trim() : await reasonWords(reason);
    if (!(await call(content))) return;
    setReason(null);
    setWords("");
  };
  return (
    <section className={styles.form}>
      <CallOutcome state={state} calledAt={calledAt} table={table} timeZone={timeZone} />
      {isUnconfirmed && <p className={styles.note}>{t("staff.unconfirmed")}</p>}
      <Field label={t("staff.reason")} group>
        <ChipGroup
          label={t("staff.reason")}
          name="reason"
          options={REASONS.map((value) => ({ value, label: t(`staff.reasons.${value}`) }))}
          value={reason}
          onChange={setReason}
        />
      </Field>
      {reason === "other" && (
        <Field label={t("staff.other")}>
          <TextArea
            name="words"
            maxLength={LONGEST_CONTENT}
            value={words}
            placeholder={t("staff.otherPlaceholder")}
            onChange={(event) => setWords(event.target.value)}
            counter={(length, max) => `${length} / ${max}`}
          />
        </Field>
      )}
      <button
        type="button"
        className={styles.call}
        aria-busy={state === "calling"}
        aria-disabled={state === "calling"}
        onClick={() => {
          if (state !== "calling") void submit();
        }}
      >
        <Icon of={raisedHandIcon} size={32} />
        <span>{t("staff.call", { table })}</span>
      </button>
    </section>
  );
}

/** Why guests call the staff most; the last one is told in words of their own. */
const REASONS = ["water", "plates", "bill", "other"] as const;
type Reason = (typeof REASONS)[number];

/**
 * What the staff read for a reason: a guest who reads another language taps a word that they understand, and staff of a
 * store in Japan get it in Japanese too.
 */
function useReasonWords(): (reason: Exclude<Reason, "other">) => Promise<string> {
  const { t, i18n } = useTranslation("store");
  const locale = useAtomValue(localeAtom);
  return async (reason) => {
    const own = t(`staff.reasons.${reason}`);
    if (locale === "ja") return own;
    const hasJapanese = await ensureTexts(i18n, loadTexts, "ja", ["store"]).then(
      () => true,
      () => false,
    );
    if (!hasJapanese) return own;
    const japanese = i18n.getFixedT("ja", "store")(`staff.reasons.${reason}`);
    return t("staff.withOriginal", { japanese, own });
  };
}

/** Calls the staff to a table. A repeat of a call that may have got through carries its key: they come once. */
function useStaffCall(storeId: string, tableId: string) {
  const send = useSend();
  const [last, setLast] = useAtom(staffCallAtom);
  const [state, setState] = useState<"still" | "calling" | "too_soon" | "failed">("still");
  const attempt = useRef<{ content: string; key: string } | null>(null);

  const call = async (content: string): Promise<boolean> => {
    if (attempt.current?.content !== content) attempt.current = { content, key: idempotencyKey() };
    const { key } = attempt.current;
    setState("calling");
    const request = { store_id: storeId, table_id: tableId, kind: StaffCallKind.call, content } as const;
    const answer = await send(callWaiter, request, { handles: [Code.noConsecutiveMessages], key });
    if (answer.ok || !isUndecided(answer)) attempt.current = null;
    if (answer.ok) setLast({ store_id: storeId, table_id: tableId, time: answer.data.time });
    setState(
      answer.ok
        ? "still"
        : answer.kind === "code" && answer.code === Code.noConsecutiveMessages
          ? "too_soon"
          : "failed",
    );
    return answer.ok;
  };
  const isHere = last?.store_id === storeId && last.table_id === tableId;
  return { call, state, calledAt: isHere ? last.time : null };
}

interface CallOutcomeProps {
  readonly state: "still" | "calling" | "too_soon" | "failed";
  /** When the last call got through, RFC 3339; null when none has. */
  readonly calledAt: string | null;
  readonly table: string;
  readonly timeZone: string;
}

/** What became of the call: someone is coming, it was called a moment ago already, or it did not get through. */
function CallOutcome({ state, calledAt, table, timeZone }: CallOutcomeProps) {
  const { t } = useTranslation("store");
  const tag = useLanguageTag();
  const isTold = state === "still" && calledAt !== null;
  return (
    <div role="status" className={styles.outcome}>
      {state === "too_soon" && <Notice kind="info">{t("staff.tooSoon")}</Notice>}
      {state === "failed" && <Notice kind="warn">{t("staff.failed")}</Notice>}
      {isTold && (
        <Notice kind="ok">
          <strong>{t("staff.coming")}</strong>
          <br />
          {t("staff.comingText", { time: clockTime(calledAt, tag, timeZone), table })}
        </Notice>
      )}
    </div>
  );
}
