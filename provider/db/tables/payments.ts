import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { CardBrand } from "#contract/card.ts";
import type { OrderType, PayType, TaxClass } from "#contract/enumerations.ts";
import type { PaymentState } from "#contract/payment.ts";
import { orders } from "./orders.ts";

const instant = () => timestamp({ withTimezone: true });

export const payments = pgTable(
  "payments",
  {
    trans_id: text().primaryKey(),
    order_no: text()
      .notNull()
      .references(() => orders.order_no),
    uid: text().notNull(),
    amount: integer().notNull(),
    pay_type: integer().$type<PayType>().notNull(),
    state: text().$type<PaymentState>().notNull(),
    /** The gateway's own reference. */
    gateway_ref: text().notNull(),
    redirect_url: text(),
    /** The saved card that was charged. */
    card_id: text(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [
    index("payments_order").on(table.order_no),
    uniqueIndex("payments_ref").on(table.gateway_ref),
    // An order has one payment under way at most, so that nothing is charged twice.
    uniqueIndex("payments_open").on(table.order_no).where(sql`${table.state} in ('created', 'unknown')`),
    index("payments_state").on(table.state),
  ],
);

/** The embedded payment gateway's own books: it stands for a service outside, and shares nothing else. */
export const sandboxPayments = pgTable(
  "sandbox_payments",
  {
    ref: text().primaryKey(),
    amount: integer().notNull(),
    method: text().$type<"paypay" | "merpay" | "alipay" | "wechat" | "card">().notNull(),
    title: text().notNull(),
    state: text().$type<"open" | "approved" | "declined" | "abandoned" | "refunded">().notNull(),
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
