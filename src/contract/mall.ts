import * as z from "zod/mini";
import { LineProblem, OrderLineRequest, ServerCart, ServerCartLine } from "./cart.ts";
import { CouponChoice } from "./coupon.ts";
import { Bill, OrderDetail } from "./order.ts";
import { Day, Id, Text, Yen } from "./scalars.ts";
import { Gift, GiftRequest, ShippingQuote, Temperature } from "./shipping.ts";

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

/** One shop's part of a purchase; it becomes an order of its own. */
export const MallOrderPart = z.object({
  /** Id of this order attempt: made on entering the confirmation, kept in the journal, unique for a member. */
  client_order_id: z.string().check(z.minLength(16), z.maxLength(64), z.regex(/^[\w-]+$/)),
  store_id: Id,
  lines: z.array(OrderLineRequest).check(z.maxLength(200)),
  /** A `member_coupon_id`. */
  coupon_id: z.optional(Id),
  delivery_date: z.optional(Day),
  /** One of the shop's sections. */
  delivery_section: z.optional(Id),
  remark: z.optional(Text(200)),
  /** Absent: it is no gift. */
  gift: z.optional(GiftRequest),
  /** The order's total that the customer was shown. */
  shown_total: Yen,
});

/** What one shop's part of a purchase would cost. */
export const MallQuote = z.object({
  store_id: Id,
  bill: Bill,
  coupons: z.array(CouponChoice),
  /** The `member_coupon_id` that saves most; null when none applies. */
  best_coupon_id: z.nullable(Id),
  /** Null until an address or a prefecture is known. */
  shipping: z.nullable(ShippingQuote),
  problems: z.array(LineProblem),
});
export type MallQuote = z.infer<typeof MallQuote>;

/** A parcel on its way. */
export const Parcel = z.object({
  temperature: Temperature,
  delivery_company: z.string(),
  delivery_number: z.string(),
  /** The carrier's page; null where none is known. */
  tracking_url: z.nullable(z.string()),
});

/** An order of the mall, whole. */
export const MallOrderDetail = z.object({
  ...OrderDetail.shape,
  delivery_date: z.nullable(Day),
  /** Name of the span of the day; null for any. */
  delivery_section: z.nullable(z.string()),
  parcels: z.array(Parcel),
  /** Null or absent: it is no gift. */
  gift: z.optional(z.nullable(Gift)),
  /** Orders that were placed together with it. */
  placed_with: z.array(Id),
});
