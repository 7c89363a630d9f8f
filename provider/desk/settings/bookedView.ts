import { html } from "hono/html";
import { clockTime } from "#provider/desk/view.ts";
import { addDays } from "#domain/hours/zonedTime.ts";
import type { Booked, BookedSlot } from "./readBooked.ts";
import type { SettingsView } from "./settingsView.ts";

/** What a day's times have taken, and how full they are; those that are free fold away. */
export function bookedView({ day, ways }: Booked, view: SettingsView) {
  const { lang, modes, now, own, store, words } = view;
  const date = new Date(`${day}T00:00Z`).toLocaleDateString(lang, {
    dateStyle: "full",
    timeZone: "UTC",
  });
  const link = (to: string, label: string) =>
    html`<a href="${own}${to === "" ? "" : `?day=${to}`}">${label}</a>`;
  return html`<section aria-labelledby="booked" data-key="booked"><h2 id="booked">${words.booked}</h2>
    <p><b>${date}</b></p>
    <p class="days">${link(addDays(day, -1), words.before)}${link("", words.today)}${link(addDays(day, 1), words.after)}</p>
    ${ways.map(({ order_type, slots: ofDay }) => {
      // What is over matters only where somebody is, or was, expected.
      const slots = ofDay.filter(({ taken, time }) => taken > 0 || time >= now);
      const [booked, free] = [
        slots.filter(({ taken }) => taken > 0),
        slots.filter(({ taken }) => taken === 0),
      ];
      const all = booked.reduce((sum, { taken }) => sum + taken, 0);
      return html`<h3>${modes[order_type]} <small>${all} ${words.inAll}</small></h3>
        ${slots.length === 0 ? html`<p class="quiet">${words.noSlots}</p>` : ""}
        <ul class="slots">${booked.map((slot) => slotView(slot, view))}</ul>
        ${
          free.length === 0
            ? ""
            : html`<details data-key="free-${order_type}"><summary>${words.freeTimes} ${free.length}<span class="unseen"> ${modes[order_type]}</span></summary>
              <ul class="slots">${free.map((slot) => slotView(slot, view))}</ul></details>`
        }`;
    })}
    <p class="quiet">${store.time_zone}</p></section>`;
}

function slotView({ capacity, taken, time }: BookedSlot, { store, words }: SettingsView) {
  const isFull = capacity >= 0 && taken >= capacity;
  return html`<li data-full="${String(isFull)}" data-taken="${String(taken > 0)}">
    <time datetime="${time.toISOString()}">${clockTime(time, store)}</time>
    <b>${taken}${capacity >= 0 ? `/${capacity}` : ""}</b>${isFull ? html` <mark>${words.full}</mark>` : ""}</li>`;
}
