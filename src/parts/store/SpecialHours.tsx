import { useTranslation } from "react-i18next";
import type { HoursOfDays } from "#contract/store.ts";
import { calendarDay } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Badge } from "#ui/feedback/Rating.tsx";
import { DaySpans } from "./DaySpans.tsx";
import styles from "./StoreDetails.module.css";

interface SpecialHoursProps {
  readonly days: readonly HoursOfDays[];
  /** The store's present day; undefined while it is not known. */
  readonly today: string | undefined;
}

/** As many as one reads on a shop's door. */
const MOST = 5;

/** The next days on which a store is closed, or open at other hours. */
export function SpecialHours({ days, today = "" }: SpecialHoursProps) {
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
