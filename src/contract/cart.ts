import * as z from "zod/mini";
import { Goods, SpecialKind } from "./goods.ts";
import { CartAction, Count, Day, GoodsShowType, Id, SpecType, Time, Yen } from "./scalars.ts";

/** The offer that a line was put into an activity's cart from, so that what it asks for is known without asking. */
export const LineOffer = z.object({
  special_id: Id,
  kind: SpecialKind,
  /** The days on which it can be had, both included; null: at once. */
  receive_from: z.nullable(Day),
  receive_until: z.nullable(Day),
  /** Pieces that one member may order; -1 is unlimited. */
  limit_per_person: z.int(),
});
export type LineOffer = z.infer<typeof LineOffer>;

/**
 * What was chosen of the goods: lines that agree in all of it are one line. Who adds a field here is led by the compiler
 * to every place that compares, keeps, sends, or reads out a line.
 */
export const LineChoice = z.object({
  goods_id: Id,
  /** The chosen options' ids. */
  option_value: z.array(Id),
});
export type LineChoice = z.infer<typeof LineChoice>;

/** A line of a cart (specification, section 3, "Cart line"). */
export const CartLine = z.object({
  ...LineChoice.shape,
  goods_show_type: GoodsShowType,
  spec_type: SpecType,
  /** The chosen options' names, as shown when they were chosen. */
  option_name: z.string(),
  /** Pieces. */
  number: Count,
  /** Unit price with options and discount, as shown when it was added. */
  price: Yen,
  action: CartAction,
  store_id: Id,
  table_id: z.nullable(Id),
  /** When it was added. */
  now_time: Time,
  /** At the offer's discount in the activities' carts. */
  goods_detail: Goods,
  /** In the activities' carts (4 and 5) alone. */
  offer: z.optional(LineOffer),
});
export type CartLine = z.infer<typeof CartLine>;

/** A line as an order request carries it; the provider prices it again. */
export const OrderLineRequest = z.object({
  ...LineChoice.shape,
  option_value: z.array(Id).check(z.maxLength(50)),
  number: Count,
  /** Unit price that the customer was shown. */
  price: Yen,
  /** The offer at whose discount it is ordered. */
  special_id: z.optional(Id),
});
export type OrderLineRequest = z.infer<typeof OrderLineRequest>;

/** The lines of an order request. */
export const OrderLineRequests = z.array(OrderLineRequest);

/** A line of the server's cart. */
export const ServerCartLine = z.object({
  ...LineChoice.shape,
  id: Id,
  goods_num: Count,
  option_name: z.string(),
  price: Yen,
  goods_detail: Goods,
});
/** A member's cart as the server keeps it (specification, section 3, "Server cart"). */
export const ServerCart = z.object({
  shop_cart: z.array(ServerCartLine),
  total_count: z.int(),
  total_price: Yen,
});

/** Why a line cannot be ordered as it stands; data of the codes 302, 303, 309 and 90007. */
export const LineProblem = z.object({
  ...LineChoice.shape,
  reason: z.literal(["gone", "sold_out", "short", "limit", "options_changed", "price_changed"]),
  /** Pieces that can still be had; -1 is unlimited. Of `limit`: that the offer still grants this member, or that a line may have. */
  left: z.int(),
  /** The unit price now. */
  price: Yen,
});
export type LineProblem = z.infer<typeof LineProblem>;

/**
 * With code 1000: what has to leave the cart before more of these goods can be put into it. Without `option_value` it is
 * every line of the goods that has options.
 */
export const NamedLine = z.object({ goods_id: Id, option_value: z.optional(z.array(Id)) });
export type NamedLine = z.infer<typeof NamedLine>;
