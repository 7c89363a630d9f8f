import { useTranslation } from "react-i18next";
import { Weekday } from "#contract/enumerations.ts";
import type { WeekHours } from "#contract/store.ts";
import { hoursText } from "#domain/hours/typedHours.ts";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import { type FaultAt, typedSpans } from "./save.ts";
import { TextField, type Typed } from "./SettingsForm.tsx";
import styles from "./Settings.module.css";

const WEEKDAYS: readonly Weekday[] = [
  Weekday.monday,
  Weekday.tuesday,
  Weekday.wednesday,
  Weekday.thursday,
  Weekday.friday,
  Weekday.saturday,
  Weekday.sunday,
  Weekday.publicHoliday,
];

/** The hours of a week, a line a day. */
export function WeekFields({ hours }: { readonly hours: WeekHours }) {
  const { t } = useTranslation("desk/settings");
  const isAsWeekday = hours.every(({ weekday }) => weekday !== Weekday.publicHoliday);
  return (
    <>
      <div className={styles.pair}>
        {WEEKDAYS.map((weekday) => (
          <TextField
            key={weekday}
            name={`day_${weekday}`}
            label={t(`weekdays.${weekday}`)}
            value={hoursText(hours.find((each) => each.weekday === weekday)?.spans ?? [])}
          />
        ))}
      </div>
      <Checkbox name="as_weekday" label={t("asWeekday")} defaultChecked={isAsWeekday} />
    </>
  );
}

/** The hours of a week as they were typed; a day without any is a day off. */
export function typedWeek(typed: Typed): WeekHours {
  const isAsWeekday = typed["as_weekday"] !== undefined;
  return WEEKDAYS.filter((weekday) => weekday !== Weekday.publicHoliday || !isAsWeekday).map((weekday) => ({
    weekday,
    spans: typedSpans(typed[`day_${weekday}`] ?? ""),
  }));
}

/** A line of a week is at fault: its days stand in their order. */
export const faultOfWeek: FaultAt = (path) => {
  const line = Number(/\.(\d)\.spans/.exec(path)?.[1] ?? 0);
  return [`day_${WEEKDAYS[line] ?? Weekday.monday}`, "hours"];
};
