import { useTranslation } from "react-i18next";
import type { WeekHours } from "#contract/store.ts";
import { weekdayName } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Badge } from "#ui/feedback/Rating.tsx";
import { DaySpans } from "./DaySpans.tsx";
import { groupHours } from "./groupHours.ts";
import styles from "./StoreDetails.module.css";

interface HoursTableProps {
  readonly hours: WeekHours;
  /** The day whose hours count now (8: a public holiday); null while it is not known. */
  readonly today: number | null;
}

/** The hours of the week and of public holidays, those of today marked. */
export function HoursTable({ hours, today }: HoursTableProps) {
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
