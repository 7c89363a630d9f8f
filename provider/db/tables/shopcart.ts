import { index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { GoodsShowType } from "#contract/enumerations.ts";

/** A member's carts on the server. */
export const shopcartLines = pgTable(
  "shopcart_lines",
  {
    id: text().primaryKey(),
    uid: text().notNull(),
    store_id: text().notNull(),
    goods_show_type: integer().$type<GoodsShowType>().notNull(),
    goods_id: text().notNull(),
    option_value: jsonb().$type<string[]>().notNull(),
    number: integer().notNull(),
    added_at: timestamp({ withTimezone: true }).notNull(),
    /** Yen a piece when it was added or last confirmed: another one is told. */
    price_seen: integer(),
    meal_time: timestamp({ withTimezone: true }),
  },
  (table) => [index("shopcart_member").on(table.uid, table.store_id, table.goods_show_type)],
);
