import { dayAndTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Writes a moment as day and time, by a store's clock, or else by this browser's. */
export function useWhen(zone: string = ZONE): (time: string) => string {
  const tag = useLanguageTag();
  return (time) => dayAndTime(time, tag, zone);
}
