import { html, raw } from "hono/html";
import type { SpecialDays } from "#contract/store.ts";
import { localDay } from "#domain/hours/zonedTime.ts";
import { TIMED } from "./daysDraft.ts";
import { field } from "./field.ts";
import { hoursText } from "./hoursDraft.ts";
import type { SettingsView } from "./settingsView.ts";

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
        ${field({ form: FORM, name: "days_from", label: words.daysFrom, value: "", type: "date" }, view)}
        ${field({ form: FORM, name: "days_until", label: words.daysUntil, value: "", type: "date" }, view)}
        ${field({ form: FORM, name: "days_hours", label: words.daysHours, value: "" }, view)}
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
