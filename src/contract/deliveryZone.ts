import * as z from "zod/mini";
import { Id, Yen } from "./scalars.ts";

/** What a delivery costs, and from what goods subtotal on it is made. */
export const DeliveryTerms = z.object({
  dispatchprice: Yen,
  /** Goods subtotal from which delivery is free; 0: never. */
  freeprice: Yen,
  minimum_order: Yen,
});
export type DeliveryTerms = z.infer<typeof DeliveryTerms>;

/** Data of 409: what a delivery there is made from on, and what the goods come to after their discounts. */
export const BelowMinimum = z.object({ minimum_order: Yen, goods_subtotal: Yen });

/** A part of where a store delivers: within a distance, or of some postal codes, on terms of its own. */
export const DeliveryZone = z.object({
  zone_id: Id,
  /** As the store names it for its staff. */
  name: z.string().check(z.trim(), z.maxLength(50)),
  /** Meters in a straight line; null: by postal code alone. */
  max_distance: z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  /** Beginnings of postal codes, digits alone; none: by distance alone. */
  postal_codes: z.array(z.string().check(z.regex(/^\d{3,7}$/))),
  ...DeliveryTerms.shape,
});
export type DeliveryZone = z.infer<typeof DeliveryZone>;
