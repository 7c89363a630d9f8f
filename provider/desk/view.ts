import type { OrderType } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { localDay } from "#domain/hours/zonedTime.ts";
import type { Counter } from "./counter.ts";
import type { ParcelFaults } from "./mall/parcels.ts";
import type { CourierFault } from "./orders/offPremisesView.ts";
import type { DeskWords } from "./speech.ts";

/** For whom a store's board is shown. */
export interface View extends Pick<Counter, "tableLink"> {
  readonly store_id: string;
  /** The store's, in which its staff read the clock. */
  readonly time_zone: string;
  /** The ways in which one can order there. */
  readonly order_types: readonly OrderType[];
  /** Orders are refused until then; null while they are taken. */
  readonly paused_until: Date | null;
  readonly now: Date;
  /** What was typed at an order's parcels or courier and could not be taken; null where nothing was. */
  readonly filledForm: FilledForm | null;
  readonly language: WireLanguage;
  /** BCP 47 tag of that language. */
  readonly lang: string;
  readonly words: DeskWords;
}

/** A time of day on the store's clock, as in 09:05. */
export function clockTime(time: Date, { time_zone }: Pick<View, "time_zone">): string {
  return time.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: time_zone });
}

/** A time on the store's clock, with its day where that is not today. */
export function dayAndTime(time: Date, view: Pick<View, "time_zone" | "now" | "lang">): string {
  const { lang, now, time_zone: timeZone } = view;
  const clock = clockTime(time, view);
  if (localDay(time, timeZone) === localDay(now, timeZone)) return clock;
  const day = time.toLocaleDateString(lang, { month: "numeric", day: "numeric", weekday: "short", timeZone });
  return `${day} ${clock}`;
}

/** The form at an order's parcels, or at its courier, as it was filled in, where it could not be taken. */
export interface FilledForm {
  readonly order_no: string;
  readonly field: (name: string) => string;
  /** What is wrong, by the field's name. */
  readonly faults: ParcelFaults | Readonly<Record<string, CourierFault>>;
}
