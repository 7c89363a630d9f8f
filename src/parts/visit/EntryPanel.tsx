import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { EntryInfo, StoreDetail } from "#contract/store.ts";
import { ScanButton } from "#parts/scan/ScanButton.tsx";
import { useTexts } from "#parts/shell/useTexts.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import styles from "./Visit.module.css";
import { useEntry } from "./useEntry.ts";

interface EntryPanelProps {
  /** Asked for by the code that one came with, which it names. */
  readonly store: Pick<StoreDetail, "store_id" | "table" | "table_id">;
  /** It stands within something that has a margin. */
  readonly isInset?: boolean;
}

/**
 * What whoever may not order at a table yet sees: that the staff open it, with the way to ask them, the table's digits, and
 * the code of a phone that orders there. It goes by itself as soon as one is let in.
 */
export default function EntryPanel({ store, isInset = false }: EntryPanelProps) {
  const hasTexts = useTexts(["visit"]);
  const { store_id, table, table_id } = store;
  const entry = table?.entry;
  if (!hasTexts || table_id === null || !entry || entry.is_in === 1) return null;
  return <Open entry={entry} storeId={store_id} tableId={table_id} isInset={isInset} />;
}

interface OpenProps {
  readonly entry: EntryInfo;
  readonly storeId: string;
  readonly tableId: string;
  readonly isInset: boolean;
}

function Open({ entry, storeId, tableId, isInset }: OpenProps) {
  const { t } = useTranslation("visit");
  const { ask, busy, message, say, wrong } = useEntry({
    storeId,
    tableId,
    isAsked: entry.asked_time !== null,
  });
  const [digits, setDigits] = useState("");
  const titleId = useId();
  const enter = () => {
    if (!/^\d{4}$/.test(digits)) return say(t("short"));
    void ask(digits).then((isIn) => isIn || setDigits(""));
  };
  return (
    <section className={styles.panel} data-inset={isInset || undefined} aria-labelledby={titleId}>
      <h2 id={titleId}>{t(entry.asked_time === null ? "title" : "asked")}</h2>
      {entry.asked_time !== null ? (
        <div role="status">
          <p>{t("askedText")}</p>
          {entry.phone !== null && <p className={styles.soft}>{t("phone", { number: entry.phone })}</p>}
        </div>
      ) : entry.may_ask === 1 ? (
        <>
          <Button block busy={busy === "staff"} onClick={() => void ask(null)}>
            {t("ask")}
          </Button>
          <p className={styles.soft}>{t("askNote")}</p>
        </>
      ) : (
        <p>{t("byStaff")}</p>
      )}
      {message !== null && (
        <Notice kind="warn" live>
          {message}
        </Notice>
      )}
      {/* No form: it may stand within that of an order. */}
      <div className={styles.digits}>
        <Field label={t("digits")} hint={t("digitsHint")} error={wrong ?? undefined}>
          <TextInput
            name="digits"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="go"
            maxLength={4}
            value={digits}
            end={
              <Button size="small" kind="quiet" busy={busy === "digits"} onClick={enter}>
                {t("enter")}
              </Button>
            }
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
              event.preventDefault();
              enter();
            }}
            onChange={({ currentTarget: { value } }) => {
              setDigits(value.normalize("NFKC").replaceAll(/\D/g, "").slice(0, 4));
              say(null);
            }}
          />
        </Field>
      </div>
      <ScanButton look="line" label={t("scan")} />
    </section>
  );
}
