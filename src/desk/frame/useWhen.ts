import { dayAndTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Writes a moment as day and time, by this browser's clock. */
export function useWhen(): (time: string) => string {
  const tag = useLanguageTag();
  return (time) => dayAndTime(time, tag, ZONE);
}
