import { useTranslation } from "react-i18next";
import type { WeekHours } from "#contract/store.ts";
import styles from "./StoreDetails.module.css";
import { wallClock } from "./wallClock.ts";

interface DaySpansProps {
  readonly spans: readonly WeekHours[number]["spans"][number][];
  /** What a day without hours is called. */
  readonly closed: string;
}

/** The hours of a day with their last orders. */
export function DaySpans({ spans, closed }: DaySpansProps) {
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
