import * as z from "zod/mini";
import { LineProblem, ServerCart, ServerCartLine } from "./cart.ts";
import { Id, Yen } from "./scalars.ts";

/** The lines of one shop, which become one order. */
export const MallCartShop = z.object({
  store_id: Id,
  store_name: z.string(),
  /** Ids of lines, in the order in which they were added. */
  line_ids: z.array(Id),
  goods_subtotal: Yen,
  /** What is missing for free shipping; 0 when it is free, or never is. */
  missing_for_free: Yen,
});

/**
 * The mall's cart: one for a member, the same on every device. Sums leave out the lines that cannot be had at all (gone,
 * sold out, options changed).
 */
export const MallCart = z.object({
  ...ServerCart.shape,
  shop_cart: z.array(
    z.object({
      ...ServerCartLine.shape,
      /** The unit price when pieces of it were last added; `price` is today's. */
      price_seen: Yen,
    }),
  ),
  shops: z.array(MallCartShop),
  /** Lines that cannot be ordered as they stand. */
  problems: z.array(LineProblem),
});
export type MallCart = z.infer<typeof MallCart>;
