import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Work that one process at a time may do, and until when it has it; who dies with a lease only delays the others. */
export const leases = pgTable("leases", {
  name: text().primaryKey(),
  holder: text().notNull(),
  until: timestamp({ withTimezone: true }).notNull(),
});
