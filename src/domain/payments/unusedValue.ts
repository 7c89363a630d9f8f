import { addDays } from "../hours/zonedTime.ts";

/** Yen that are unused: what guests paid for, and what was given to them on top of it or as a gift. */
export interface Unused {
  readonly paid: number;
  readonly given: number;
}

/** What was moved on a day: yen, negative where it was taken away. */
export interface Movement {
  readonly day: string;
  readonly kind: "top_up" | "bonus" | "gift" | "spend" | "refund" | "expiry" | "correction";
  /** Of what was given, and not paid for. */
  readonly is_given: boolean;
  readonly amount: number;
}

/**
 * What was unused at the end of a day.
 * @param now what is unused now
 * @param movements all since that day
 */
export function unusedAt(day: string, now: Unused, movements: readonly Movement[]): Unused {
  const later = movements.filter((movement) => movement.day > day);
  const sum = (isGiven: boolean) =>
    later.filter(({ is_given }) => is_given === isGiven).reduce((total, { amount }) => total + amount, 0);
  return { paid: now.paid - sum(false), given: now.given - sum(true) };
}

/** A day of prepaid value: what came onto cards and vouchers, what went off them (below 0), and what was left. */
export interface ValueDay {
  readonly day: string;
  readonly sold: number;
  readonly given: number;
  readonly used: number;
  readonly refunded: number;
  readonly ended: number;
  readonly corrected: number;
  readonly unused: Unused;
}

/**
 * The days of a span, the latest first.
 * @param now what is unused now
 * @param movements all since the first day
 */
export function valueDays(
  { from, to }: { readonly from: string; readonly to: string },
  now: Unused,
  movements: readonly Movement[],
): ValueDay[] {
  const days: ValueDay[] = [];
  let unused = unusedAt(to, now, movements);
  for (let day = to; day >= from; day = addDays(day, -1)) {
    const own = movements.filter((movement) => movement.day === day);
    const sum = (...kinds: readonly Movement["kind"][]) =>
      own.filter(({ kind }) => kinds.includes(kind)).reduce((total, { amount }) => total + amount, 0);
    days.push({
      day,
      sold: sum("top_up"),
      given: sum("bonus", "gift"),
      used: sum("spend"),
      refunded: sum("refund"),
      ended: sum("expiry"),
      corrected: sum("correction"),
      unused,
    });
    unused = unusedAt(addDays(day, -1), unused, own);
  }
  return days;
}
