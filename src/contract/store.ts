import * as z from "zod/mini";
import * as names from "./enumerations.ts";
import {
  ClockTime,
  Day,
  Flag,
  Id,
  OrderType,
  PayType,
  Picture,
  Position,
  Registration,
  Time,
  Weekday,
  Yen,
} from "./scalars.ts";

/** A span of a day; `last_order` at or before `close`. */
export const HoursSpan = z.object({ open: ClockTime, close: ClockTime, last_order: ClockTime });
export type HoursSpan = z.infer<typeof HoursSpan>;
/** Hours of one weekday (8: public holiday, which wins over the weekday); no spans: closed that day. */
export const DayHours = z.object({ weekday: Weekday, spans: z.array(HoursSpan) });
/** Hours of a week; a weekday that is not named is a day off, a holiday that is not has its weekday's. */
export const WeekHours = z.array(DayHours);
export type WeekHours = z.infer<typeof WeekHours>;

/** A course that the present visit of a table has. */
export const TableCourse = z.object({
  goods_id: Id,
  name: z.string(),
  /** For how many it was ordered. */
  persons: z.int(),
  /** From then on no more of its dishes are taken; null where the store sets no time. */
  last_order_time: z.nullable(Time),
  /** When it ends; null where the store sets no time. */
  end_time: z.nullable(Time),
});
export type TableCourse = z.infer<typeof TableCourse>;

/** Whether one may order at a table whose card is not enough, and how one comes to. */
export const EntryInfo = z.object({
  /** 1: one belongs to the table's visit. Otherwise nothing of it is told, and its calls answer 40003. */
  is_in: Flag,
  /** 1: the staff can be asked to open the table, or to let one in. */
  may_ask: Flag,
  /** When one has asked them, which they have not answered; null: one has not. */
  asked_time: z.nullable(Time),
  /** What one's phone is called on the staff's screen then: two digits; null: one has not asked. */
  phone: z.nullable(z.string()),
  /** For whoever is in, to let others of the party in: the digits of the visit, and a `table_id` that carries its code. */
  digits: z.nullable(z.string()),
  visit_table_id: z.nullable(Id),
  /** When what it allows ends; null: with the visit. */
  end_time: z.nullable(Time),
});
export type EntryInfo = z.infer<typeof EntryInfo>;

/** A table as a guest who scanned its code sees it. */
export const TableInfo = z.object({
  table_id: Id,
  /** The seat number as printed on the card. */
  name: z.string(),
  seats: z.int(),
  /** 1 while the staff keep it from ordering. */
  is_locked: Flag,
  /** 1 when the link carries the store's signature; others may read, and staff confirm. */
  is_verified: Flag,
  /** Diners that orders of the present visit have counted already. */
  people_seated: z.int(),
  /** 1 when someone at the table has ordered in the present visit. */
  is_occupied: Flag,
  /** 1 when the caller has: they are counted already, and only those who join them are asked for. Absent: not known. */
  is_of_visit: z.optional(Flag),
  /** Most diners that one order may name here, by the table's seats; null or absent: not known. */
  most_diners: z.optional(z.nullable(z.int())),
  /**
   * 1 when the caller's orders here wait for the staff to let them in, because the link carries no signature: nothing is
   * cooked before. Absent: not known.
   */
  is_let_in_by_staff: z.optional(Flag),
  /** For how many minutes they wait, and then end by themselves. */
  let_in_minutes: z.optional(z.int()),
  /** Orders and additions that the caller may still send now; more are taken some minutes later (90006). */
  orders_left: z.optional(z.int()),
  /** The visit's courses, of which the dishes cost nothing; to whoever may see its orders. Absent: not known. */
  courses: z.optional(z.array(TableCourse)),
  /** Where the table's card is not enough to order. Absent: it is, or it is not known. */
  entry: z.optional(EntryInfo),
});
export type TableInfo = z.infer<typeof TableInfo>;

/** Why a store takes no orders for a while, as its guests are told. */
export const PauseReason = z.literal(["busy", "kitchen", "staff", "closing", "other"]);
export type PauseReason = z.infer<typeof PauseReason>;

