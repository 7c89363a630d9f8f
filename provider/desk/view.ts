import type { WireLanguage } from "#contract/scalars.ts";
import type { Counter } from "./counter.ts";
import type { DeskWords } from "./words.ts";

/** For whom a store's board is shown. */
export interface View extends Pick<Counter, "tableLink"> {
  readonly store_id: string;
  /** The store's, in which its staff read the clock. */
  readonly time_zone: string;
  readonly language: WireLanguage;
  readonly words: DeskWords;
}

/** A time of day on the store's clock, as in 09:05. */
export function clockTime(time: Date, { time_zone }: Pick<View, "time_zone">): string {
  return time.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: time_zone });
}
