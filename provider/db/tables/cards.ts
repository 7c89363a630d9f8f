import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type { CardBrand } from "#contract/payment.ts";
import { members } from "./members.ts";

const instant = () => timestamp({ withTimezone: true });

/** Saved cards; the number is in the gateway's vault and nowhere else. */
export const cards = pgTable(
  "cards",
  {
    id: text().primaryKey(),
    uid: text()
      .notNull()
      .references(() => members.uid),
    /** The gateway in whose vault it is, by name. */
    gateway: text().notNull(),
    /** What the vault knows the card by; until the vault keeps it, the token that it was typed for. */
    vault_token: text().notNull(),
    brand: text().$type<CardBrand>().notNull(),
    last4: text().notNull(),
    /** MM/YY. */
    valid_period: text().notNull(),
    is_default: integer().$type<0 | 1>().notNull().default(0),
    /** The card of the same member that goes once this one is confirmed. */
    replaces: text(),
    /** To be the default once it is confirmed. */
    wants_default: boolean().notNull().default(false),
    /** Null until its bank agreed. A card that is gone has no digits left, until the vault has forgotten it as well. */
    confirmed_at: instant(),
    created_at: instant().notNull(),
  },
  (table) => [
    index("cards_member").on(table.uid, table.created_at),
    uniqueIndex("cards_default").on(table.uid).where(sql`${table.is_default} = 1`),
  ],
);

/**
 * What a test card's bank does. approve; decline: it wants nothing to do with it, neither to keep nor to pay;
 * short: it may be kept, and pays nothing; challenge: it asks its customer first (3-D Secure); silent: it pays, and
 * answers late.
 */
export type CardBehaviour = "approve" | "decline" | "short" | "challenge" | "silent";

/** The embedded vault's own books: it stands for a service outside, and keeps no number either. */
export const sandboxCards = pgTable(
  "sandbox_cards",
  {
    token: text().primaryKey(),
    brand: text().$type<CardBrand>().notNull(),
    last4: text().notNull(),
    valid_period: text().notNull(),
    /** What its bank does, as the test number says. */
    behaviour: text().$type<CardBehaviour>().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [index("sandbox_cards_age").on(table.created_at)],
);
