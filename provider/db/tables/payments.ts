import { sql } from "drizzle-orm";
import {
  boolean,
  check,
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
import type { ChosenLine } from "#contract/calls/desk/bill.ts";
import type { CounterWay } from "#contract/calls/desk/bill.ts";
import type { OrderType, PayType, TaxClass } from "#contract/enumerations.ts";
import type { Bill } from "#contract/order.ts";
import type { CardBrand, PaymentState } from "#contract/payment.ts";
import { ofOrder } from "./orders.ts";
import { refillOrders } from "./storedValue.ts";
import { stores, visits } from "./stores.ts";

/** How the demo's sandbox knows the ways to pay online. */
export type SandboxMethod = "paypay" | "merpay" | "alipay" | "wechat" | "card";

const instant = () => timestamp({ withTimezone: true });

export const payments = pgTable(
  "payments",
  {
    trans_id: text().notNull(),
    store_id: text().notNull(),
    /** What is paid: an order, or the purchase of stored value. */
    order_no: text(),
    refill_order_no: text(),
    uid: text().notNull(),
    amount: integer().notNull(),
    /** What balances paid beside another method; it goes back when the order is cancelled or refunded. */
    is_part: boolean().notNull().default(false),
    /**
     * Whether its order says that this money, once it is paid, goes back: it was refunded, or paid by another payment. A
     * trigger keeps it, so that what is due is found without a look at every payment there ever was.
     */
    is_to_return: boolean().notNull().default(false),
    pay_type: integer().$type<PayType>().notNull(),
    state: text().$type<PaymentState>().notNull(),
    /** Our id of the try, by which its gateway knows it too. */
    gateway_ref: text().notNull(),
    /** The name of the gateway that is asked; null: none is, as for balances. */
    gateway: text(),
    /** What the gateway calls the try, once it has said so. */
    gateway_id: text(),
    /** When the gateway was last asked to begin it: it may know nothing of it for a while after. */
    begun_at: instant(),
    redirect_url: text(),
    /** The saved card that was charged. */
    card_id: text(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
    /** When the money came, and when it went back; a trigger keeps them, whichever way a payment changes its state. */
    paid_at: instant(),
    back_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.trans_id, table.store_id] }),
    ofOrder(table),
    foreignKey({
      columns: [table.refill_order_no, table.store_id],
      foreignColumns: [refillOrders.refill_order_no, refillOrders.store_id],
    }),
    index("payments_order").on(table.order_no),
    // When a visitor turns out to be a member, and before one is forgotten.
    index("payments_member").on(table.uid),
    index("payments_refill").on(table.refill_order_no),
    check("payments_one_subject", sql`(${table.order_no} is null) <> (${table.refill_order_no} is null)`),
    // Orders of the mall that are paid together share the gateway's reference, each with its own amount.
    uniqueIndex("payments_ref").on(table.gateway_ref, table.order_no, table.store_id),
    // An order has one payment under way at most, so that nothing is charged twice.
    uniqueIndex("payments_open")
      .on(table.order_no, table.store_id)
      .where(sql`${table.state} in ('created', 'unknown')`),
    uniqueIndex("payments_open_refill")
      .on(table.refill_order_no, table.store_id)
      .where(sql`${table.state} in ('created', 'unknown')`),
    index("payments_state").on(table.state),
    // What a store's next close counts.
    index("payments_paid").on(table.store_id, table.paid_at).where(sql`${table.paid_at} is not null`),
    index("payments_back").on(table.store_id, table.back_at).where(sql`${table.back_at} is not null`),
    index("payments_to_return")
      .on(table.order_no)
      .where(sql`${table.is_to_return} and ${table.state} = 'paid'`),
  ],
);

/**
 * Parts in which the bill of a table was paid to the staff. What they come to is shared out among the visit's orders
 * (`orders.parts_total`), oldest first.
 */
