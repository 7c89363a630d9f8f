import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { stores } from "./stores.ts";

/** Where a store's kitchen makes its dishes: grill, noodles, drinks; named as its cooks name it. */
export const stations = pgTable(
  "stations",
  {
    id: text().notNull(),
    store_id: text()
      .notNull()
      .references(() => stores.id),
    name: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.store_id] }),
    index("stations_store").on(table.store_id, table.position),
  ],
);
