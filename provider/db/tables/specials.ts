import { bigserial, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { Picture } from "#contract/scalars.ts";
import { stores } from "./stores.ts";
import { localized } from "./columns.ts";

const instant = () => timestamp({ withTimezone: true });

/** What is on offer for a while, by one store or several. */
export const specials = pgTable(
  "specials",
  {
    id: text().primaryKey(),
    kind: text().$type<"league" | "special" | "presell" | "activity">().notNull(),
    title: localized().notNull(),
    about: localized().notNull(),
    picture: jsonb().$type<Picture>(),
    start_time: instant().notNull(),
    end_time: instant().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [index("specials_now").on(table.end_time, table.kind)],
);

/** Stores that take part in an offer. */
export const specialStores = pgTable(
  "special_stores",
  {
    special_id: text()
      .notNull()
      .references(() => specials.id),
    store_id: text()
      .notNull()
      .references(() => stores.id),
  },
  (table) => [
    primaryKey({ columns: [table.special_id, table.store_id] }),
    index("special_stores_store").on(table.store_id),
  ],
);

/** Goods on offer, at the offer's own discount. */
export const specialGoods = pgTable(
  "special_goods",
  {
    special_id: text()
      .notNull()
      .references(() => specials.id),
    /** Of whichever store: what is on offer is one list, which every database would have a copy of. */
    goods_id: text().notNull(),
    /** 2: yen off; else percent. */
    discount_type: integer().notNull().default(1),
    discount_price: integer().notNull().default(0),
    /** The days on which it can be had, both included; null: at once. */
    receive_from: text(),
    receive_until: text(),
    /** Pieces that one member may order; -1 is unlimited. */
    limit_per_person: integer().notNull().default(-1),
  },
  (table) => [
    primaryKey({ columns: [table.special_id, table.goods_id] }),
    index("special_goods_goods").on(table.goods_id),
  ],
);

/** Pictures that lead somewhere, by their place in the app. */
export const banners = pgTable(
  "banners",
  {
    id: text().primaryKey(),
    place: text().$type<"home" | "mall" | "special" | "store">().notNull(),
    store_id: text(),
    title: localized().notNull(),
    picture: jsonb().$type<Picture>().notNull(),
    /** A path of the app with its query, or a whole https address. */
    href: text(),
    start_time: instant().notNull(),
    end_time: instant().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [index("banners_place").on(table.place, table.store_id, table.position)],
);

/** Posts of the operator's own feed, which the desk writes; a feed elsewhere is asked by its gateway. */
export const feedPosts = pgTable(
  "feed_posts",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    source: text().notNull(),
    author: text().notNull(),
    content: localized().notNull(),
    picture: jsonb().$type<Picture>(),
    url: text().notNull(),
    posted_at: instant().notNull(),
  },
  (table) => [index("feed_posts_time").on(table.posted_at)],
);
