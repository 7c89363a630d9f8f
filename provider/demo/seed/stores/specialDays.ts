import * as z from "zod/mini";
import { OrderType } from "#contract/enumerations.ts";
import { OrderType as OrderTypeSchema } from "#contract/scalars.ts";
import type { SpecialDays } from "#contract/store.ts";
import { addDays, localDay } from "#domain/hours/zonedTime.ts";
import { Span, spansOf } from "./hours.ts";

/** Days of a demo store with hours of their own. */
export const SpecialDaysSeed = z.strictObject({
  /** The first of them: so many days from today, or the next of a day of the year such as 12-31. */
  from: z.union([z.int(), z.string().check(z.regex(/^[01]\d-[0-3]\d$/))]),
  /** How many there are; one where it is not said. */
  days: z.exactOptional(z.int().check(z.positive())),
  /** Default: every way of ordering that has hours. */
  orderTypes: z.exactOptional(z.array(OrderTypeSchema)),
  /** None: closed. */
  hours: z.exactOptional(z.array(Span)),
});
export type SpecialDaysSeed = z.infer<typeof SpecialDaysSeed>;

const TIME_ZONE = "Asia/Tokyo";

/** The days with hours of their own as the demo's stores have them, past ones of this year on the next year's calendar. */
export function specialDays(seeds: readonly SpecialDaysSeed[], now: Date): SpecialDays[] {
  const today = localDay(now, TIME_ZONE);
  return seeds
    .map(
      (
        {
          days = 1,
          from,
          hours = [],
          orderTypes = [OrderType.dineIn, OrderType.takeAway, OrderType.delivery],
        },
        index,
      ) => {
        const first = typeof from === "number" ? addDays(today, from) : nextOf(from, days, today);
        return {
          days_id: `days-${index + 1}`,
          from: first,
          until: addDays(first, days - 1),
          order_types: [...orderTypes],
          spans: spansOf(hours),
        };
      },
    )
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

/** The first of such days whose last is not over. */
function nextOf(from: string, days: number, today: string): string {
  const year = Number(today.slice(0, 4));
  const years = [year - 1, year, year + 1].map((each) => `${each}-${from}`);
  return years.find((first) => addDays(first, days - 1) >= today) ?? `${year + 1}-${from}`;
}
