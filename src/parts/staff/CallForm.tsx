import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ChipGroup } from "#ui/fields/ChipGroup.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { bellIcon } from "#ui/icons/account.ts";
import { TextArea } from "#ui/fields/TextInput.tsx";
import { CallOutcome } from "./CallOutcome.tsx";
import styles from "./CallStaff.module.css";
import { REASONS, type Reason } from "./reasons.ts";
import { useReasonWords } from "./useReasonWords.ts";
import { useStaffCall } from "./useStaffCall.ts";

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
export function CallForm({ storeId, tableId, table, timeZone, isUnconfirmed }: CallFormProps) {
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
        <Icon of={bellIcon} size={32} />
        <span>{t("staff.call", { table })}</span>
      </button>
    </section>
  );
}
