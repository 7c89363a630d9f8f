import { html, raw } from "hono/html";
import { OrderType, Weekday } from "#contract/enumerations.ts";
import { ClockTime } from "#contract/scalars.ts";
import type { WeekHours } from "#contract/store.ts";
import { foldWidth } from "#domain/values/typedText.ts";
import { type Draft, type Fields, fieldView, textOf } from "#provider/desk/frame/form.ts";
import type { SettingsView } from "./settingsView.ts";

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
  const days = WEEKDAYS.filter((weekday) => weekday !== Weekday.publicHoliday || !isAsWeekday).map(
    (weekday) => ({
      weekday,
      spans: spansIn(textOf(fields, `day_${weekday}`)),
    }),
  );
  const wrong = days.filter(({ spans }) => spans === null);
  if (wrong.length > 0)
    return {
      ok: false,
      faults: Object.fromEntries(wrong.map(({ weekday }) => [`day_${weekday}`, "hours" as const])),
    };
  return { ok: true, value: days.map(({ spans, weekday }) => ({ weekday, spans: spans ?? [] })) };
}

/** The column of each way of ordering. */
export const HOURS = {
  [OrderType.dineIn]: "business_hours",
  [OrderType.takeAway]: "pickup_hours",
  [OrderType.delivery]: "delivery_hours",
} as const;

/** The hours of a way of ordering, a line a day. */
export function hoursView(mode: keyof typeof HOURS, view: SettingsView) {
  const { filled, own, store, words } = view;
  const form = `hours-${mode}`;
  const hours = store[HOURS[mode]];
  const isSent = filled?.form === form;
  const isAsWeekday = isSent
    ? filled.fields["as_weekday"] !== undefined
    : hours.every(({ weekday }) => weekday !== Weekday.publicHoliday);
  const day = (weekday: (typeof WEEKDAYS)[number]) => {
    const spans = hours.find((each) => each.weekday === weekday)?.spans ?? [];
    const label = words.weekdays[weekday];
    return fieldView({ form, name: `day_${weekday}`, label, value: hoursText(spans) }, view);
  };
  return html`<section aria-labelledby="${form}" data-key="${form}"><h2 id="${form}">${words.hours[mode]}</h2>
    <p class="quiet">${words.hoursNote}</p>
    <form class="week" method="post" action="${own}/hours/${mode}">${WEEKDAYS.map(day)}
      <label class="check"><input type="checkbox" name="as_weekday" value="1" ${isAsWeekday ? raw("checked") : ""} /> ${words.asWeekday}</label>
      <button class="main">${words.save}</button></form></section>`;
}

const DAY = 1_440;

/** Hours of a day as a form says them, 11:00-14:30 17:00-26:00(25:30); null for what is none, or overlaps. */
export function spansIn(text: string): Span[] | null {
  const written = foldWidth(text)
    .replaceAll(/\s*[~〜‐–—−ー-]\s*/g, "-")
    .replaceAll(/\s*\(\s*(?:L\.?O\.?)?\s*(\d{1,2}:\d\d)\s*\)/gi, "($1)");
  const spans = written
    .split(/[\s,、/]+/)
    .filter((part) => part !== "")
    .map(spanIn);
  const read = spans.filter((span) => span !== null);
  return read.length === spans.length && !overlap(read) ? read : null;
}

function spanIn(text: string): Span | null {
  const [, open = "", close = "", last = close] = /^([\d:]+)-([\d:]+)(?:\(([\d:]+)\))?$/.exec(text) ?? [];
  const [opens, closes, last_order] = [open, close, last].map((time) => time.padStart(5, "0"));
  const span = { open: opens ?? "", close: closes ?? "", last_order: last_order ?? "" };
  const isClock = Object.values(span).every((time) => ClockTime.safeParse(time).success);
  if (!isClock) return null;
  const [from, to, until] = minutesOf(span);
  return from < until && until <= to ? span : null;
}

/** Opening, closing and last order from midnight; what is not after the opening is on the next day. */
function minutesOf({ open, close, last_order }: Span): [number, number, number] {
  const minutes = (clock: string) => {
    const [hours = 0, rest = 0] = clock.split(":").map(Number);
    return hours * 60 + rest;
  };
  const from = minutes(open);
  const later = (time: number) => (time <= from ? time + DAY : time);
  return [from, later(minutes(close)), later(minutes(last_order))];
}

function overlap(spans: readonly Span[]): boolean {
  const sorted = spans.map(minutesOf).toSorted(([one], [other]) => one - other);
  return sorted.some(([from], index) => from < (sorted[index - 1]?.[1] ?? 0));
}
