import { useTranslation } from "react-i18next";
import type { ReceiveDays } from "#domain/hours/bookableSlots.ts";
import { calendarDay } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";

/** Why no other days can be chosen: what is on offer can be had on some alone; undefined where it is on any. */
export function useReceiveWords(): (receive: ReceiveDays) => string | undefined {
  const { t } = useTranslation("away");
  const tag = useLanguageTag();
  return ({ from, until }) => {
    if (from !== null && until !== null)
      return t("receive.between", { from: calendarDay(from, tag), until: calendarDay(until, tag) });
    if (from !== null) return t("receive.from", { from: calendarDay(from, tag) });
    return until === null ? undefined : t("receive.until", { until: calendarDay(until, tag) });
  };
}
