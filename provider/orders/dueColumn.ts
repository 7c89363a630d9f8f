import { sql } from "drizzle-orm";
import { orders } from "#provider/db/tables/orders.ts";

/** When an order is due: at its booked time; a table's at once. */
export const dueColumn = sql<Date>`coalesce(${orders.pickup_at}, ${orders.receive_at}, ${orders.placed_at})`;
