import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { LineHow } from "#contract/calls/desk/lines.ts";
import type { Bill } from "#contract/order.ts";
import { localized } from "./columns.ts";
import { ofOrder } from "./orders.ts";

/** What the staff changed at the lines of an order, each with why; a line that was taken off wholly stands here alone. */
export const lineChanges = pgTable(
  "line_changes",
  {
    /** Of the attempt, from the screen: sending it again changes nothing twice. */
    id: text().notNull(),
    store_id: text().notNull(),
    order_no: text().notNull(),
    line_id: text().notNull(),
    how: text().$type<LineHow>().notNull(),
    /** Pieces that it was about. */
    number: integer().notNull(),
    name: localized().notNull(),
    option_name: localized().notNull(),
    /** As it was typed, or one of `LINE_REASONS`. */
    reason: text().notNull(),
    staff_id: text(),
    goods_id: text().notNull(),
    total_before: integer().notNull(),
    total: integer().notNull(),
    /** The order's bill without it and with it. */
    bill_before: jsonb().$type<Bill>().notNull(),
    bill: jsonb().$type<Bill>().notNull(),
    /** Whether the order was paid by then: its sale became less. */
    was_paid: boolean().notNull(),
    /** Yen that went back with it, or are to go back. */
    back: integer().notNull(),
    is_back_in_stock: boolean().notNull(),
    made_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.store_id] }),
    ofOrder(table),
    index("line_changes_order").on(table.order_no, table.made_at),
    index("line_changes_paid").on(table.store_id, table.made_at).where(sql`${table.was_paid}`),
  ],
);
