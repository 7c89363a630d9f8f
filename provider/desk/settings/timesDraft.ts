import * as z from "zod/mini";
import { checked, textOf, wholeNumber, wholeOr } from "./draftNumbers.ts";
import type { Draft, Fields } from "./filled.ts";

const UNLIMITED = -1;
const WEEK = 10_080;
const Minutes = z.int().check(z.minimum(0), z.maximum(WEEK));
const Capacity = z.int().check(z.minimum(UNLIMITED), z.maximum(9_999));

const Times = z.object({
  slot_minutes: z.int().check(z.minimum(5), z.maximum(240)),
  pickup_minutes: Minutes,
  delivery_minutes: Minutes,
  pickup_capacity: Capacity,
  delivery_capacity: Capacity,
});
export type Times = z.infer<typeof Times>;

/** How far apart and how far ahead times can be booked, and by how many; an empty number of orders is unlimited. */
export function timesDraft(fields: Fields): Draft<Times> {
  return checked(Times, {
    slot_minutes: wholeNumber(textOf(fields, "slot_minutes")),
    pickup_minutes: wholeNumber(textOf(fields, "pickup_minutes")),
    delivery_minutes: wholeNumber(textOf(fields, "delivery_minutes")),
    pickup_capacity: wholeOr(textOf(fields, "pickup_capacity"), UNLIMITED),
    delivery_capacity: wholeOr(textOf(fields, "delivery_capacity"), UNLIMITED),
  });
}
