import { and, eq, gt, gte, lt } from "drizzle-orm";
import { html } from "hono/html";
import { type OffPremises, OrderType } from "#contract/enumerations.ts";
import { bookableSlots, slotFault } from "#domain/hours/bookableSlots.ts";
import { specialDay } from "#domain/hours/openingHours.ts";
import { addDays, localDay, zonedInstant } from "#domain/hours/zonedTime.ts";
import type { Database } from "#provider/db/database.ts";
import { slotBookings } from "#provider/db/tables/orders.ts";
import { clockTime } from "#provider/desk/frame/view.ts";
import { capacityOf, slotRulesOf } from "#provider/stores/bookableTimes.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { specialDaysOf } from "#provider/stores/opening.ts";
import type { SettingsView } from "./settingsView.ts";

const DAY_MINUTES = 1_440;

interface BookedSlot {
  readonly time: Date;
  /** Orders that it has taken. */
  readonly taken: number;
  /** Orders that it takes in all; -1 is unlimited. */
  readonly capacity: number;
}

export interface Booked {
  /** YYYY-MM-DD on the store's calendar. */
  readonly day: string;
  readonly ways: readonly { readonly order_type: OffPremises; readonly slots: readonly BookedSlot[] }[];
}

/** What the times of a day have taken: those of the hours as they are now, and any others that are booked all the same. */
export async function readBooked(db: Database, store: StoreRow, day: string): Promise<Booked> {
  const begin = zonedInstant(day, 0, store.time_zone);
  const end = zonedInstant(day, DAY_MINUTES, store.time_zone);
  const rows = await db
    .select()
    .from(slotBookings)
    .where(
      and(
        eq(slotBookings.store_id, store.id),
        gte(slotBookings.slot_at, begin),
        lt(slotBookings.slot_at, end),
        gt(slotBookings.taken, 0),
      ),
    );
  const ways = ([OrderType.takeAway, OrderType.delivery] as const)
    .filter((order_type) => store.order_types.includes(order_type))
    .map((order_type) => {
      const rules = { ...slotRulesOf(store, order_type), lead_minutes: 0, paused_until: null };
      const open = bookableSlots(rules, begin, 1).filter((time) => localDay(time, store.time_zone) === day);
      const own = rows.filter((row) => row.order_type === order_type);
      const taken = new Map(own.map(({ slot_at, taken: count }) => [slot_at.getTime(), count]));
      const times = new Set([...open.map((time) => time.getTime()), ...taken.keys()]);
      const capacity = capacityOf(store, order_type);
      const slots = [...times]
        .toSorted((one, other) => one - other)
        .map((time) => ({ time: new Date(time), taken: taken.get(time) ?? 0, capacity }));
      return { order_type, slots };
    });
  return { day, ways };
}

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

/** Orders, by the special days, that were booked for times which those days' hours do not hold. */
export async function readDisplaced(
  db: Database,
  store: StoreRow,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const displaced = new Map<string, number>();
  if (store.special_days.length === 0) return displaced;
  const rows = await db
    .select()
    .from(slotBookings)
    .where(
      and(eq(slotBookings.store_id, store.id), gte(slotBookings.slot_at, now), gt(slotBookings.taken, 0)),
    );
  for (const { order_type, slot_at, taken } of rows) {
    if (order_type !== OrderType.takeAway && order_type !== OrderType.delivery) continue;
    if (slotFault(slotRulesOf(store, order_type), slot_at, now) !== "outside_hours") continue;
    const day = localDay(slot_at, store.time_zone);
    const special = specialDaysOf(store, order_type);
    // What is booked past midnight is of the night of the day before.
    const days = specialDay(special, day) ?? specialDay(special, addDays(day, -1));
    if (days) displaced.set(days.days_id, (displaced.get(days.days_id) ?? 0) + taken);
  }
  return displaced;
}
