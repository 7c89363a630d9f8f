import { useTranslation } from "react-i18next";
import { Link, useLocation, useParams } from "react-router-dom";
import { CLOSE_FILES, closeDay, oneClose } from "#contract/calls/desk/close.ts";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import desk from "#desk/frame/Desk.module.css";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { useStore } from "#desk/frame/useStore.ts";
import { useDayName, useWhen } from "#desk/frame/useWhen.ts";
import { useDesk } from "#desk/net/deskSend.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import styles from "./Close.module.css";
import { closesPath } from "./closePath.ts";
import { differenceWords } from "./DrawerForm.tsx";
import { MainSums, MoreSums, Part, Sum } from "./Sums.tsx";

/** A close as it was made: to read, to print, to take along. */
export default function OneCloseScreen() {
  const { t } = useTranslation("desk/close");
  const { number: named = "", storeId: store_id = "" } = useParams();
  const number = /^\d{1,9}$/.test(named) ? Number(named) : 0;
  const store = useStore();
  const when = useWhen(store?.time_zone);
  const dayName = useDayName();
  const read = useDesk(oneClose, { store_id, number });
  const made = closeDay.response.safeParse(useLocation().state).data;
  const query = new URLSearchParams({ store_id, number: String(number) });
  return (
    <div className={desk.page}>
      <PageHead title={t("oneTitle", { number })} />
      {made?.number === number && (
        <div className={styles.screenOnly}>
          <Notice kind={made.was_closed ? "info" : "ok"} live>
            {made.was_closed ? t("wasClosed") : t("made", { number })}
          </Notice>
        </div>
      )}
      <Shown of={read}>
        {(close) => (
          <article className={styles.paper}>
            <h2 className={styles.paperHead}>
              {store?.name} · {t("oneTitle", { number })}
            </h2>
            <p className={desk.soft}>
              {t("day", { day: dayName(close.day) })} · {t("since", { time: when(close.since) })}
              <br />
              {t("closedAt", { time: when(close.closed_at), who: close.who })}
            </p>
            <nav className={styles.links} aria-label={t("oneTitle", { number })}>
              <Link to={closesPath(store_id)}>{t("back")}</Link>
              <a href={`${CLOSE_FILES.csv}?${query}`} download>
                {t("csv")}
              </a>
              <a href={`${CLOSE_FILES.xlsx}?${query}`} download>
                {t("xlsx")}
              </a>
              <Button size="small" kind="outline" onClick={() => window.print()}>
                {t("print")}
              </Button>
            </nav>
            <MainSums figures={close.figures} open={close.open}>
              <DrawerPart close={close} />
            </MainSums>
            <MoreSums figures={close.figures} />
          </article>
        )}
      </Shown>
    </div>
  );
}

/** What was in the drawer, and what was written about it. */
function DrawerPart({ close: { drawer, figures, note } }: { readonly close: DeskResponse<typeof oneClose> }) {
  const { t } = useTranslation("desk/close");
  if (drawer === null && note === "") return null;
  const pieces = Object.entries(drawer?.pieces ?? {})
    .map(([value, count]) => ({ value: Number(value), count }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.value - one.value);
  return (
    <Part title={t("part.cash")}>
      {drawer !== null && (
        <dl className={styles.sums}>
          <Sum name={t("float")} yen={drawer.change_float} />
          <Sum name={t("cash")} yen={figures.cash} />
          <Sum name={t("expected")} yen={drawer.expected} />
          <Sum name={t("counted")} yen={drawer.counted} isWhole />
          {pieces.map(({ count, value }) => (
            <Sum
              key={value}
              name={t("piece", { value: value.toLocaleString("en-US") })}
              count={count}
              yen={value * count}
              isSmall
            />
          ))}
          <div data-whole>
            <dt>{t("difference")}</dt>
            <dd>{differenceWords(drawer.counted - drawer.expected, t)}</dd>
          </div>
        </dl>
      )}
      {note !== "" && (
        <p>
          <b>{t("noteOf")}</b> {note}
        </p>
      )}
    </Part>
  );
}
