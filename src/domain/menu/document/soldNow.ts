import { Weekday } from "#contract/enumerations.ts";
import type { SoldWhen } from "#contract/menuDocument.ts";
import { addDays, localDay, weekdayOf, zonedInstant } from "#domain/hours/zonedTime.ts";

const ALL_DAY = [{ from: 0, until: 1_440 }];

/** Whether a dish is sold at an instant, by the clock of its store; hours that run past midnight are those of the day before. */
export function isSoldAt(
  { spans, weekdays }: SoldWhen,
  instant: Date,
  timeZone: string,
  isHoliday: (day: string) => boolean,
): boolean {
  const today = localDay(instant, timeZone);
  const time = instant.getTime();
  return [addDays(today, -1), today].some((day) => {
    const weekday: Weekday = isHoliday(day) ? Weekday.publicHoliday : weekdayOf(day);
    if (weekdays.length > 0 && !weekdays.includes(weekday)) return false;
    return (spans.length === 0 ? ALL_DAY : spans).some(
      ({ from, until }) =>
        zonedInstant(day, from, timeZone).getTime() <= time &&
        time < zonedInstant(day, until, timeZone).getTime(),
    );
  });
}
