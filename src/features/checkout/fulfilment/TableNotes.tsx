import { useTranslation } from "react-i18next";
import type { StoreDetail, TableInfo } from "#contract/store.ts";
import styles from "#features/checkout/Checkout.module.css";
import { ScanButton } from "#parts/scan/ScanButton.tsx";
import { href } from "#routes/href.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";

/** Orders left from which on one is told of them. */
const FEW = 3;

/** What a guest has to know before they order at this table: that the staff let the order in first, or take few more. */
export function TableNotes({ table }: { readonly table: TableInfo }) {
  const { t } = useTranslation("checkout");
  const { is_let_in_by_staff, is_verified, let_in_minutes = 0, orders_left } = table;
  return (
    <>
      {is_let_in_by_staff === 1 ? (
        <Notice kind="warn">
          <strong>{t("letIn.title")}</strong>
          <p>{t("letIn.text", { minutes: let_in_minutes })}</p>
          <ScanButton look="small" label={t("letIn.scan")} />
        </Notice>
      ) : (
        // An older provider does not say whether it lets bare codes in.
        is_let_in_by_staff === undefined &&
        is_verified === 0 && <p className={styles.note}>{t("unverified")}</p>
      )}
      {orders_left !== undefined && orders_left <= FEW && (
        <p className={styles.note}>
          {orders_left === 0 ? t("ordersLeft.none") : t("ordersLeft.few", { count: orders_left })}
        </p>
      )}
    </>
  );
}

/** That the kitchen is full, and how long it takes until the dishes are at the table, where the store says that. */
export function WaitNote({ store }: { readonly store: Pick<StoreDetail, "is_busy" | "serving_minutes"> }) {
  const { t } = useTranslation();
  const { is_busy, serving_minutes } = store;
  if (!serving_minutes && is_busy !== 1) return null;
  return (
    <p className={styles.note}>
      {is_busy === 1 && `${t("busy.kitchen")} `}
      {serving_minutes && t("busy.serving", { minutes: serving_minutes })}
    </p>
  );
}

interface LegalNoteProps {
  readonly storeId: string;
  readonly tableId: string | null;
}

/**
 * What the last screen before an order must say beside quantity and price: when it is paid, when it is served, until
 * when it can be cancelled (Specified Commercial Transactions Act, Article 12-6).
 */
export function LegalNote({ storeId, tableId }: LegalNoteProps) {
  const { t } = useTranslation("checkout");
  return (
    <p className={styles.note}>
      {t("legal")}{" "}
      <Anchor href={href("statute", { storeId, tableId: tableId ?? undefined })}>{t("legalLink")}</Anchor>
    </p>
  );
}
