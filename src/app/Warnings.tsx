import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { SlowOffer } from "#parts/lowData/SlowOffer.tsx";
import { isSlowAtom } from "#state/slowNetwork.ts";
import { storageHealthAtom } from "#state/storageHealth.ts";
import { useIsOnline } from "./useIsOnline.ts";
import styles from "./Warnings.module.css";

/** What the customer should know about this browser: nothing is kept (private browsing), or no network. */
export default function Warnings() {
  const { t } = useTranslation();
  const health = useAtomValue(storageHealthAtom);
  const isOnline = useIsOnline();
  const isSlow = useAtomValue(isSlowAtom);
  return (
    <div className={styles.warnings}>
      {health !== "ok" && <p role="alert">{t(`storage.${health}`)}</p>}
      {!isOnline && <p role="status">{t("offlineBar")}</p>}
      {isSlow && isOnline && <SlowOffer />}
    </div>
  );
}
