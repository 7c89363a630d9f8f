import { useTranslation } from "react-i18next";
import type { StoreSummary } from "#contract/storeSummary.ts";
import { clockTime, dayAndTime } from "#text/dates.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";

/** Lists name no time zone of a store: theirs is Japan's. */
const STORE_ZONE = "Asia/Tokyo";

/** Whether a store takes orders now and until when, or from when. */
export function useOpeningWords() {
  const { t } = useTranslation("stores");
  const tag = useLanguageTag();
  return ({
    is_open,
    is_gone,
    close_time,
    next_open_at,
  }: Pick<StoreSummary, "is_open" | "is_gone" | "close_time" | "next_open_at">): string => {
    if (is_gone === 1) return t("gone");
    if (is_open === 1) {
      return close_time ? t("openUntil", { time: clockTime(close_time, tag, STORE_ZONE) }) : t("open");
    }
    return next_open_at ? t("opensAt", { time: dayAndTime(next_open_at, tag, STORE_ZONE) }) : t("closed");
  };
}
