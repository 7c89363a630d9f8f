import { sql } from "drizzle-orm";
import {
  boolean,
  type ExtraConfigColumn,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { OrderStatus, OrderType, PayStatus, PayType, TaxClass } from "#contract/enumerations.ts";
import type { Gift } from "#contract/shipping.ts";
import type { Bill, DeliveryAddress, Serving } from "#contract/order.ts";
import type { Picture, Position } from "#contract/scalars.ts";
import { memberCoupons } from "./coupons.ts";
import type { ParcelRow } from "./mall.ts";
import { members } from "./members.ts";
import { visits, stores } from "./stores.ts";
import { localized } from "./columns.ts";

/** Where an order is brought, as the customer had written it then, and where the door is, where that is known. */
export type DoorAddress = DeliveryAddress & { readonly position?: Position };

interface CourierPlace {
  readonly position: Position;
  /** RFC 3339. */
  readonly told_at: string;
}

const instant = () => timestamp({ withTimezone: true });

/**
 * The key of every table that belongs to a store holds the store, so that stores can lie in several databases
 * (docs/scale.md); a number or an id alone is found by the key's first column.
 */
export const orders = pgTable(
  "orders",
  {
    order_no: text().notNull(),
    uid: text()
      .notNull()
      .references(() => members.uid),
    store_id: text()
      .notNull()
      .references(() => stores.id),
    order_type: integer().$type<OrderType>().notNull(),
    sitting_id: text(),
    table_id: text(),
    seat_number: text(),
    /** Tables that it was moved from: whoever ordered it by the code of one of them follows it. */
    left_tables: text().array().notNull().default([]),
    /** False when the link carried no signature: the staff confirm that the guest is there. */
    is_table_verified: boolean().notNull().default(true),
    /** Placed by a bare id, it held nothing until the staff let it in, which they have to by then; null once they did. */
    let_in_until: instant(),
    people: integer().notNull().default(0),
    tableware: localized(),
    remark: text().notNull().default(""),
    invoice_title: text().notNull().default(""),
    order_status: integer().$type<OrderStatus>().notNull().default(0),
    pay_status: integer().$type<PayStatus>().notNull().default(0),
    pay_type: integer().$type<PayType>(),
    is_locked: boolean().notNull().default(false),
    is_cashier_pending: boolean().notNull().default(false),
    call_number: text().notNull(),
    bill: jsonb().$type<Bill>().notNull(),
    total: integer().notNull(),
    /** The coupon whose discount the bill holds; it goes back when the order is cancelled. */
    member_coupon_id: text().references(() => memberCoupons.id),
    /** Yen of `total` that cards and vouchers have paid as a part; the rest is paid otherwise. */
    stored_total: integer().notNull().default(0),
    /**
     * Yen of `total` that parts of the table's bill have paid (`bill_payments`). Of an order that was cancelled, or whose
     * money went back, what was given back of them at the counter.
     */
    parts_total: integer().notNull().default(0),
    /** Whom the order is for where nobody sits at a table; the phone in E.164. */
    contact_name: text().notNull().default(""),
    contact_phone: text().notNull().default(""),
    contact_email: text(),
    /** 1: of an activity's cart (4 and 5). */
    is_activity: integer().$type<0 | 1>().notNull().default(0),
    delivery_address: jsonb().$type<DoorAddress>(),
    /** Metres in a straight line to the door. */
    distance: integer(),
    courier_name: text().notNull().default(""),
    courier_phone: text().notNull().default(""),
    /** Where the courier was last, where they say so; only while the order is on its way. */
    courier_place: jsonb().$type<CourierPlace>(),
    /** When it was out of the kitchen's hands: at the counter to be collected, or with its courier. */
    ready_at: instant(),
    delivery_company: text(),
    delivery_number: text(),
    /** Of the mall: the day and the span of it that were asked for, the parcels, and what was placed together. */
    delivery_date: text(),
    delivery_section: localized(),
    parcels: jsonb().$type<ParcelRow[]>().notNull().default([]),
    /** The first day on which the parcels can arrive, as it was told when it was placed. */
    arrives_from: text(),
    /** How its parcels are made a gift; null: it is none. */
    gift: jsonb().$type<Gift>(),
    purchase_id: text(),
    is_age_confirmed: boolean().notNull().default(false),
    receive_at: instant(),
    pickup_at: instant(),
    placed_at: instant().notNull(),
    confirmed_at: instant(),
    completed_at: instant(),
    settled_at: instant(),
    cancelled_at: instant(),
    cancel_reason: text().notNull().default(""),
    /** When it was wholly paid, and when it was decided that its money goes back; both stay as they are. */
    paid_at: instant(),
    refunded_at: instant(),
    /** Yen that were taken at the counter, or at the door, when it was paid; null: none were. */
    counter_paid: integer(),
    /** Why its money went back, as the desk said. */
    refund_reason: text().notNull().default(""),
    /** Yen that have gone back so far, of all that was paid; what is left of it is `total`. */
    refunded: integer().notNull().default(0),
    /** How often the staff changed a line of it. */
    line_changes: integer().notNull().default(0),
    /** Why it was handed out without the digits of the customer's phone, as the desk said; for the staff alone. */
    handover_note: text().notNull().default(""),
    auto_cancel_at: instant(),
    /** The transaction under way, or the last. */
    trans_id: text(),
    /** Who of the staff typed it in, for guests without a phone; null: a guest ordered it. */
    staff_id: text(),
  },
  (table) => [
    primaryKey({ columns: [table.order_no, table.store_id] }),
    foreignKey({ columns: [table.sitting_id, table.store_id], foreignColumns: [visits.id, visits.store_id] }),
    index("orders_member").on(table.uid, table.placed_at, table.order_no),
    index("orders_store").on(table.store_id, table.order_status, table.placed_at),
    index("orders_sitting").on(table.sitting_id),
    // The few that were moved, which each guest at a table is asked for.
    index("orders_moved").on(table.uid).where(sql`${table.left_tables} <> '{}'`),
    index("orders_left")
      .on(table.store_id)
      .where(sql`${table.left_tables} <> '{}' and ${table.order_status} in (0, 1, 2)`),
    index("orders_auto_cancel").on(table.auto_cancel_at),
    index("orders_let_in").on(table.let_in_until).where(sql`${table.let_in_until} is not null`),
    index("orders_placed").on(table.placed_at),
    // The few among all that wait for somebody, whom housekeeping looks for twice a minute.
    index("orders_pending").on(table.placed_at).where(sql`${table.order_status} = 0`),
    index("orders_served").on(table.completed_at).where(sql`${table.order_status} = 2`),
    // What a store's board shows beside its open orders: what has just ended, and what could not be given back.
    index("orders_just_settled")
      .on(table.store_id, table.settled_at)
      .where(sql`${table.settled_at} is not null`),
    index("orders_just_cancelled")
      .on(table.store_id, table.cancelled_at)
      .where(sql`${table.cancelled_at} is not null`),
    // What a store's next close counts.
    index("orders_paid").on(table.store_id, table.paid_at).where(sql`${table.paid_at} is not null`),
    index("orders_refunded")
      .on(table.store_id, table.refunded_at)
      .where(sql`${table.refunded_at} is not null`),
    index("orders_refund_failed").on(table.store_id).where(sql`${table.pay_status} = 4`),
    index("orders_shipped").on(table.placed_at).where(sql`${table.order_type} = 4`),
    index("orders_shipped_cancelled")
      .on(table.cancelled_at)
      .where(sql`${table.order_type} = 4 and ${table.cancelled_at} is not null`),
    index("orders_shipped_by").on(table.store_id, table.placed_at).where(sql`${table.order_type} = 4`),
    index("orders_purchase").on(table.purchase_id).where(sql`${table.purchase_id} is not null`),
    index("orders_member_coupon")
      .on(table.member_coupon_id)
      .where(sql`${table.member_coupon_id} is not null`),
    // What the desk finds a store's orders by, however many there are (provider/desk/find).
    index("orders_found").on(table.store_id, table.placed_at, table.order_no),
    index("orders_found_end").on(table.store_id, sql`reverse(${table.order_no}) text_pattern_ops`),
    index("orders_found_name")
      .on(table.store_id, sql`translate(lower(${table.contact_name}), ' \u3000', '') text_pattern_ops`)
      .where(sql`${table.contact_name} <> ''`),
    index("orders_found_phone")
      .on(table.store_id, sql`reverse(${table.contact_phone}) text_pattern_ops`)
      .where(sql`${table.contact_phone} <> ''`),
    index("orders_found_refunded").on(table.store_id, table.placed_at).where(sql`${table.pay_status} = 3`),
  ],
);

/** Leads a row to its order, by its number and store. */
export const ofOrder = (table: Readonly<Record<"order_no" | "store_id", ExtraConfigColumn>>) =>
  foreignKey({
    columns: [table.order_no, table.store_id],
    foreignColumns: [orders.order_no, orders.store_id],
  });

/** What was ordered at once: the order itself is round 1, each addition one more. */
export const orderRounds = pgTable(
  "order_rounds",
  {
    order_no: text().notNull(),
    store_id: text().notNull(),
    round: integer().notNull(),
    uid: text().notNull(),
    /** The attempt's id from the customer's journal. */
    client_order_id: text().notNull(),
    total: integer().notNull(),
    remark: text().notNull().default(""),
    placed_at: instant().notNull(),
    accepted_at: instant(),
    /** Taken by the store's rule, with nobody's tap. */
    is_taken_by_rule: boolean().notNull().default(false),
    /** Minutes that it takes longer than the store says, as it was told when it was placed: the kitchen was full. */
    extra_minutes: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.order_no, table.round, table.store_id] }),
    ofOrder(table),
    uniqueIndex("order_attempt").on(table.uid, table.client_order_id),
    index("order_attempt_id").on(table.client_order_id),
  ],
);