export const billPayments = pgTable(
  "bill_payments",
  {
    /** Of the attempt, made up by the screen: sent again, it is taken once. */
    id: text().notNull(),
    store_id: text()
      .notNull()
      .references(() => stores.id),
    visit_id: text().notNull(),
    pay_type: integer().$type<CounterWay>().notNull(),
    amount: integer().notNull(),
    /** Yen of it that went back at the counter as the bill became less: no order of the visit needed them. */
    given_back: integer().notNull().default(0),
    /** Yen that were handed over; null: not in cash. */
    tendered: integer(),
    /** Lines whose pieces were chosen for it; none: it is of the whole bill. */
    lines: jsonb().$type<ChosenLine[]>().notNull().default([]),
    /** Its share of the bill's taxes, as it was when it was taken, or when some of it went back last. */
    taxes: jsonb().$type<Bill["taxes"]>().notNull(),
    staff_id: text().notNull(),
    taken_at: instant().notNull(),
    /** Null: it stands. */
    reversed_at: instant(),
    reversed_by: text(),
    reverse_reason: text().notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.store_id] }),
    foreignKey({ columns: [table.visit_id, table.store_id], foreignColumns: [visits.id, visits.store_id] }),
    index("bill_payments_visit").on(table.visit_id, table.taken_at),
    index("bill_payments_taken").on(table.store_id, table.taken_at),
    index("bill_payments_reversed")
      .on(table.store_id, table.reversed_at)
      .where(sql`${table.reversed_at} is not null`),
    check("bill_payments_amount", sql`${table.amount} > 0`),
    check("bill_payments_back", sql`${table.given_back} between 0 and ${table.amount}`),
  ],
);

/** pending: the gateway is to be asked. failed: it would not, and is asked again. */
type RefundState = "pending" | "done" | "failed";

/** Money of an order that went back, or is to go back, wholly or in part. */
export const refunds = pgTable(
  "refunds",
  {
    /** By which the gateway gives it back once. That of a payment which went back wholly is the payment's. */
    id: text().notNull(),
    store_id: text().notNull(),
    order_no: text().notNull(),
    /** The payment that it is of; null: it was given back at the counter. */
    trans_id: text(),
    pay_type: integer().$type<PayType>().notNull(),
    amount: integer().notNull(),
    /** As it was typed, or one of `LINE_REASONS`. */
    reason: text().notNull().default(""),
    /** Null: nobody in particular, as of an order that ended by itself. */
    staff_id: text(),
    made_at: instant().notNull(),
    state: text().$type<RefundState>().notNull(),
    /** When the money moved; null: it has not yet. */
    done_at: instant(),
    /** Times that the gateway did not give it back, and when it is asked next; null: it is not to be asked. */
    tries: integer().notNull().default(0),
    due_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.store_id] }),
    ofOrder(table),
    index("refunds_order").on(table.order_no),
    index("refunds_payment").on(table.trans_id),
    index("refunds_done").on(table.store_id, table.done_at).where(sql`${table.done_at} is not null`),
    index("refunds_due").on(table.due_at).where(sql`${table.due_at} is not null`),
    index("refunds_failed").on(table.store_id).where(sql`${table.state} = 'failed'`),
    check("refunds_amount", sql`${table.amount} > 0`),
  ],
);

/** The embedded payment gateway's own books: it stands for a service outside, and shares nothing else. */
export const sandboxPayments = pgTable(
  "sandbox_payments",
  {
    ref: text().primaryKey(),
    amount: integer().notNull(),
    method: text().$type<SandboxMethod>().notNull(),
    title: text().notNull(),
    state: text().$type<"open" | "approved" | "declined" | "abandoned" | "refunded">().notNull(),
    /** Yen given back so far, and for which of our refunds, so that each goes back once. */
    refunded_amount: integer().notNull().default(0),
    refunded_for: text().array().notNull().default([]),
    /** True: charged, but inquiries hang until `answers_at`, as a gateway in trouble does. */
    is_silent: boolean().notNull().default(false),
    answers_at: instant(),
    /** All that is kept of a card. */
    card_brand: text().$type<CardBrand>(),
    card_last4: text(),
    return_url: text().notNull(),
    created_at: instant().notNull(),
    /** When the webhook that tells of the result was taken. */
    told_at: instant(),
  },
  (table) => [
    index("sandbox_payments_untold")
      .on(table.created_at)
      .where(sql`${table.told_at} is null and ${table.state} <> 'open'`),
  ],
);

/** Consumption tax in force from a day on, in percent. */
export const taxRates = pgTable(
  "tax_rates",
  {
    tax_class: text().$type<TaxClass>().notNull(),
    order_type: integer().$type<OrderType>().notNull(),
    valid_from: instant().notNull(),
    rate: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tax_class, table.order_type, table.valid_from] })],
);
