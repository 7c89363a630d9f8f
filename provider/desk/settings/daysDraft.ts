import type { OrderType } from "#contract/enumerations.ts";
import type { SpecialDays } from "#contract/store.ts";
import { addDays } from "#domain/hours/zonedTime.ts";
import { dayIn } from "./dayIn.ts";
import { textOf } from "./draftNumbers.ts";
import type { Draft, Fields, Filled } from "./filled.ts";
import { spansIn } from "./spansIn.ts";

/** The ways of ordering that go by hours. */
export const TIMED: readonly OrderType[] = [1, 2, 3];
const FARTHEST = 2 * 366;
const LONGEST = 366;

type Kept = readonly SpecialDays[];

/** Days with hours of their own as the form says them: to come, not listed yet, for some way of ordering. */
export function daysDraft(
  fields: Fields,
  { days_id, kept, today }: { readonly days_id: string; readonly kept: Kept; readonly today: string },
): Draft<SpecialDays> {
  const from = dayIn(textOf(fields, "days_from"));
  const last = textOf(fields, "days_until");
  const until = last === "" ? from : dayIn(last);
  const spans = spansIn(textOf(fields, "days_hours"));
  const order_types = TIMED.filter((type) => textOf(fields, `days_for_${type}`) !== "");
  const isToCome = from !== null && today <= from && from <= addDays(today, FARTHEST);
  const isSpan = until !== null && isToCome && from <= until && until < addDays(from, LONGEST);
  const faults: Record<string, Filled["faults"][string]> = {};
  if (!isToCome) faults["days_from"] = "days_from";
  else if (!isSpan) faults["days_until"] = "days_until";
  if (spans === null) faults["days_hours"] = "hours";
  if (order_types.length === 0) faults["days_for"] = "days_for";
  if (!isToCome || !isSpan || spans === null || order_types.length === 0) return { ok: false, faults };
  const days = { days_id, from, until, order_types, spans };
  if (meetsAny(days, kept)) return { ok: false, faults: { days_from: "days_listed" } };
  return { ok: true, value: days };
}

/** Whether a way of ordering would have two kinds of hours on one day. */
export function meetsAny(days: SpecialDays, kept: Kept): boolean {
  return kept.some(
    ({ from, until, order_types }) =>
      from <= days.until && days.from <= until && order_types.some((type) => days.order_types.includes(type)),
  );
}
