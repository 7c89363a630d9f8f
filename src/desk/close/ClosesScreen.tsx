import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { closes, CLOSES_FILES } from "#contract/calls/desk/close.ts";
import desk from "#desk/frame/Desk.module.css";
import type { DeskStore } from "#desk/frame/deskWays.ts";
import { MoreButton } from "#desk/frame/MoreButton.tsx";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { useStoreRead } from "#desk/frame/useStore.ts";
import { useDayName, useWhen } from "#desk/frame/useWhen.ts";
import { useDeskPages } from "#desk/net/deskSend.ts";
import { money } from "#text/formats.ts";
import badge from "#ui/feedback/Badge.module.css";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import styles from "./Close.module.css";
import { closePath, closesPath } from "./closePath.ts";
import { differenceWords } from "./DrawerForm.tsx";

/** A store's closes, the newest first. */
export default function ClosesScreen() {
  const read = useStoreRead();
  return <Shown of={read}>{(store) => <OpenCloses key={store.store_id} store={store} />}</Shown>;
}

function OpenCloses({ store: { store_id, time_zone } }: { readonly store: DeskStore }) {
  const { t } = useTranslation("desk/close");
  const when = useWhen(time_zone);
  const dayName = useDayName();
  const listed = useDeskPages(closes, { store_id });
  const query = new URLSearchParams({ store_id });
  return (
    <div className={desk.page}>
      <PageHead title={t("listTitle")}>
        <nav className={styles.links} aria-label={t("listTitle")}>
          <Link to={closePath(store_id)}>{t("title")}</Link>
          <a href={`${CLOSES_FILES.csv}?${query}`} download>
            {t("allCsv")}
          </a>
          <a href={`${CLOSES_FILES.xlsx}?${query}`} download>
            {t("allXlsx")}
          </a>
        </nav>
      </PageHead>
      <Shown of={listed}>
        {(found) => (
          <>
            {found.length === 0 && <EmptyState title={t("listNone")} />}
            <ul className={desk.list} aria-label={t("listTitle")}>
              {found.map(({ closed_at, day, difference, number, total, who }) => (
                <li key={number} className={styles.row}>
                  <Link to={closesPath(store_id, number)} className={styles.open}>
                    {t("oneTitle", { number })}
                  </Link>
                  <span>{t("day", { day: dayName(day) })}</span>
                  <span className={desk.soft}>{t("closedAt", { time: when(closed_at), who })}</span>
                  {difference !== null && difference !== 0 && (
                    <span className={badge.badge} data-tone="warn">
                      {differenceWords(difference, t)}
                    </span>
                  )}
                  <strong className={styles.total}>{money(total)}</strong>
                </li>
              ))}
            </ul>
          </>
        )}
      </Shown>
      <MoreButton of={listed}>{t("more")}</MoreButton>
    </div>
  );
}
