import { zonedInstant } from "#domain/hours/zonedTime.ts";
import { dayIn } from "./dayIn.ts";
import { textOf, wholeNumber } from "./draftNumbers.ts";
import type { Draft, Fields } from "./filled.ts";

/** Minutes for which ordering is paused with one tap. */
export const PAUSES = [15, 30, 60, 120] as const;
const MINUTE = 60_000;
const MOST = 366 * 1_440 * MINUTE;
const LOCAL = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)$/;

/** Until when ordering is paused: so many minutes from now, or a time on the store's clock within a year. */
export function pauseDraft(fields: Fields, time_zone: string, now: Date): Draft<Date> {
  const until = untilOf(fields, time_zone, now);
  const isToCome = until !== null && until > now && until.getTime() <= now.getTime() + MOST;
  return isToCome ? { ok: true, value: until } : { ok: false, faults: { until: "until" } };
}

function untilOf(fields: Fields, time_zone: string, now: Date): Date | null {
  const minutes = PAUSES.find((one) => one === wholeNumber(textOf(fields, "minutes")));
  if (minutes !== undefined) return new Date(now.getTime() + minutes * MINUTE);
  const [, written = "", hours, rest] = LOCAL.exec(textOf(fields, "until")) ?? [];
  const day = dayIn(written);
  if (day === null) return null;
  return zonedInstant(day, Number(hours) * 60 + Number(rest), time_zone);
}
