import { html } from "hono/html";
import { dayAndTime } from "#provider/desk/view.ts";
import { field } from "./field.ts";
import { PAUSES } from "./pauseDraft.ts";
import type { SettingsView } from "./settingsView.ts";

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
        ${field({ form: "pause", name: "until", label: `${words.pauseTill} (${time_zone})`, value: "", type: "datetime-local" }, view)}
        <button>${words.stop}</button>
      </form></details></section>`;
}
