import holidayJp from "@holiday-jp/holiday_jp";
import * as Code from "#contract/codes.ts";
import { type OrderType, Weekday } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { SpecialDays, WeekHours } from "#contract/store.ts";
import { type Opening, openingAt } from "#domain/hours/openingHours.ts";
import { localDay, weekdayOf } from "#domain/hours/zonedTime.ts";
import type { Fail } from "#provider/server/context.ts";
import type { StoreRow } from "./findStore.ts";

type Hours = Pick<
  StoreRow,
  "business_hours" | "pickup_hours" | "delivery_hours" | "special_days" | "time_zone" | "paused_until"
>;

export interface OpeningNow extends Opening {
  /** The desk has paused the orders; `next_open_at` says until when. */
  readonly is_resting: boolean;
}

/** Whether orders of a kind are taken at an instant: the store's hours, and a rest that its desk has begun. */
export function openingOf(store: Hours, order_type: OrderType, now: Date): OpeningNow {
  const hours = hoursOf(store, order_type);
  const special = specialDaysOf(store, order_type);
  const at = (instant: Date) => openingAt(hours, instant, store.time_zone, isHoliday, special);
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

/** Fails while no orders are taken, with the time when they are again: 2061 while the store rests, 206 otherwise. */
export function checkOpen(
  store: StoreRow,
  order_type: OrderType,
  now: Date,
  fail: Fail<typeof Code.storeNotOperating | typeof Code.storePaused>,
): void {
  const { is_open, is_resting, next_open_at } = openingOf(store, order_type, now);
  if (is_open) return;
  fail(is_resting ? Code.storePaused : Code.storeNotOperating, {
    next_open_time: next_open_at?.toISOString() ?? null,
  });
}

type HoursByWay = Pick<StoreRow, "business_hours" | "pickup_hours" | "delivery_hours">;

/** The hours in which a store takes orders of a kind; a mall order is taken at any hour. */
export function hoursOf(store: HoursByWay, order_type: OrderType): WeekHours {
  return { 1: store.business_hours, 2: store.pickup_hours, 3: store.delivery_hours, 4: ALWAYS }[order_type];
}

const ALWAYS: WeekHours = ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({
  weekday,
  spans: [{ open: "00:00", close: "24:00", last_order: "24:00" }],
}));

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

type OtherNames = Readonly<Record<Exclude<WireLanguage, "ja">, string>>;

const holidayNames: Readonly<Record<string, { readonly name: string }>> = holidayJp.holidays;

/** Japan's public holidays as one calls them in the other languages; the list itself has them in Japanese. */
const others: Readonly<Record<string, OtherNames>> = {
  元日: { zh: "元旦", en: "New Year’s Day", tw: "元旦", ko: "설날 (1월 1일)" },
  成人の日: { zh: "成人节", en: "Coming of Age Day", tw: "成人節", ko: "성인의 날" },
  建国記念の日: { zh: "建国纪念日", en: "National Foundation Day", tw: "建國紀念日", ko: "건국기념일" },
  天皇誕生日: { zh: "天皇诞生日", en: "Emperor’s Birthday", tw: "天皇誕辰", ko: "천황 탄생일" },
  春分の日: { zh: "春分", en: "Vernal Equinox Day", tw: "春分日", ko: "춘분" },
  昭和の日: { zh: "昭和之日", en: "Showa Day", tw: "昭和之日", ko: "쇼와의 날" },
  憲法記念日: { zh: "宪法纪念日", en: "Constitution Memorial Day", tw: "憲法紀念日", ko: "헌법기념일" },
  みどりの日: { zh: "绿之日", en: "Greenery Day", tw: "綠之日", ko: "녹색의 날" },
  こどもの日: { zh: "儿童节", en: "Children’s Day", tw: "兒童節", ko: "어린이날" },
  海の日: { zh: "海之日", en: "Marine Day", tw: "海之日", ko: "바다의 날" },
  山の日: { zh: "山之日", en: "Mountain Day", tw: "山之日", ko: "산의 날" },
  敬老の日: { zh: "敬老日", en: "Respect for the Aged Day", tw: "敬老日", ko: "경로의 날" },
  秋分の日: { zh: "秋分", en: "Autumnal Equinox Day", tw: "秋分日", ko: "추분" },
  スポーツの日: { zh: "体育日", en: "Sports Day", tw: "體育日", ko: "스포츠의 날" },
  文化の日: { zh: "文化日", en: "Culture Day", tw: "文化日", ko: "문화의 날" },
  勤労感謝の日: { zh: "劳动感谢日", en: "Labor Thanksgiving Day", tw: "勤勞感謝日", ko: "근로감사의 날" },
  休日: { zh: "公众假日", en: "Public holiday", tw: "國定假日", ko: "공휴일" },
};
const inLieu: OtherNames = { zh: "补休", en: "Holiday in lieu", tw: "補假", ko: "대체 휴일" };

/** What the public holiday of a day, YYYY-MM-DD, is called; null on any other day. */
export function holidayName(day: string, language: WireLanguage): string | null {
  const name = holidayNames[day]?.name;
  if (name === undefined) return null;
  if (language === "ja") return name;
  return (name.endsWith("振替休日") ? inLieu : (others[name] ?? others["休日"]))?.[language] ?? name;
}
