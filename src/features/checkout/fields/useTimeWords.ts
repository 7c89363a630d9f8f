import { useTranslation } from "react-i18next";
import { addDays, localDay } from "#domain/hours/zonedTime.ts";
import { calendarDay } from "#text/calendar.ts";
import { clockTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";

/** Days and times as one says them: today, tomorrow, else by their date. */
export function useTimeWords(timeZone: string) {
  const { t } = useTranslation("offPremises");
  const tag = useLanguageTag();
  /** `day`: YYYY-MM-DD on the store's calendar. */
  const ofDay = (day: string) => {
    const today = localDay(new Date(), timeZone);
    if (day === today) return t("time.today");
    return day === addDays(today, 1) ? t("time.tomorrow") : calendarDay(day, tag);
  };
  const ofClock = (time: string) => clockTime(time, tag, timeZone);
  const parts = (time: string) => ({ day: ofDay(localDay(new Date(time), timeZone)), time: ofClock(time) });
  return {
    ofDay,
    ofClock,
    at: (time: string) => t("time.at", parts(time)),
    soonest: (time: string) => t("time.soonestAt", parts(time)),
  };
}
