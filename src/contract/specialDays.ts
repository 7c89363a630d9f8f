import * as z from "zod/mini";
import { OrderType } from "./enumerations.ts";
import { Day, Id } from "./scalars.ts";
import { HoursSpan } from "./store.ts";

/** Days with hours of their own, as they are told to customers; these win over the weekday's and a holiday's. */
export const HoursOfDays = z.object({
  from: Day,
  /** The last of them; `from` for a single day. */
  until: Day,
  /** Hours that begin on each of these days; none: closed. */
  spans: z.array(HoursSpan),
});
export type HoursOfDays = z.infer<typeof HoursOfDays>;

/** Such days as the store keeps them: the New Year, a private event. */
export const SpecialDays = z.object({
  days_id: Id,
  ...HoursOfDays.shape,
  /** The ways of ordering for which they hold; for the others the usual hours do. */
  order_types: z.array(OrderType),
});
export type SpecialDays = z.infer<typeof SpecialDays>;
