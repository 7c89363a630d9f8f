import { useAtomValue } from "jotai";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { storageHealthAtom } from "#state/storageHealth.ts";
import styles from "./Warnings.module.css";

/** What the customer should know about this browser: nothing is kept (private browsing), or no network. */
export default function Warnings() {
  const { t } = useTranslation();
  const health = useAtomValue(storageHealthAtom);
  const isOnline = useSyncExternalStore(follow, () => navigator.onLine !== false, () => true);
  return (
    <div className={styles.warnings}>
      {health !== "ok" && <p role="alert">{t(`storage.${health}`)}</p>}
      {!isOnline && <p role="status">{t("offlineBar")}</p>}
    </div>
  );
}

function follow(changed: () => void): () => void {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}
