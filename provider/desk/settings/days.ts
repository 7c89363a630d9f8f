import { html, raw } from "hono/html";
import { OrderType } from "#contract/enumerations.ts";
import type { SpecialDays } from "#contract/store.ts";
import { addDays, localDay } from "#domain/hours/zonedTime.ts";
import { foldWidth } from "#domain/values/typedText.ts";
import { type Draft, type Fields, fieldView, type Filled, textOf } from "#provider/desk/frame/form.ts";
import { hoursText, spansIn } from "./hours.ts";
import type { SettingsView } from "./settingsView.ts";

/** The ways of ordering that go by hours. */
const TIMED: readonly OrderType[] = [OrderType.dineIn, OrderType.takeAway, OrderType.delivery];
const FARTHEST = 2 * 366;
const LONGEST = 366;

type Kept = readonly SpecialDays[];

/** Days with hours of their own as the form says them: to come, not listed yet, for some way of ordering. */
export function daysDraft(
  fields: Fields,
  { days_id, kept, today }: { readonly days_id: string; readonly kept: Kept; readonly today: string },
): Draft<SpecialDays> {
  const from = dayIn(textOf(fields, "days_from"));
  const last = textOf(fields, "days_until");
  const until = last === "" ? from : dayIn(last);
  const spans = spansIn(textOf(fields, "days_hours"));
  const order_types = TIMED.filter((type) => textOf(fields, `days_for_${type}`) !== "");
  const isToCome = from !== null && today <= from && from <= addDays(today, FARTHEST);
  const isSpan = until !== null && isToCome && from <= until && until < addDays(from, LONGEST);
  const faults: Record<string, Filled["faults"][string]> = {};
  if (!isToCome) faults["days_from"] = "days_from";
  else if (!isSpan) faults["days_until"] = "days_until";
  if (spans === null) faults["days_hours"] = "hours";
  if (order_types.length === 0) faults["days_for"] = "days_for";
  if (!isToCome || !isSpan || spans === null || order_types.length === 0) return { ok: false, faults };
  const days = { days_id, from, until, order_types, spans };
  if (meetsAny(days, kept)) return { ok: false, faults: { days_from: "days_listed" } };
  return { ok: true, value: days };
}

/** Whether a way of ordering would have two kinds of hours on one day. */
function meetsAny(days: SpecialDays, kept: Kept): boolean {
  return kept.some(
    ({ from, until, order_types }) =>
      from <= days.until && days.from <= until && order_types.some((type) => days.order_types.includes(type)),
  );
}

const FORM = "days";

/** The days that are not as their weekday, and the form that adds some. */
export function daysView(view: SettingsView) {
  const { filled, now, own, store, words } = view;
  const today = localDay(now, store.time_zone);
  const coming = store.special_days.filter(({ until }) => until >= today);
  return html`<section aria-labelledby="${FORM}" data-key="${FORM}"><h2 id="${FORM}">${words.days}</h2>
    <p class="quiet">${words.daysNote}</p>
    ${coming.length === 0 ? html`<p>${words.noDays}</p>` : ""}
    <ul class="zones">${coming.map((days) => daysItem(days, view))}</ul>
    <details data-key="days-new" ${filled?.form === FORM ? "open" : ""}><summary>${words.addDays}</summary>
      <form method="post" action="${own}/days">
        ${fieldView({ form: FORM, name: "days_from", label: words.daysFrom, value: "", type: "date" }, view)}
        ${fieldView({ form: FORM, name: "days_until", label: words.daysUntil, value: "", type: "date" }, view)}
        ${fieldView({ form: FORM, name: "days_hours", label: words.daysHours, value: "" }, view)}
        ${waysView(view)}
        <button class="main">${words.addDays}</button></form></details></section>`;
}

function daysItem(days: SpecialDays, view: SettingsView) {
  const { displaced, modes, own, store, words } = view;
  const { days_id, from, order_types, spans } = days;
  const ways = TIMED.filter((type) => store.order_types.includes(type));
  const isForAll = ways.every((type) => order_types.includes(type));
  const booked = displaced.get(days_id) ?? 0;
  const named = daysName(days, view);
  return html`<li data-key="${days_id}"><b>${named}</b>
    <p>${spans.length === 0 ? words.closed : hoursText(spans)}
      ${isForAll ? "" : html` <mark>${order_types.map((type) => modes[type]).join(" · ")}</mark>`}</p>
    ${booked > 0 ? html`<p class="warn">${words.displaced.replace("{count}", String(booked))} <a href="${own}?day=${from}">${words.booked}</a></p>` : ""}
    <form method="post" action="${own}/days/${encodeURIComponent(days_id)}/remove" data-key="remove-${days_id}">
      <button class="danger">${words.remove}<span class="unseen"> ${named}</span></button></form></li>`;
}

function daysName({ from, until }: SpecialDays, { lang }: SettingsView): string {
  const format = (day: string, hasYear: boolean) =>
    new Date(`${day}T00:00Z`).toLocaleDateString(lang, {
      ...(hasYear && { year: "numeric" }),
      month: "short",
      day: "numeric",
      weekday: "short",
      timeZone: "UTC",
    });
  const isOneYear = from.slice(0, 4) === until.slice(0, 4);
  return from === until ? format(from, true) : `${format(from, true)} – ${format(until, !isOneYear)}`;
}

/** Of a store with one way of ordering, the days are for that one. */
function waysView({ filled, modes, store, words }: SettingsView) {
  const ways = TIMED.filter((type) => store.order_types.includes(type));
  const sent = filled?.form === FORM ? filled : null;
  const [only] = ways;
  if (ways.length === 1) return html`<input type="hidden" name="days_for_${only}" value="1" />`;
  const isChosen = (type: number) => sent === null || sent.fields[`days_for_${type}`] !== undefined;
  const fault = sent?.faults["days_for"];
  const id = `${FORM}-days_for-fault`;
  return html`<fieldset class="ways" ${fault ? raw(`aria-describedby="${id}"`) : ""}><legend>${words.daysFor}</legend>
    ${ways.map(
      (type) =>
        html`<label class="check"><input type="checkbox" name="days_for_${type}" value="1" ${isChosen(type) ? raw("checked") : ""}
          ${fault ? raw('aria-invalid="true"') : ""} /> ${modes[type]}</label>`,
    )}</fieldset>
    ${fault ? html`<p class="warn fault" id="${id}">${words.faults[fault]}</p>` : ""}`;
}

/** As many as a store needs for two years. */
const MOST = 60;
/** A night that began two days ago can still run. */
const RUNNING = 2;

/** A store's special days with more of them, those that are over left out; null where they are listed, or too many. */
export function addedDays(
  kept: readonly SpecialDays[],
  days: SpecialDays,
  today: string,
): SpecialDays[] | null {
  const current = kept.filter(({ until }) => until >= addDays(today, -RUNNING));
  if (current.length >= MOST || meetsAny(days, current)) return null;
  return [...current, days].toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

/** A day of the calendar as a form says it, 2026-12-31 or 2026/12/31; null for what is none. */
export function dayIn(text: string): string | null {
  const [, year = "", month = "", date = ""] =
    /^(20\d\d)[-/](\d{1,2})[-/](\d{1,2})$/.exec(foldWidth(text).trim()) ?? [];
  const day = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  const time = Date.parse(`${day}T00:00Z`);
  // Of a day that there is not, such as 31 June, the calendar makes another.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null;
}
