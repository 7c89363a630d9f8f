import { html } from "hono/html";
import { zonedInstant } from "#domain/hours/zonedTime.ts";
import { type Draft, type Fields, fieldView, textOf, wholeNumber } from "#provider/desk/frame/form.ts";
import { dayAndTime } from "#provider/desk/frame/view.ts";
import { dayIn } from "./days.ts";
import type { SettingsView } from "./settingsView.ts";

/** Minutes for which ordering is paused with one tap. */
const PAUSES = [15, 30, 60, 120] as const;
const MINUTE = 60_000;
const MOST = 366 * 1_440 * MINUTE;
const LOCAL = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)$/;

/** Until when ordering is paused: so many minutes from now, or a time on the store's clock within a year. */
export function pauseDraft(fields: Fields, time_zone: string, now: Date): Draft<Date> {
  const until = untilOf(fields, time_zone, now);
  const isToCome = until !== null && until > now && until.getTime() <= now.getTime() + MOST;
  return isToCome ? { ok: true, value: until } : { ok: false, faults: { until: "until" } };
}

function untilOf(fields: Fields, time_zone: string, now: Date): Date | null {
  const minutes = PAUSES.find((one) => one === wholeNumber(textOf(fields, "minutes")));
  if (minutes !== undefined) return new Date(now.getTime() + minutes * MINUTE);
  const [, written = "", hours, rest] = LOCAL.exec(textOf(fields, "until")) ?? [];
  const day = dayIn(written);
  if (day === null) return null;
  return zonedInstant(day, Number(hours) * 60 + Number(rest), time_zone);
}

/** Whether orders are taken at the moment, and the buttons that pause and resume them. */
export function pauseView(view: SettingsView) {
  const { lang, now, own, store, words } = view;
  const { paused_until, time_zone } = store;
  const isPaused = paused_until !== null && paused_until > now;
  const until = isPaused ? dayAndTime(paused_until, { lang, now, time_zone }) : "";
  return html`<section aria-labelledby="pause" data-key="pause"><h2 id="pause">${words.pause}</h2>
    ${isPaused ? html`<p class="warn">${words.pausedUntil} ${until}</p>` : html`<p>${words.taking}</p>`}
    <p class="quiet">${words.pauseNote}</p>
    <div class="actions">
      ${isPaused ? html`<form method="post" action="${own}/resume" data-key="resume"><button class="main">${words.resume}</button></form>` : ""}
      ${PAUSES.map(
        (minutes) => html`<form method="post" action="${own}/pause" data-key="pause-${minutes}">
          <input type="hidden" name="minutes" value="${minutes}" />
          <button>${words.pauseFor} ${minutes} ${words.minutes}</button></form>`,
      )}
    </div>
    <details data-key="pause-until" ${view.filled?.form === "pause" ? "open" : ""}><summary>${words.pauseTill}</summary>
      <form method="post" action="${own}/pause">
        ${fieldView({ form: "pause", name: "until", label: `${words.pauseTill} (${time_zone})`, value: "", type: "datetime-local" }, view)}
        <button>${words.stop}</button>
      </form></details></section>`;
}
