import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { storageHealthAtom } from "#state/storageHealth.ts";
import { useIsOnline } from "./useIsOnline.ts";
import styles from "./Warnings.module.css";

/** What the customer should know about this browser: nothing is kept (private browsing), or no network. */
export default function Warnings() {
  const { t } = useTranslation();
  const health = useAtomValue(storageHealthAtom);
  const isOnline = useIsOnline();
  return (
    <div className={styles.warnings}>
      {health !== "ok" && <p role="alert">{t(`storage.${health}`)}</p>}
      {!isOnline && <p role="status">{t("offlineBar")}</p>}
    </div>
  );
}
