import * as z from "zod/mini";
import { ALLERGENS } from "./allergens.ts";
import { GoodsTag } from "./goods.ts";
import { DeliveryFilter, Flag, Id, OrderType, Picture, Position, Time, Yen } from "./scalars.ts";

/** What kind of place it is: ramen, café, sweets. */
export const StoreType = z.object({ store_type: Id, name: z.string() });
export type StoreType = z.infer<typeof StoreType>;

/** A kind to choose by, with what one gets there, square. Absent or null: the operator has no picture of it. */
export const StoreKind = z.object({ ...StoreType.shape, picture: z.optional(z.nullable(Picture)) });
export type StoreKind = z.infer<typeof StoreKind>;

/** A store as lists and maps show it; what they do not show, such as its address in words, its own page tells. */
export const StoreSummary = z.object({
  store_id: Id,
  name: z.string(),
  picture: z.nullable(Picture),
  logo: z.nullable(Picture),
  /** Null for a shop that only ships. */
  position: z.nullable(Position),
  /** Meters in a straight line from the position that was asked for; null without one. */
  distance: z.nullable(z.int()),
  /** The city or ward that its address names, in words. Absent or empty: nobody knows. */
  area: z.optional(z.string()),
  store_type: StoreType,
  /** The ways in which one can order here. */
  order_types: z.array(OrderType),
  /** Average of 1 to 5 stars; 0 without reviews. */
  rating: z.number(),
  review_count: z.int(),
  /** Orders of the last 30 days. */
  sales: z.int(),
  /** What one person usually spends, to a hundred yen; null where too few have ordered. */
  per_person_price: z.nullable(Yen),
  /** Delivery fee; to the position that was asked for where it is in range. */
  dispatchprice: Yen,
  /** Goods subtotal from which delivery is free; 0: never. */
  freeprice: Yen,
  /** Least goods subtotal of a delivery. */
  minimum_order: Yen,
  /**
   * Whether the position that was asked for is delivered to; null without one, without delivery, and where that goes by
   * a postal code which was not told.
   */
  is_in_range: z.nullable(Flag),
  /**
   * Minutes until the first time that can be booked in the way that was asked for, of the next two hours, as one says
   * them, in fives; null while closed, or where none was asked for.
   */
  wait_minutes: z.nullable(z.int()),
  /** Whether one can order now for later, in the way that was asked for; null where none was. */
  is_bookable: z.nullable(Flag),
  /** Name in the IANA database, in whose time its opening and closing are to be told. */
  time_zone: z.string(),
  is_open: Flag,
  /** When it closes; null while closed. */
  close_time: z.nullable(Time),
  /** When orders are taken again; null while open or when not known. */
  next_open_at: z.nullable(Time),
  /** Names of coupons that can be had here, the best first, at most three. */
  coupon_names: z.array(z.string()),
  /** Whether the caller keeps it among the favorites. */
  is_favourite: Flag,
  /** 1: the store has left; only the list of favorites still names it. */
  is_gone: Flag,
  /** Of a search: the store's goods that hold its words, the best first, at most three. */
  found_goods: z.optional(z.array(z.object({ goods_id: Id, name: z.string(), price: Yen }))),
});
export type StoreSummary = z.infer<typeof StoreSummary>;

/** What stores are chosen by (specification, section 4, "Filters"). */
export const StoreFilter = z.object({
  /**
   * Words that the store's names, kind or goods hold, as `searchGoods` finds them; sorted by 1, those come first whose own
   * names hold them.
   */
  keyword: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** Of one of these kinds. */
  store_types: z.optional(z.array(Id).check(z.maxLength(20))),
  /** One of these stores. */
  store_ids: z.optional(z.array(Id).check(z.maxLength(20))),
  /** Stores where one can order in this way. */
  order_type: z.optional(OrderType),
  /** Meters from the position that is asked for. */
  max_distance: z.optional(z.int().check(z.minimum(100), z.maximum(100_000))),
  /** Least orders of the last 30 days. */
  min_sales: z.optional(z.int().check(z.minimum(0))),
  /** Per-person price. */
  min_price: z.optional(Yen),
  max_price: z.optional(Yen),
  /** All of which hold. */
  delivery: z.optional(z.array(DeliveryFilter).check(z.maxLength(3))),
  /** With a dish that can be had now and has all of these marks. */
  tags: z.optional(z.array(GoodsTag).check(z.maxLength(5))),
  /**
   * With a dish that can be had now, of which the store states that it is made without these, and without them beside
   * it. A store that states nothing is left out: nobody knows.
   */
  without: z.optional(z.array(z.literal(ALLERGENS)).check(z.maxLength(ALLERGENS.length))),
  /** 1: open now. */
  is_open: z.optional(Flag),
});
export type StoreFilter = z.infer<typeof StoreFilter>;

/** Where banners stand. */
export const BannerPlace = z.literal(["home", "mall", "special", "store"]);

/** A banner; it leads to a route of the app or, where the operator lists the origin, elsewhere. */
export const Banner = z.object({
  banner_id: Id,
  /** Said in place of the picture. */
  title: z.string(),
  picture: Picture,
  /** A path of the app with its query, or a whole https address; null: it leads nowhere. */
  href: z.nullable(z.string()),
});
export type Banner = z.infer<typeof Banner>;

/** A post of the operator's social-media feed. */
export const FeedPost = z.object({
  post_id: Id,
  /** Name of the service, as "Instagram". */
  source: z.string(),
  author: z.string(),
  /** Plain text. */
  content: z.string(),
  picture: z.nullable(Picture),
  time: Time,
  /** The post itself. */
  url: z.string(),
});
export type FeedPost = z.infer<typeof FeedPost>;
