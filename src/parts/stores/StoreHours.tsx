import { OrderType } from "#contract/enumerations.ts";
import { useTranslation } from "react-i18next";
import type { ResponseOf } from "#contract/call.ts";
import { mealTime } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import type { HoursOfDays, StoreDetail, WeekHours } from "#contract/store.ts";
import { specialDay } from "#domain/hours/openingHours.ts";
import { useCall } from "#net/useCall.ts";
import { calendarDay, weekdayName } from "#text/calendar.ts";
import { clockTime, dayAndTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Badge } from "#ui/feedback/Rating.tsx";
import styles from "./StoreDetails.module.css";
import { usePauseWords } from "./usePauseWords.ts";
import { groupHours, wallClock } from "./groupHours.ts";

/** When orders are taken: now, in any week, and on the special days that come next; the hours of the way of ordering that the page is about. */
export function StoreHours({ store }: { readonly store: StoreDetail }) {
  const { t } = useTranslation("store");
  const now = useCall(
    mealTime,
    { store_id: store.store_id, order_type: store.type },
    { handles: [Code.storeNotOperating, Code.storePaused], isSilent: true, refreshInterval: 60_000 },
  ).data;
  const hours = {
    [OrderType.dineIn]: store.business_hours,
    [OrderType.takeAway]: store.pickup_hours,
    [OrderType.delivery]: store.delivery_hours,
  }[store.type];
  const opening = now ?? {
    is_open: store.is_open,
    last_order_time: null,
    close_time: null,
    next_open_time: store.next_open_at,
    pause: store.pause,
  };
  const special = now?.special_days ?? [];
  const isSpecial = now?.day !== undefined && specialDay(special, now.day) !== undefined;
  return (
    <section className={styles.card}>
      <h2>{t("hours")}</h2>
      <OpeningNow opening={opening} timeZone={store.time_zone} />
      <HoursTable hours={hours} today={isSpecial ? null : (now?.today ?? null)} />
      {special.length > 0 && <SpecialHours days={special} today={now?.day} />}
    </section>
  );
}

interface OpeningNowProps {
  readonly opening: Pick<
    ResponseOf<typeof mealTime>,
    "is_open" | "last_order_time" | "close_time" | "next_open_time" | "pause"
  >;
  readonly timeZone: string;
}

/** Whether orders are taken now, until when, and otherwise from when. */
function OpeningNow({ opening, timeZone }: OpeningNowProps) {
  const { t } = useTranslation("store");
  const tag = useLanguageTag();
  const pauseWords = usePauseWords();
  const { is_open, last_order_time, close_time, next_open_time, pause } = opening;
  const words =
    is_open === 1
      ? [
          last_order_time && t("lastOrderAt", { time: clockTime(last_order_time, tag, timeZone) }),
          close_time && t("closesAt", { time: clockTime(close_time, tag, timeZone) }),
        ]
      : [
          pause
            ? pauseWords(pause, next_open_time, timeZone)
            : next_open_time
              ? t("opensAt", { time: dayAndTime(next_open_time, tag, timeZone) })
              : t("closedUnknown"),
        ];
  const state = is_open === 0 ? "closedNow" : close_time ? "openNow" : "allDay";
  return (
    <p className={styles.now}>
      <Badge tone={is_open === 1 ? "ok" : "warn"}>{t(state)}</Badge>
      {words.filter(Boolean).map((word) => (
        <span key={word}>{word}</span>
      ))}
    </p>
  );
}

interface HoursTableProps {
  readonly hours: WeekHours;
  /** The day whose hours count now (8: a public holiday); null while it is not known. */
  readonly today: number | null;
}

/** The hours of the week and of public holidays, those of today marked. */
function HoursTable({ hours, today }: HoursTableProps) {
  const { t } = useTranslation("store");
  const tag = useLanguageTag();
  const days = (weekdays: readonly number[]) => {
    const [from = 1] = weekdays;
    if (from === 8) return t("holiday");
    if (weekdays.length === 7) return t("everyDay");
    const to = weekdays.at(-1) ?? from;
    const name = weekdayName(from, tag);
    return to === from ? name : t("daysRange", { from: name, to: weekdayName(to, tag) });
  };
  return (
    <dl className={styles.hours}>
      {groupHours(hours).map(({ weekdays, spans }) => {
        const isToday = today !== null && weekdays.includes(today);
        return (
          <div key={weekdays.join(" ")} className={styles.day} data-today={isToday || undefined}>
            <dt>
              {days(weekdays)}
              {isToday && <Badge tone="accent">{t("today")}</Badge>}
            </dt>
            <dd>
              <DaySpans spans={spans} closed={t("closedDay")} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

interface SpecialHoursProps {
  readonly days: readonly HoursOfDays[];
  /** The store's present day; undefined while it is not known. */
  readonly today: string | undefined;
}

/** As many as one reads on a shop's door. */
const MOST = 5;

/** The next days on which a store is closed, or open at other hours. */
function SpecialHours({ days, today = "" }: SpecialHoursProps) {
  const { t } = useTranslation("store");
  const tag = useLanguageTag();
  const name = ({ from, until }: HoursOfDays) =>
    from === until
      ? calendarDay(from, tag)
      : t("daysRange", { from: calendarDay(from, tag), to: calendarDay(until, tag) });
  return (
    <>
      <h3>{t("specialDays")}</h3>
      <dl className={styles.hours}>
        {days.slice(0, MOST).map((each) => {
          const isToday = each.from <= today && today <= each.until;
          return (
            <div key={each.from} className={styles.day} data-today={isToday || undefined}>
              <dt>
                {name(each)}
                {isToday && <Badge tone="accent">{t("today")}</Badge>}
              </dt>
              <dd>
                <DaySpans spans={each.spans} closed={t("dayOff")} />
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

interface DaySpansProps {
  readonly spans: readonly WeekHours[number]["spans"][number][];
  /** What a day without hours is called. */
  readonly closed: string;
}

/** The hours of a day with their last orders. */
function DaySpans({ spans, closed }: DaySpansProps) {
  const { t } = useTranslation("store");
  const clock = (time: string, opening?: string) => {
    const shown = wallClock(time, opening);
    return shown.isNextDay ? t("nextDay", { time: shown.time }) : shown.time;
  };
  if (spans.length === 0) return closed;
  return spans.map(({ open, close, last_order }) => (
    <span key={open} className={styles.span}>
      {isAllDay(open, close) ? t("allDay") : t("span", { open: clock(open), close: clock(close, open) })}
      {last_order !== close && <small>{t("spanLastOrder", { time: clock(last_order, open) })}</small>}
    </span>
  ));
}

const isAllDay = (open: string, close: string) =>
  open === "00:00" && (close === "24:00" || close === "00:00");
