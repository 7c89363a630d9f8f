import { sql } from "drizzle-orm";
import {
  boolean,
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
import type { PayStatus, PayType } from "#contract/enumerations.ts";
import type { Picture } from "#contract/scalars.ts";
import { members } from "./members.ts";
import { stores } from "./stores.ts";
import { localized } from "./columns.ts";

const instant = () => timestamp({ withTimezone: true });

/** Amounts for a store's refill card, and goods vouchers, as they are sold. */
export const refillOffers = pgTable(
  "refill_offers",
  {
    id: text().notNull(),
    store_id: text()
      .notNull()
      .references(() => stores.id),
    /** 1 refill card, 2 goods voucher. */
    kind: integer().$type<1 | 2>().notNull(),
    name: localized().notNull(),
    description: localized().notNull(),
    picture: jsonb().$type<Picture>(),
    /** What is paid, and what is credited, bonus included. */
    price: integer().notNull(),
    amount: integer().notNull(),
    /** Days that it is good for; null: for ever. */
    validity_days: integer(),
    /** Goods that a voucher pays for; empty: all of the store's. */
    goods_ids: text().array().notNull().default([]),
    /** 1: the customer names the amount, between `price` and `amount`, and no bonus is given. */
    is_free_amount: integer().$type<0 | 1>().notNull().default(0),
    position: integer().notNull().default(0),
    /** When it is sold; null: from the first, and without end. */
    start_time: instant(),
    end_time: instant(),
    /** Sold no longer; what was sold stays good. */
    is_withdrawn: boolean().notNull().default(false),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.store_id] }),
    index("refill_offers_store").on(table.store_id, table.kind, table.position),
  ],
);

/** A member's prepaid card with a store; its money is in the ledger's accounts of the two. */
export const refillCards = pgTable(
  "refill_cards",
  {
    id: text().primaryKey(),
    uid: text()
      .notNull()
      .references(() => members.uid),
    store_id: text()
      .notNull()
      .references(() => stores.id),
    /** Null: for ever; a top-up moves it on. */
    valid_until: instant(),
    /** When its end was seen to: nothing is on it. Null: it was not, or something came onto it since. */
    written_off_at: instant(),
    created_at: instant().notNull(),
  },
  (table) => [
    uniqueIndex("refill_cards_own").on(table.uid, table.store_id),
    index("refill_cards_ends").on(table.valid_until).where(sql`${table.written_off_at} is null`),
  ],
);

/** Goods vouchers, bought or given; the balance of each is an account of its own in the ledger. */
export const vouchers = pgTable(
  "vouchers",
  {
    id: text().notNull(),
    /** Null: a gift that waits for whoever activates it. */
    uid: text().references(() => members.uid),
    store_id: text()
      .notNull()
      .references(() => stores.id),
    offer_id: text(),
    name: localized().notNull(),
    description: localized().notNull(),
    picture: jsonb().$type<Picture>(),
    goods_ids: text().array().notNull().default([]),
    /** What a gift is worth once it is activated. */
    gift_amount: integer().notNull().default(0),
    /** Keyed hash of a gift's activation code, which is shown once, to the store that gives it. */
    activation_hash: text(),
    activated_at: instant(),
    valid_until: instant(),
    /** As with cards. */
    written_off_at: instant(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.store_id] }),
    foreignKey({
      columns: [table.offer_id, table.store_id],
      foreignColumns: [refillOffers.id, refillOffers.store_id],
    }),
    index("vouchers_own").on(table.uid, table.created_at),
    index("vouchers_store").on(table.store_id, table.created_at),
    index("vouchers_ends").on(table.valid_until).where(sql`${table.written_off_at} is null`),
    uniqueIndex("vouchers_activation")
      .on(table.activation_hash)
      .where(sql`${table.activation_hash} is not null`),
  ],
);

