import holidayJp from "@holiday-jp/holiday_jp";
import * as Code from "#contract/codes.ts";
import { OrderType, Weekday } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { SpecialDays, WeekHours } from "#contract/store.ts";
import { type Opening, openingAt } from "#domain/hours/openingHours.ts";
import { localDay, weekdayOf } from "#domain/hours/zonedTime.ts";
import japanese from "#locales/ja/provider/holidays.json" with { type: "json" };
import type { Fail } from "#provider/server/context.ts";
import { textsIn } from "#provider/server/texts.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { restData } from "./rest.ts";

/** What says when a store takes orders. */
export type StoreHours = Pick<
  StoreRow,
  | "business_hours"
  | "pickup_hours"
  | "delivery_hours"
  | "special_days"
  | "time_zone"
  | "paused_until"
  | "opened_at"
  | "left_at"
>;

/** Of a store that its owner is still preparing, or has closed for good. */
const NEVER = { is_open: false, closes_at: null, last_order_at: null, next_open_at: null } as const;

export interface OpeningNow extends Opening {
  /** The desk has paused the orders, and `next_open_at` says until when; or for good. */
  readonly is_resting: boolean;
}

/** Whether orders of a kind are taken at an instant: the store's hours, and a rest that its desk has begun. */
export function openingOf(store: StoreHours, order_type: OrderType, now: Date): OpeningNow {
  if (store.left_at !== null) return { ...NEVER, is_resting: true };
  if (store.opened_at === null) return { ...NEVER, is_resting: false };
  const hours = hoursOf(store, order_type);
  const special = specialDaysOf(store, order_type);
  const at = (instant: Date) =>
    hours === ALWAYS && special.length === 0
      ? ALWAYS_OPEN
      : openingAt(hours, instant, store.time_zone, isHoliday, special);
  const { paused_until } = store;
  if (paused_until === null || paused_until <= now) return { ...at(now), is_resting: false };
  const after = at(paused_until);
  return {
    ...at(now),
    is_open: false,
    next_open_at: after.is_open ? paused_until : after.next_open_at,
    is_resting: true,
  };
}

/** Fails while no orders are taken, with the time when they are again, and why a store rests: 2061 while the store rests, 206 otherwise. */
export function checkOpen(
  store: StoreRow,
  order_type: OrderType,
  reader: { readonly language: WireLanguage; readonly now: Date },
  fail: Fail<typeof Code.storeNotOperating | typeof Code.storePaused>,
): void {
  const opening = openingOf(store, order_type, reader.now);
  if (opening.is_open) return;
  fail(opening.is_resting ? Code.storePaused : Code.storeNotOperating, restData(store, opening, reader));
}

type HoursByWay = Pick<StoreRow, "business_hours" | "pickup_hours" | "delivery_hours">;

/** The hours in which a store takes orders of a kind; a mall order is taken at any hour. */
export function hoursOf(store: HoursByWay, order_type: OrderType): WeekHours {
  const hours: Readonly<Record<OrderType, WeekHours>> = {
    [OrderType.dineIn]: store.business_hours,
    [OrderType.takeAway]: store.pickup_hours,
    [OrderType.delivery]: store.delivery_hours,
    [OrderType.shipping]: ALWAYS,
  };
  return hours[order_type];
}

const ALWAYS: WeekHours = ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({
  weekday,
  spans: [{ open: "00:00", close: "24:00", last_order: "24:00" }],
}));

/** What hours without an end come to, reckoned once: it is over a week away at any time. */
const ALWAYS_OPEN: Opening = { is_open: true, closes_at: null, last_order_at: null, next_open_at: null };

type HoursAndSpecialDays = Pick<
  StoreRow,
  "business_hours" | "pickup_hours" | "delivery_hours" | "special_days"
>;

/** The days with hours of their own for a way of ordering; one that has no hours at all is not begun by them. */
export function specialDaysOf(store: HoursAndSpecialDays, order_type: OrderType): SpecialDays[] {
  if (hoursOf(store, order_type).every(({ spans }) => spans.length === 0)) return [];
  return store.special_days.filter(({ order_types }) => order_types.includes(order_type));
}

/** Whose hours are in force on a store's present day: a holiday's (8) win over the weekday's where there are any. */
export function weekdayNow(hours: WeekHours, timeZone: string, now: Date): Weekday {
  const today = localDay(now, timeZone);
  return isHoliday(today) && hours.some(({ weekday }) => weekday === Weekday.publicHoliday)
    ? Weekday.publicHoliday
    : weekdayOf(today);
}

const holidays: Readonly<Record<string, unknown>> = holidayJp.holidays;

/** Whether a day, YYYY-MM-DD, is a public holiday of Japan; known to 2050. */
export function isHoliday(day: string): boolean {
  return Object.hasOwn(holidays, day);
}

type Holiday = keyof typeof japanese;

const holidayNames: Readonly<Record<string, { readonly name: string }>> = holidayJp.holidays;
const isNamed = (key: string): key is Holiday => Object.hasOwn(japanese, key);
const holidayKeys = Object.keys(japanese).filter(isNamed);

/** What the public holiday of a day, YYYY-MM-DD, is called; null on any other day. The list has them in Japanese. */
export function holidayName(day: string, language: WireLanguage): string | null {
  const name = holidayNames[day]?.name;
  if (name === undefined) return null;
  if (language === "ja") return name;
  const key = name.endsWith(japanese.inLieu) ? "inLieu" : holidayKeys.find((each) => japanese[each] === name);
  return textsIn(language, "provider/holidays")(key ?? "holiday");
}
