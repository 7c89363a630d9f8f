import { html } from "hono/html";
import { OrderType } from "#contract/enumerations.ts";
import { fieldView, type Filled } from "#provider/desk/frame/form.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { type Booked, bookedView } from "./booked.ts";
import { daysView } from "./days.ts";
import { hoursView } from "./hours.ts";
import { pauseView } from "./pause.ts";
import type { SettingsWords } from "./words/ja.ts";
import { tablesView } from "./tablesForm.ts";
import { zonesView } from "./zones.ts";

export interface SettingsView {
  readonly store: StoreRow;
  /** Path of the page. */
  readonly own: string;
  readonly words: SettingsWords;
  /** What the board calls the ways of ordering. */
  readonly modes: Readonly<Record<OrderType, string>>;
  /** BCP 47 tag of the desk's language. */
  readonly lang: string;
  readonly now: Date;
  /** Orders that were booked for times which special days, by their id, no longer hold. */
  readonly displaced: ReadonlyMap<string, number>;
  /** The form that was just sent and could not be saved. */
  readonly filled: Filled | null;
}

/** How a store takes orders: a pause, what is booked, special days, times and numbers, zones, hours. */
export function settingsView(booked: Booked, view: SettingsView) {
  const { store, words } = view;
  const { order_types } = store;
  const timed = ([1, 2, 3] as const).filter((mode) => order_types.includes(mode));
  const hasHours = timed.length > 0;
  const isBooked = order_types.includes(OrderType.takeAway) || order_types.includes(OrderType.delivery);
  const hasTables = order_types.includes(OrderType.dineIn);
  const parts: readonly (readonly [id: string, name: string, isShown: boolean])[] = [
    ["booked", words.booked, isBooked],
    ["days", words.days, hasHours],
    ["times", words.times, isBooked || hasTables],
    ["tables", words.tables, hasTables],
    ["zones", words.zones, order_types.includes(OrderType.delivery)],
    ...timed.map((mode) => [`hours-${mode}`, words.hours[mode], true] as const),
  ];
  return html`<nav class="narrow jump" aria-label="${words.jump}" data-key="jump">${parts.map(
    ([id, name, isShown]) => (isShown ? html`<a href="#${id}">${name}</a>` : ""),
  )}</nav>
  <div class="settings">
    ${pauseView(view)}
    ${isBooked ? bookedView(booked, view) : ""}
    ${hasHours ? daysView(view) : ""}
    ${isBooked || hasTables ? timesView(view) : ""}
    ${hasTables ? tablesView(view) : ""}
    ${order_types.includes(OrderType.delivery) ? zonesView(view) : ""}
    ${timed.map((mode) => hoursView(mode, view))}
  </div>`;
}

function timesView(view: SettingsView) {
  const { own, store, words } = view;
  const written = (value: number | null) => (value === null || value === -1 ? "" : String(value));
  const number = (name: string, label: string, value: number | null) =>
    fieldView({ form: "times", name, label, value: written(value), isNumber: true }, view);
  const hidden = (name: string, value: number | null) =>
    html`<input type="hidden" name="${name}" value="${written(value)}" />`;
  const [serves, picksUp, delivers] = [
    store.order_types.includes(OrderType.dineIn),
    store.order_types.includes(OrderType.takeAway),
    store.order_types.includes(OrderType.delivery),
  ];
  const show = (isShown: boolean, name: string, label: string, value: number | null) =>
    isShown ? number(name, label, value) : hidden(name, value);
  return html`<section aria-labelledby="times" data-key="times"><h2 id="times">${words.times}</h2>
    <form method="post" action="${own}/times">
      ${show(serves, "serving_minutes", words.servingMinutes, store.serving_minutes)}
      ${show(picksUp || delivers, "slot_minutes", words.slotMinutes, store.slot_minutes)}
      ${show(picksUp, "pickup_minutes", words.pickupMinutes, store.pickup_minutes)}
      ${show(picksUp, "pickup_capacity", words.pickupCapacity, store.pickup_capacity)}
      ${show(delivers, "delivery_minutes", words.deliveryMinutes, store.delivery_minutes)}
      ${show(delivers, "delivery_capacity", words.deliveryCapacity, store.delivery_capacity)}
      <button class="main">${words.save}</button>
    </form></section>`;
}