export const orderLines = pgTable(
  "order_lines",
  {
    id: text().notNull(),
    order_no: text().notNull(),
    store_id: text().notNull(),
    round: integer().notNull(),
    position: integer().notNull(),
    goods_id: text().notNull(),
    name: localized().notNull(),
    option_value: jsonb().$type<string[]>().notNull(),
    option_name: localized().notNull(),
    picture: jsonb().$type<Picture>(),
    number: integer().notNull(),
    /** Before and after the goods' discount, options included, in yen a piece. */
    list_price: integer().notNull(),
    unit_price: integer().notNull(),
    tax_class: text().$type<TaxClass>().notNull(),
    /** The offer whose discount it was sold at. */
    special_id: text(),
    /** Given for nothing by the staff: its list price says what it had cost. */
    is_free: boolean().notNull().default(false),
    /** Made once more for a dish that was not right: nobody pays for it, and nobody ordered it. */
    is_remade: boolean().notNull().default(false),
    /** When it comes to the table; null: nothing is made for it, as for a course that is bought. */
    serving: text().$type<Serving>().default("at_once"),
    /** When a dish that waits for the end of the meal was called for, when it left its station, when it was served. */
    called_at: instant(),
    ready_at: instant(),
    served_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.store_id] }),
    ofOrder(table),
    index("order_lines_special")
      .on(table.special_id, table.goods_id)
      .where(sql`${table.special_id} is not null`),
    index("order_lines_order").on(table.order_no, table.round, table.position),
  ],
);

/** Orders that each bookable time has taken. */
export const slotBookings = pgTable(
  "slot_bookings",
  {
    store_id: text().notNull(),
    order_type: integer().$type<OrderType>().notNull(),
    slot_at: instant().notNull(),
    taken: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.order_type, table.slot_at] }),
    index("slot_bookings_age").on(table.slot_at),
  ],
);

/** The last number given out at a store's counter on a day (of its time zone). */
export const callNumbers = pgTable(
  "call_numbers",
  {
    store_id: text()
      .notNull()
      .references(() => stores.id),
    day: text().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.day] }), index("call_numbers_age").on(table.day)],
);
