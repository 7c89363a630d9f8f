import * as z from "zod/mini";
import { Id, Text } from "#contract/scalars.ts";
import { deskCall } from "./deskCall.ts";

/** A number as it was typed: in full width, with separators. */
const Typed = Text(40);

/** Yen: no fee of shipping is more. */
export const MOST_FEE = 100_000;

/** How a shop ships, as its form says it. */
export const ShippingForm = z.object({
  /** Yen of goods from which nothing is asked for shipping; 0: never. */
  freeprice: Typed,
  is_island_excepted: z.boolean(),
  parcel_grams: Typed,
  chilled_fee: Typed,
  frozen_fee: Typed,
  company: Text(200),
  transit_days: Typed,
  days_ahead: Typed,
  /** Times of day, one a line. */
  sections: Text(2_000),
  /** By prefecture, from north to south. */
  fees: z
    .array(z.object({ code: z.string(), is_shipped_to: z.boolean(), fee: Typed }))
    .check(z.maxLength(60)),
});
export type ShippingForm = z.infer<typeof ShippingForm>;

/** What is wrong with a field: not a whole number within bounds, nobody who delivers, or times of day. */
const ShippingFault = z.union([
  z.object({ least: z.int(), most: z.int() }),
  z.literal(["company", "sections"]),
]);
export type ShippingFault = z.infer<typeof ShippingFault>;

export const readShipping = deskCall({
  path: "/desk/api/shipping",
  about: "How a shop ships, as its form says it, with the parts of the country that carriers price as one.",
  access: "store",
  effect: "read",
  request: z.object({ store_id: Id }),
  response: z.object({
    form: ShippingForm,
    prefectures: z.array(z.object({ code: z.string(), name: z.string() })),
    regions: z.array(z.object({ id: z.string(), name: z.string(), codes: z.array(z.string()) })),
  }),
  /** It ships nothing. */
  faults: ["gone"],
});

export const saveShipping = deskCall({
  path: "/desk/api/shipping/save",
  about: "Changes how a shop ships, for orders from now on; or says what is wrong with its form.",
  access: "store",
  effect: "write",
  request: z.object({ store_id: Id, form: ShippingForm }),
  response: z.object({
    /** By the names of the fields, a prefecture's as in `fee_13`; none: it was saved. */
    faults: z.record(z.string(), ShippingFault),
  }),
  faults: ["gone"],
});
