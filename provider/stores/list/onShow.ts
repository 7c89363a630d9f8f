import { sql } from "drizzle-orm";
import { stores } from "#provider/db/tables/stores.ts";

/** Stores that lists may show to anyone: listed, and not gone. */
export const onShow = sql`(${stores.is_listed} and ${stores.left_at} is null)`;