/** Purchases of amounts and vouchers: credited once, when they are paid. */
export const refillOrders = pgTable(
  "refill_orders",
  {
    refill_order_no: text().notNull(),
    uid: text()
      .notNull()
      .references(() => members.uid),
    store_id: text()
      .notNull()
      .references(() => stores.id),
    kind: integer().$type<1 | 2>().notNull(),
    /** Null where the customer named the amount. */
    offer_id: text(),
    /** What was sold, as it was then. */
    name: localized().notNull(),
    description: localized().notNull(),
    picture: jsonb().$type<Picture>(),
    price: integer().notNull(),
    amount: integer().notNull(),
    validity_days: integer(),
    goods_ids: text().array().notNull().default([]),
    /** The card or voucher that grows; null until a new one is paid. */
    target_id: text(),
    pay_status: integer().$type<PayStatus>().notNull().default(0),
    pay_type: integer().$type<PayType>(),
    /** The transaction under way, or the last. */
    trans_id: text(),
    placed_at: instant().notNull(),
    credited_at: instant(),
    balance_after: integer(),
    /** An unpaid one is given up then. */
    given_up_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.refill_order_no, table.store_id] }),
    foreignKey({
      columns: [table.offer_id, table.store_id],
      foreignColumns: [refillOffers.id, refillOffers.store_id],
    }),
    index("refill_orders_own").on(table.uid, table.placed_at),
    // How often each offer of a store was sold.
    index("refill_orders_credited")
      .on(table.store_id, table.offer_id)
      .where(sql`${table.credited_at} is not null`),
    index("refill_orders_open")
      .on(table.placed_at)
      .where(sql`${table.credited_at} is null and ${table.given_up_at} is null`),
  ],
);

/** Something of value shown at a counter, which the clerk confirms by the code of the moment. */
export const useTickets = pgTable(
  "use_tickets",
  {
    id: text().notNull(),
    uid: text()
      .notNull()
      .references(() => members.uid),
    store_id: text()
      .notNull()
      .references(() => stores.id),
    /** `top_up`: cash that is taken for the member's card with the store. */
    kind: text().$type<"coupon" | "card" | "voucher" | "top_up">().notNull(),
    /** The member's coupon, the card or the voucher; the store where its card is topped up. */
    subject_id: text().notNull(),
    /** Yen; null for a coupon. */
    amount: integer(),
    /** Keyed hash of the code of the moment; null once it is decided. */
    code_hash: text(),
    code_expires_at: instant(),
    state: text()
      .$type<"waiting" | "confirmed" | "refused" | "expired" | "withdrawn">()
      .notNull()
      .default("waiting"),
    /** When it can no longer be renewed. */
    expires_at: instant().notNull(),
    created_at: instant().notNull(),
    decided_at: instant(),
    /** Set when the store took it back. */
    reversed_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.store_id] }),
    index("use_tickets_own").on(table.uid, table.created_at),
    index("use_tickets_store").on(table.store_id, table.state, table.created_at),
    // What a store's next close counts.
    index("use_tickets_confirmed")
      .on(table.store_id, table.decided_at)
      .where(sql`${table.state} = 'confirmed'`),
    index("use_tickets_reversed")
      .on(table.store_id, table.reversed_at)
      .where(sql`${table.reversed_at} is not null`),
    index("use_tickets_waiting").on(table.expires_at).where(sql`${table.state} = 'waiting'`),
    // One code leads to one ticket of a store.
    uniqueIndex("use_tickets_code")
      .on(table.store_id, table.code_hash)
      .where(sql`${table.code_hash} is not null`),
  ],
);

/** Corrections of the balance of a prepaid card: asked for by one of the staff, confirmed by another. */
export const balanceCorrections = pgTable(
  "balance_corrections",
  {
    /** From the screen that asks for it, so that it is asked for once. */
    id: text().primaryKey(),
    uid: text()
      .notNull()
      .references(() => members.uid),
    store_id: text()
      .notNull()
      .references(() => stores.id),
    /** What it changes: what was paid, or what was given on top. */
    part: text().$type<"paid" | "bonus">().notNull(),
    /** Yen; negative takes away. */
    amount: integer().notNull(),
    /** As it was written; the guest reads it, and it goes with their account. */
    reason: text().notNull(),
    /** Of the staff, as who decided it. */
    asked_by: text().notNull(),
    asked_at: instant().notNull(),
    /** Of one who has nobody to confirm it: when it is carried out by itself. */
    due_at: instant(),
    state: text()
      .$type<"waiting" | "done" | "refused" | "called_off" | "failed">()
      .notNull()
      .default("waiting"),
    /** Null: it was carried out by itself, or is not decided. */
    decided_by: text(),
    decided_at: instant(),
    /** What the card held once it was done, in yen. */
    balance_after: integer(),
  },
  (table) => [
    index("balance_corrections_own").on(table.uid, table.asked_at),
    index("balance_corrections_waiting")
      .on(table.store_id, table.asked_at)
      .where(sql`${table.state} = 'waiting'`),
    index("balance_corrections_due")
      .on(table.due_at)
      .where(sql`${table.state} = 'waiting' and ${table.due_at} is not null`),
  ],
);
