import holidayJp from "@holiday-jp/holiday_jp";

const holidays: Readonly<Record<string, unknown>> = holidayJp.holidays;

/** Whether a day, YYYY-MM-DD, is a public holiday of Japan; known to 2050. */
export function isHoliday(day: string): boolean {
  return Object.hasOwn(holidays, day);
}
