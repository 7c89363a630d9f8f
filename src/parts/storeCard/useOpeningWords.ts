import { useTranslation } from "react-i18next";
import type { StoreSummary } from "#contract/storeLists.ts";
import { clockTime, dayAndTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";

type Opening = Pick<StoreSummary, "is_open" | "is_gone" | "close_time" | "next_open_at" | "time_zone">;

/** Whether a store takes orders now and until when, or from when, by its own clock. */
export function useOpeningWords() {
  const { t } = useTranslation("stores");
  const tag = useLanguageTag();
  return ({ is_open, is_gone, close_time, next_open_at, time_zone }: Opening): string => {
    if (is_gone === 1) return t("gone");
    if (is_open === 1) {
      return close_time ? t("openUntil", { time: clockTime(close_time, tag, time_zone) }) : t("open");
    }
    return next_open_at ? t("opensAt", { time: dayAndTime(next_open_at, tag, time_zone) }) : t("closed");
  };
}
