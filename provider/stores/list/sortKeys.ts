import { type SQL, sql } from "drizzle-orm";
import type { StoreSort } from "#contract/enumerations.ts";
import { stores } from "#provider/db/tables/stores.ts";

/** Behind every other: PostgreSQL's greatest integer. */
const LAST = sql.raw("2147483647");

/**
 * What lists sort by, lowest first, then by id; each has its index, whose expression this is to the letter (specification,
 * section 4, "Sort options"). Stores without a price, and those that do not deliver, come last. Distance (2) is none of
 * these: it depends on where one is.
 */
export const sortKeys: Readonly<Record<Exclude<StoreSort, 2>, SQL<number>>> = {
  1: sql`(- ${stores.score})`,
  // Of equal stars, those that more have given.
  3: sql`(- (${stores.rating} * 1000000 + least(${stores.review_count}, 999999)))`,
  4: sql`(coalesce(${stores.per_person_price}, ${LAST}))`,
  5: sql`(coalesce(- ${stores.per_person_price}, ${LAST}))`,
  6: sql`(case when ${stores.order_types} @> '{3}' then ${stores.dispatchprice} else ${LAST} end)`,
};
