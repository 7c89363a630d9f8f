import { html, raw } from "hono/html";
import { field } from "./field.ts";
import { hoursText, WEEKDAYS } from "./hoursDraft.ts";
import type { SettingsView } from "./settingsView.ts";

/** The column of each way of ordering. */
export const HOURS = { 1: "business_hours", 2: "pickup_hours", 3: "delivery_hours" } as const;
const HOLIDAY = 8;

/** The hours of a way of ordering, a line a day. */
export function hoursView(mode: keyof typeof HOURS, view: SettingsView) {
  const { filled, own, store, words } = view;
  const form = `hours-${mode}`;
  const hours = store[HOURS[mode]];
  const isSent = filled?.form === form;
  const isAsWeekday = isSent
    ? filled.fields["as_weekday"] !== undefined
    : hours.every(({ weekday }) => weekday !== HOLIDAY);
  const day = (weekday: (typeof WEEKDAYS)[number]) => {
    const spans = hours.find((each) => each.weekday === weekday)?.spans ?? [];
    const label = words.weekdays[weekday];
    return field({ form, name: `day_${weekday}`, label, value: hoursText(spans) }, view);
  };
  return html`<section aria-labelledby="${form}" data-key="${form}"><h2 id="${form}">${words.hours[mode]}</h2>
    <p class="quiet">${words.hoursNote}</p>
    <form class="week" method="post" action="${own}/hours/${mode}">${WEEKDAYS.map(day)}
      <label class="check"><input type="checkbox" name="as_weekday" value="1" ${isAsWeekday ? raw("checked") : ""} /> ${words.asWeekday}</label>
      <button class="main">${words.save}</button></form></section>`;
}
