import { localDay } from "#domain/hours/zonedTime.ts";

/** Where and when a page of a store's desk is looked at. */
export interface View {
  /** The store's, in which its staff read the clock. */
  readonly time_zone: string;
  readonly now: Date;
  /** BCP 47 tag of the staff's language. */
  readonly lang: string;
}

/** A time of day on the store's clock, as in 09:05. */
export function clockTime(time: Date, { time_zone }: Pick<View, "time_zone">): string {
  return time.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: time_zone });
}

/** A time on the store's clock, with its day where that is not today. */
export function dayAndTime(time: Date, view: View): string {
  const { lang, now, time_zone: timeZone } = view;
  const clock = clockTime(time, view);
  if (localDay(time, timeZone) === localDay(now, timeZone)) return clock;
  const day = time.toLocaleDateString(lang, { month: "numeric", day: "numeric", weekday: "short", timeZone });
  return `${day} ${clock}`;
}