/** A rest that the staff have begun. */
export const Pause = z.object({
  /** Null: it is not said. */
  reason: z.nullable(PauseReason),
  /** The same in the store's own words, with `other`; empty otherwise. */
  words: z.string(),
  until: Time,
});
export type Pause = z.infer<typeof Pause>;

/** A kind of tableware that a diner can ask for. */
export const Dishware = z.object({ dishware_id: Id, name: z.string() });

/** Consumption tax in force for one tax class and way of ordering, in percent. */
export const TaxRates = z.object({
  food: z.number(),
  alcohol: z.number(),
  /** All else. */
  goods: z.number(),
});
export type TaxRates = z.infer<typeof TaxRates>;

/** Settings of a store that change how its screens behave. */
export const ExtraConfig = z.object({
  /** `#rrggbb`; the app corrects its contrast. */
  accent_color: z.string(),
  /** Minutes until an unpaid online order is canceled. */
  auto_cancel_minutes: z.int(),
  /** Most diners that one order may name. */
  max_people: z.int(),
  /** Most pieces of one line of an order: of more, 309 with the problem `limit`. Absent: not known. */
  line_pieces: z.optional(z.int()),
  /** Rates of the present day for dine-in (1), take-away (2), delivery (3) and mall (4). */
  tax_rates: z.object({
    [names.OrderType.dineIn]: TaxRates,
    [names.OrderType.takeAway]: TaxRates,
    [names.OrderType.delivery]: TaxRates,
    [names.OrderType.shipping]: TaxRates,
  }),
});

/** The store page's header and rules (specification, section 3, "Store detail" and "Store display"). */
export const StoreDetail = z.object({
  store_id: Id,
  table_id: z.nullable(Id),
  /** What the link was opened for: 1 dine-in, 2 takeout, 3 delivery. */
  type: z.literal([1, 2, 3]),
  is_room: Flag,
  is_reg: Registration,
  is_store_notice: Flag,
  tea_money: Yen,
  is_tea_money: Flag,
  dispatchprice: Yen,
  freeprice: Yen,
  /** Least goods subtotal of a delivery. */
  minimum_order: Yen,
  pay_list: z.array(PayType),
  /** The ways in which one can order here. */
  order_types: z.array(OrderType),
  extra_config: ExtraConfig,
  dishware: z.array(Dishware),
  name: z.string(),
  about: z.string(),
  address: z.string(),
  /** Null for a shop that only ships. */
  position: z.nullable(Position),
  phone: z.string(),
  /** What a guest should know. */
  notes: z.string(),
  picture: z.nullable(Picture),
  logo: z.nullable(Picture),
  time_zone: z.string(),
  business_hours: WeekHours,
  pickup_hours: WeekHours,
  delivery_hours: WeekHours,
  /** Whether orders are taken at this moment: the provider's clock decides. */
  is_open: Flag,
  /** When orders are taken again; null while open or when not known. */
  next_open_at: z.nullable(Time),
  /** Why and until when the staff let orders rest; null while they do not. Absent: not known. */
  pause: z.optional(z.nullable(Pause)),
  /** Minutes from an order at a table to its dishes, as the store reckons now; null: it does not say. Absent: not known. */
  serving_minutes: z.optional(z.nullable(z.int())),
  /** 1 while the kitchen has so much to do that waiting takes longer than usual; the minutes have it in them. */
  is_busy: z.optional(Flag),
  /** Average of 1 to 5 stars; 0 without reviews. */
  rating: z.number(),
  review_count: z.int(),
  /** Whether the caller keeps it among the favorites. */
  is_favourite: Flag,
  table: z.nullable(TableInfo),
  /** Start of the invoice registration number: T and 13 digits; null when not registered. */
  registration_number: z.nullable(z.string()),
});
export type StoreDetail = z.infer<typeof StoreDetail>;

/** Legal disclosure of 13 items (Specified Commercial Transactions Act). */
export const Disclosure = z.object({
  seller: z.string(),
  responsible_person: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  website: z.string(),
  prices: z.string(),
  additional_charges: z.string(),
  payment_methods: z.string(),
  payment_timing: z.string(),
  delivery_timing: z.string(),
  returns: z.string(),
  qualification: z.string(),
});
export type Disclosure = z.infer<typeof Disclosure>;

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
