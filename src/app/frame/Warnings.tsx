import { useAtomValue } from "jotai";
import { useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { SlowOffer } from "#parts/device/SlowOffer.tsx";
import { isSlowAtom, workerNewsAtom } from "#state/page/pageState.ts";
import { storageHealthAtom } from "#state/storage/storage.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { standClear } from "#ui/layers/standClear.ts";
import styles from "./Warnings.module.css";
import { useIsOnline } from "./useIsOnline.ts";

/**
 * What the customer should know: nothing is kept (private browsing), no network, a page that is not of this moment, or
 * a new version.
 */
export default function Warnings() {
  const { t } = useTranslation();
  const health = useAtomValue(storageHealthAtom);
  const isOnline = useIsOnline();
  const isSlow = useAtomValue(isSlowAtom);
  const tag = useLanguageTag();
  const { keptAt = null, renew = null } = useAtomValue(workerNewsAtom) ?? {};
  const host = useRef<HTMLDivElement>(null);
  const isEmpty = health === "ok" && isOnline && keptAt === null && !isSlow && renew === null;
  useLayoutEffect(() => {
    if (host.current && !isEmpty) return standClear(host.current);
  }, [isEmpty]);
  return (
    <div ref={host} className={styles.warnings}>
      {health !== "ok" && <p role="alert">{t(`storage.${health}`)}</p>}
      {(!isOnline || keptAt !== null) && (
        <p role="status">
          {!isOnline && t("offlineBar")}
          {!isOnline && keptAt !== null && <br />}
          {keptAt !== null && t("keptAt", { time: shownTime(keptAt, tag) })}
        </p>
      )}
      {isSlow && isOnline && <SlowOffer />}
      {renew !== null && (
        <p role="status" className={styles.news}>
          {t("newVersion")}
          <button type="button" onClick={renew}>
            {t("reload")}
          </button>
        </p>
      )}
    </div>
  );
}

/** Hour and minute by the device's clock; of another day with its date. */
function shownTime(since: number, tag: string): string {
  const isToday = new Date(since).toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ month: "numeric", day: "numeric" } as const);
  return new Intl.DateTimeFormat(tag, { ...day, hour: "numeric", minute: "2-digit" }).format(since);
}
