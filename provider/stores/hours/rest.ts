import * as Code from "#contract/codes.ts";
import type { FailureData } from "#contract/failureData.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Pause } from "#contract/store.ts";
import { localDay } from "#domain/hours/zonedTime.ts";
import { bcp47, localeOfWire } from "#domain/values/localeCodes.ts";
import { errorMessage } from "#provider/server/calls/envelope.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import type { OpeningNow } from "./opening.ts";

type Resting = Pick<StoreRow, "paused_until" | "pause_reason" | "pause_words">;

/** Why a store that was closed for good takes no orders, in the words of the refusal of one (2061). */
const ENDED = "ended";

/**
 * The rest that a store's staff have begun, as its guests are told, one without an end where the store was closed for good;
 * null where there is none, or it is over.
 */
export function pauseForGuests(
  store: Resting & Pick<StoreRow, "left_at">,
  { language, now }: { readonly language: WireLanguage; readonly now: Date },
): Pause | null {
  if (store.left_at === null) return pauseOf(store, now);
  const words = errorMessage(Code.storePaused, language, { reason: ENDED });
  return { reason: "other", words, until: store.left_at.toISOString() };
}

/** The rest that a store's staff have begun; null where there is none, or it is over. */
export function pauseOf({ pause_reason, pause_words, paused_until }: Resting, now: Date): Pause | null {
  if (paused_until === null || paused_until <= now) return null;
  const words = pause_reason === "other" ? pause_words : "";
  return { reason: pause_reason, words, until: paused_until.toISOString() };
}

/** What a guest is told who would order while a store takes no orders: from when on it does, and why it rests; or that it never will. */
export function restData(
  store: Resting & Pick<StoreRow, "left_at" | "time_zone">,
  { next_open_at }: Pick<OpeningNow, "next_open_at">,
  { language, now }: { readonly language: WireLanguage; readonly now: Date },
): Pick<FailureData, "next_open_time" | "reason" | "words" | "time"> {
  if (store.left_at !== null) return { next_open_time: null, reason: ENDED };
  const next_open_time = next_open_at?.toISOString() ?? null;
  const pause = pauseOf(store, now);
  if (pause === null || pause.reason === null || next_open_at === null) return { next_open_time };
  const time = timeWords(next_open_at, { language, now, time_zone: store.time_zone });
  const words = pause.reason === "other" ? { words: pause.words } : {};
  return { next_open_time, reason: pause.reason, ...words, time };
}

/** A time as one says it: of another day with its date. */
function timeWords(
  time: Date,
  on: { readonly language: WireLanguage; readonly now: Date; readonly time_zone: string },
): string {
  const { time_zone: timeZone } = on;
  const isToday = localDay(time, timeZone) === localDay(on.now, timeZone);
  return new Intl.DateTimeFormat(bcp47(localeOfWire(on.language)), {
    ...(!isToday && { month: "short", day: "numeric", weekday: "short" }),
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  }).format(time);
}
