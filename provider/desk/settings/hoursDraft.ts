import type { Weekday } from "#contract/enumerations.ts";
import type { WeekHours } from "#contract/store.ts";
import { textOf } from "./draftNumbers.ts";
import type { Draft, Fields } from "./filled.ts";
import { spansIn } from "./spansIn.ts";

export const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7, 8];
const HOLIDAY = 8;

type Span = WeekHours[number]["spans"][number];

/** Hours of a day as the form shows them: 11:00-14:30 17:00-22:00(21:30). */
export function hoursText(spans: readonly Span[]): string {
  return spans
    .map(({ open, close, last_order }) => `${open}-${close}${last_order === close ? "" : `(${last_order})`}`)
    .join(" ");
}

/** The hours of a week as the form says them, a line a day; a day without any is a day off. */
export function hoursDraft(fields: Fields): Draft<WeekHours> {
  const isAsWeekday = textOf(fields, "as_weekday") !== "";
  const days = WEEKDAYS.filter((weekday) => weekday !== HOLIDAY || !isAsWeekday).map((weekday) => ({
    weekday,
    spans: spansIn(textOf(fields, `day_${weekday}`)),
  }));
  const wrong = days.filter(({ spans }) => spans === null);
  if (wrong.length > 0)
    return {
      ok: false,
      faults: Object.fromEntries(wrong.map(({ weekday }) => [`day_${weekday}`, "hours" as const])),
    };
  return { ok: true, value: days.map(({ spans, weekday }) => ({ weekday, spans: spans ?? [] })) };
}
