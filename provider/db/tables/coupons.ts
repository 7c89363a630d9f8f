import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Coupon } from "#contract/coupon.ts";
import type { Picture } from "#contract/scalars.ts";
import { members } from "./members.ts";
import { stores } from "./stores.ts";
import { localized } from "./columns.ts";

const instant = () => timestamp({ withTimezone: true });

/** Coupons as their issuers made them; what members have claimed is kept apart. */
export const coupons = pgTable(
  "coupons",
  {
    id: text().primaryKey(),
    /** Null: the operator's, for every store. */
    store_id: text().references(() => stores.id),
    name: localized().notNull(),
    description: localized().notNull(),
    picture: jsonb().$type<Picture>(),
    /** 1 whole store, 2 category, 3 single product. */
    scope: integer().$type<Coupon["scope"]>().notNull().default(1),
    scope_label: text().$type<Coupon["scope_label"]>().notNull().default("store"),
    category_ids: text().array().notNull().default([]),
    goods_ids: text().array().notNull().default([]),
    /** 1 dine-in, 2 store, 3 pickup, 4 delivery, 5 delivery EC. */
    type: integer().$type<Coupon["type"]>().notNull().default(2),
    usage_type: text().$type<Coupon["usage_type"]>().notNull().default("common"),
    /** 1 all, 2 new member, 3 old member, 4 gifted. */
    receive_type: integer().$type<Coupon["receive_type"]>().notNull().default(1),
    member_type: text().$type<Coupon["member_type"]>().notNull().default("all"),
    /** 1 percent off, 2 a fixed amount off. */
    discount_type: integer().$type<Coupon["discount_type"]>().notNull(),
    discount_price: integer().notNull(),
    /** Most yen that a percentage takes off; null: no limit. */
    max_discount: integer(),
    minimum_spend: integer().notNull().default(0),
    /** Days that it is good for once claimed; null: until `end_time`. */
    validity_days: integer(),
    start_time: instant().notNull(),
    /** Null: it is given out until it is withdrawn. */
    end_time: instant(),
    /** -1 is unlimited. */
    limit_per_person: integer().notNull().default(1),
    limit_total: integer().notNull().default(-1),
    /** Claims so far, raised in the transaction of each: the row's lock keeps `limit_total`. */
    claimed_total: integer().notNull().default(0),
    /** Given out no longer; what was claimed stays good. */
    is_withdrawn: boolean().notNull().default(false),
    created_at: instant().notNull(),
  },
  (table) => [
    index("coupons_store").on(table.store_id, table.end_time),
    index("coupons_newest").on(table.start_time.desc().nullsFirst(), table.id),
  ],
);

/** Coupons in members' hands, a row for each claim. */
export const memberCoupons = pgTable(
  "member_coupons",
  {
    id: text().primaryKey(),
    coupon_id: text()
      .notNull()
      .references(() => coupons.id),
    uid: text()
      .notNull()
      .references(() => members.uid),
    received_at: instant().notNull(),
    /** Null: as long as nobody withdraws it. */
    valid_until: instant(),
    used_at: instant(),
    /** The order that it was used for. */
    order_no: text(),
  },
  (table) => [
    index("member_coupons_own").on(table.uid, table.coupon_id),
    // How often each was used.
    index("member_coupons_used").on(table.coupon_id).where(sql`used_at is not null`),
  ],
);
