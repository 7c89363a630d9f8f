import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { StaffCallKind } from "#contract/enumerations.ts";
import type { InformEvent } from "#contract/inform.ts";

const instant = () => timestamp({ withTimezone: true });

/** Messages to send once their transaction has committed; sent in order, at least once. */
export const outbox = pgTable(
  "outbox",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    channel: text().notNull(),
    payload: jsonb().notNull(),
    created_at: instant().notNull(),
    sent_at: instant(),
  },
  (table) => [
    index("outbox_unsent").on(table.id).where(sql`${table.sent_at} is null`),
    index("outbox_age").on(table.created_at),
  ],
);

/** History of the embedded messaging service, by its time tokens (units of 100 ns since 1970). */
export const channelMessages = pgTable(
  "channel_messages",
  {
    timetoken: bigint({ mode: "bigint" }).notNull(),
    channel: text().notNull(),
    payload: jsonb().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.channel, table.timetoken] }),
    // One order over all channels: the newest is asked for often.
    uniqueIndex("channel_messages_timetoken").on(table.timetoken),
  ],
);

/** The member's notices and message threads with stores. */
export const informs = pgTable(
  "informs",
  {
    id: text().primaryKey(),
    uid: text().notNull(),
    store_id: text().notNull(),
    order_no: text(),
    event: text().$type<InformEvent>().notNull(),
    content: text().notNull(),
    /** What of the content stands beside the event's own words. */
    note: text().notNull().default(""),
    created_at: instant().notNull(),
    read_at: instant(),
  },
  (table) => [
    index("informs_member").on(table.uid, table.created_at, table.id),
    index("informs_age").on(table.created_at),
  ],
);

/** Calls and messages from guests, as the desk sees them. */
export const staffCalls = pgTable(
  "staff_calls",
  {
    id: text().notNull(),
    store_id: text().notNull(),
    table_id: text(),
    uid: text().notNull(),
    kind: integer().$type<StaffCallKind>().notNull(),
    content: text().notNull(),
    /** False: from a table's bare id or from nowhere, by somebody whom the store has not seen. */
    is_known: boolean().notNull().default(true),
    created_at: instant().notNull(),
    answered_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.store_id] }),
    index("staff_calls_store").on(table.store_id, table.answered_at, table.created_at),
    index("staff_calls_member").on(table.uid),
    index("staff_calls_age").on(table.created_at),
  ],
);

export const browseCounts = pgTable(
  "browse_counts",
  {
    kind: text().$type<"store" | "goods">().notNull(),
    id: text().notNull(),
    day: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id, table.day] }),
    index("browse_counts_age").on(table.day),
  ],
);

/** Work that one process at a time may do, and until when it has it; who dies with a lease only delays the others. */
export const leases = pgTable("leases", {
  name: text().primaryKey(),
  holder: text().notNull(),
  until: timestamp({ withTimezone: true }).notNull(),
});
