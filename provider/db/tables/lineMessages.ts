import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { WireLanguage } from "#contract/scalars.ts";
import type { ToldEvent } from "#provider/notices/line/lineMessage.ts";

const instant = () => timestamp({ withTimezone: true });

/** What members who agreed are told of their orders in LINE, each to be sent once its transaction has committed. */
export const lineMessages = pgTable(
  "line_messages",
  {
    /** A UUID, by which LINE knows one that is sent again. */
    id: text().primaryKey(),
    uid: text().notNull(),
    store_id: text().notNull(),
    order_no: text().notNull(),
    event: text().$type<ToldEvent>().notNull(),
    language: text().$type<WireLanguage>().notNull(),
    /** Empty once LINE has taken it: what was sent is the member's. */
    content: text().notNull(),
    created_at: instant().notNull(),
    /** When it is tried next; null once it is sent or given up. */
    due_at: instant(),
    sent_at: instant(),
    tries: integer().notNull().default(0),
    /** What the last try said. */
    failure: text().notNull().default(""),
  },
  (table) => [
    index("line_messages_due").on(table.due_at),
    index("line_messages_member").on(table.uid),
    index("line_messages_order").on(table.order_no),
    index("line_messages_created").on(table.created_at),
  ],
);

/** LINE's permission for an order's service messages, which its customer's own tap gave; LINE renews it at each of them. */
export const lineNotifiers = pgTable(
  "line_notifiers",
  {
    order_no: text().primaryKey(),
    uid: text().notNull(),
    /** Sealed; empty once there is none left. */
    token: text().notNull(),
    /** How many messages it is still good for. */
    remaining: integer().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [index("line_notifiers_member").on(table.uid), index("line_notifiers_end").on(table.expires_at)],
);
