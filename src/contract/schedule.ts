import * as z from "zod/mini";
import { Day, Id } from "./scalars.ts";

/** When and where to deliver (specification, section 3, "Delivery info"). */
export const DeliverySchedule = z.object({
  address_id: Id,
  delivery_date: z.optional(Day),
  /** A span of the day, as the store names it. */
  delivery_section: z.optional(z.string().check(z.maxLength(32))),
});
