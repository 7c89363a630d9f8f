import * as z from "zod/mini";
import { Day, Id, Time } from "./scalars.ts";

/** When and where to deliver (specification, section 3, "Delivery info"). */
export const DeliverySchedule = z.object({
  address_id: Id,
  delivery_date: z.optional(Day),
  /** A span of the day, as the store names it. */
  delivery_section: z.optional(z.string().check(z.maxLength(32))),
});

/**
 * Data of 429, 430 and 433: the next time that can be booked for what was ordered, after the one asked for where there
 * is one; null where there is none at all.
 */
export const NextSlot = z.object({ next_time: z.nullable(Time) });
