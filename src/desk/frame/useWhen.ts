import { dayAndTime, formatter } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Writes a moment as day and time, by a store's clock, or else by this browser's. */
export function useWhen(zone: string = ZONE): (time: string) => string {
  const tag = useLanguageTag();
  return (time) => dayAndTime(time, tag, zone);
}

/** Writes a calendar day, as `2026-11-28`, as one reads it. */
export function useDayName(): (day: string) => string {
  const tag = useLanguageTag();
  const written = formatter(tag, {
    year: "numeric",
    month: "short",
    day: "numeric",
    weekday: "short",
    timeZone: "UTC",
  });
  return (day) => written.format(new Date(`${day}T00:00:00Z`));
}
