import { useTranslation } from "react-i18next";
import type { StoreDetail } from "#contract/store.ts";
import { ScanButton } from "#parts/scan/ScanButton.tsx";
import { dayAndTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import styles from "./MenuScreen.module.css";

/**
 * Why nothing can be ordered now: the store is closed, the staff keep the table, or no table was scanned yet; or that an
 * order waits for the staff, as the table was not scanned.
 */
export function MenuNotice({ store }: { readonly store: StoreDetail }) {
  const { t } = useTranslation("menu");
  const tag = useLanguageTag();
  const opensAt = store.next_open_at ? dayAndTime(store.next_open_at, tag, store.time_zone) : null;
  const trouble =
    store.is_open === 0
      ? opensAt
        ? t("closedUntil", { time: opensAt })
        : t("closed")
      : store.table?.is_locked === 1
        ? t("tableLocked")
        : null;
  const hint = store.table === null ? t("noTable") : store.table.is_let_in_by_staff === 1 ? t("letIn") : null;
  const text = trouble ?? hint;
  if (!text) return null;
  return (
    <div className={styles.notice} data-hint={trouble === null || undefined}>
      <p role="status">{text}</p>
      {trouble === null && <ScanButton look="small" label={t("scanTable")} />}
    </div>
  );
}
