import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { busyAtom } from "#state/busy.ts";
import styles from "./BusyBar.module.css";

/** Milliseconds that a request may take before the bar is shown: a quick one does not flash. */
const AFTER = 300;

/** A thin bar on top while a request that the customer waits for is under way. */
export function BusyBar() {
  const { t } = useTranslation();
  const isBusy = useAtomValue(busyAtom) > 0;
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(isBusy), isBusy ? AFTER : 0);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return (
    <div role="status">
      {isShown && (
        <div className={styles.bar}>
          <span className="visually-hidden">{t("loading")}</span>
        </div>
      )}
    </div>
  );
}
