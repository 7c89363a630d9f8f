import { useTranslation } from "react-i18next";
import { storeFigures } from "#contract/calls/desk/close.ts";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import desk from "#desk/frame/Desk.module.css";
import type { DeskStore } from "#desk/frame/deskWays.ts";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { useStoreRead } from "#desk/frame/useStore.ts";
import { useDesk } from "#desk/net/deskSend.ts";
import { formatter, money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Bars, barsOf } from "./Bars.tsx";
import styles from "./Close.module.css";
import { SpanChoice, useSpan } from "./Span.tsx";
import { Part } from "./Sums.tsx";

/** What a store's guests ordered in a span of days, and how long they waited. */
export default function FiguresScreen() {
  const read = useStoreRead();
  return <Shown of={read}>{(store) => <OpenFigures key={store.store_id} store={store} />}</Shown>;
}

function OpenFigures({ store: { store_id, time_zone } }: { readonly store: DeskStore }) {
  const { t } = useTranslation("desk/close", { keyPrefix: "figures" });
  const days = useSpan(time_zone);
  const read = useDesk(storeFigures, { store_id, ...days.span }, { keeps: true });
  return (
    <div className={desk.page}>
      <PageHead title={t("title")} note={t("note")} />
      <SpanChoice of={days} />
      <Shown of={read}>
        {(figures) =>
          figures.total.count === 0 ? <EmptyState title={t("none")} /> : <FiguresOf figures={figures} />
        }
      </Shown>
    </div>
  );
}

/** A Monday, from which weekdays are named. */
const MONDAY = Date.UTC(2026, 10, 23);
const DAY = 86_400_000;

function FiguresOf({ figures }: { readonly figures: DeskResponse<typeof storeFigures> }) {
  const { t } = useTranslation("desk/close", { keyPrefix: "figures" });
  const { t: tc } = useTranslation("desk/close");
  const tag = useLanguageTag();
  const { days, dishes, hours, total, wait, wait_by_hour, weekdays } = figures;
  const dayName = (day: string) =>
    formatter(tag, { month: "numeric", day: "numeric", weekday: "short", timeZone: "UTC" }).format(
      new Date(`${day}T00:00:00Z`),
    );
  const weekdayName = (weekday: number) =>
    formatter(tag, { weekday: "long", timeZone: "UTC" }).format(new Date(MONDAY + (weekday - 1) * DAY));
  const minutes = (value: number) => t("minutes", { minutes: value });
  const hourName = (hour: number) => tc("hourOf", { hour });
  const heads = [t("amount"), t("orders")] as const;
  return (
    <>
      <p className={styles.whole}>{t("sum", { count: total.count, amount: money(total.amount) })}</p>
      <div className={styles.parts}>
        <Part title={t("days")}>
          <Bars
            label={t("days")}
            heads={[t("days"), ...heads]}
            bars={barsOf(days, ({ day }) => ({ key: day, label: dayName(day) }))}
          />
        </Part>
        <Part title={t("weekdays")} note={t("perDay")}>
          <Bars
            label={t("weekdays")}
            heads={[t("weekdays"), ...heads]}
            bars={barsOf(
              weekdays.map(({ amount, count, days: of, weekday }) => ({
                weekday,
                amount: Math.round(amount / of),
                count: Math.round((count * 10) / of) / 10,
              })),
              ({ weekday }) => ({ key: weekday, label: weekdayName(weekday) }),
            )}
          />
        </Part>
        <Part title={t("hours")}>
          <Bars
            label={t("hours")}
            heads={[tc("hour"), ...heads]}
            bars={barsOf(hours, ({ hour }) => ({ key: hour, label: hourName(hour) }))}
          />
        </Part>
        <Part title={t("waits")} note={t("waitsNote")}>
          {wait === null ? (
            <p className={desk.soft}>{t("noWaits")}</p>
          ) : (
            <>
              <dl className={styles.sums}>
                <div>
                  <dt>{t("median")}</dt>
                  <dd>{minutes(wait.median)}</dd>
                </div>
                <div>
                  <dt>{t("slow")}</dt>
                  <dd>{minutes(wait.slow)}</dd>
                </div>
              </dl>
              <Bars
                label={t("waits")}
                heads={[tc("hour"), t("slowHead"), t("medianHead")]}
                bars={wait_by_hour.map(({ hour, median, slow }) => ({
                  key: hour,
                  label: hourName(hour),
                  value: slow,
                  shown: minutes(slow),
                  more: minutes(median),
                }))}
              />
            </>
          )}
        </Part>
        <Part title={t("dishes")}>
          <Bars
            label={t("dishes")}
            heads={[tc("dish"), t("amount"), tc("count")]}
            bars={barsOf(dishes, ({ goods_id, name }) => ({ key: goods_id, label: name }))}
          />
        </Part>
      </div>
    </>
  );
}
