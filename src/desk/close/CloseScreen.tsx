import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { closes, closeSoFar } from "#contract/calls/desk/close.ts";
import { useMe } from "#desk/DeskApp.tsx";
import desk from "#desk/frame/Desk.module.css";
import type { DeskStore } from "#desk/frame/deskWays.ts";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { useStoreRead } from "#desk/frame/useStore.ts";
import { useDayName, useWhen } from "#desk/frame/useWhen.ts";
import { readAnew, useDesk } from "#desk/net/deskSend.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import styles from "./Close.module.css";
import { closesPath } from "./closePath.ts";
import { DrawerForm } from "./DrawerForm.tsx";
import { MainSums, MoreSums } from "./Sums.tsx";

/** Milliseconds between reads: others take money meanwhile. */
const AGAIN = 30_000;

/** What a store has sold and received since its last close, and the form that closes it. */
export default function CloseScreen() {
  const read = useStoreRead();
  return <Shown of={read}>{(store) => <OpenClose key={store.store_id} store={store} />}</Shown>;
}

function OpenClose({ store: { store_id, time_zone } }: { readonly store: DeskStore }) {
  const { t } = useTranslation("desk/close");
  const { rights } = useMe();
  const when = useWhen(time_zone);
  const dayName = useDayName();
  const navigate = useNavigate();
  const read = useDesk(closeSoFar, { store_id }, { every: AGAIN });
  // The close that was the last one when somebody began to count: a colleague's comes after it.
  const number = read.data === undefined ? null : (read.data.last?.number ?? 0);
  const [begun, setBegun] = useState<number | null>(null);
  if (begun === null && number !== null) setBegun(number);
  const isClosed = begun !== null && number !== null && number > begun;
  return (
    <div className={desk.page}>
      <PageHead title={t("title")} note={t("note")}>
        <nav className={styles.links} aria-label={t("title")}>
          <Link to={closesPath(store_id)}>{t("toList")}</Link>
          <Link to={`/figures/${encodeURIComponent(store_id)}`}>{t("toFigures")}</Link>
          <Link to={`/value/${encodeURIComponent(store_id)}`}>{t("toValue")}</Link>
        </nav>
      </PageHead>
      <Shown of={read}>
        {({ day, drawer, figures, last, open, since }) => (
          <>
            <p className={desk.soft}>
              {t("day", { day: dayName(day) })} · {t("since", { time: when(since) })}
              <br />
              {last === null
                ? t("first")
                : t("last", { number: last.number, time: when(last.closed_at), who: last.who })}
            </p>
            {isClosed && (
              <Notice kind="info" live>
                {t("wasClosed")}{" "}
                <Link to={closesPath(store_id, begun + 1)}>{t("oneTitle", { number: begun + 1 })}</Link>
              </Notice>
            )}
            <MainSums figures={figures} open={open} />
            {rights.includes("close") && !isClosed && (
              <DrawerForm
                storeId={store_id}
                after={last?.number ?? 0}
                drawer={drawer}
                cash={figures.cash}
                onChanged={read.reload}
                onClosed={(closed) => {
                  void readAnew(closes);
                  void read.reload();
                  void navigate(closesPath(store_id, closed.number), { state: closed });
                }}
              />
            )}
            <MoreSums figures={figures} />
          </>
        )}
      </Shown>
    </div>
  );
}
