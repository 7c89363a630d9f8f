import { and, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { Position } from "#contract/scalars.ts";
import type { StoreFilter } from "#contract/storeLists.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { boxAround } from "./boxAround.ts";
import { namedBy } from "./namedBy.ts";
import { distanceTo, withinBox } from "./onMap.ts";
import { openNow } from "./openNow.ts";

type Place = z.infer<typeof Position>;

/** The stores that a filter leaves (specification, section 4, "Filters"). */
export function chosenBy(filter: StoreFilter, position: Place | undefined, now: Date): SQL | undefined {
  const { keyword, store_type, order_type, max_distance, min_sales, min_price, max_price } = filter;
  return and(
    keyword === undefined ? undefined : namedBy(keyword),
    store_type === undefined ? undefined : eq(stores.store_type, store_type),
    order_type === undefined ? undefined : takes(order_type),
    max_distance === undefined || position === undefined ? undefined : within(max_distance, position),
    min_sales === undefined ? undefined : gte(stores.sales, min_sales),
    min_price === undefined ? undefined : gte(stores.per_person_price, min_price),
    max_price === undefined ? undefined : lte(stores.per_person_price, max_price),
    filter.delivery === undefined ? undefined : delivers(filter.delivery, position),
    filter.is_open === 1 ? openNow(order_type, now) : undefined,
  );
}

const takes = (order_type: number): SQL => sql`${stores.order_types} @> array[${order_type}]::integer[]`;

function within(metres: number, position: Place): SQL | undefined {
  return and(withinBox(boxAround(position, metres)), sql`${distanceTo(position)} <= ${metres}::float8`);
}

/** 1 for nothing, 2 however little is ordered, 3 to the position: as `deliveryTo` reckons it for a place on the map. */
function delivers(condition: 1 | 2 | 3, position: Place | undefined): SQL | undefined {
  const conditions = {
    1: () => eq(stores.dispatchprice, 0),
    2: () => eq(stores.minimum_order, 0),
    3: () => (position === undefined ? undefined : reaches(position)),
  };
  return and(takes(3), conditions[condition]());
}

/** Within the store's distance, or, where it has zones, within one that is not drawn by postal codes. */
function reaches(position: Place): SQL {
  const metres = sql`round(${distanceTo(position)})`;
  const isUpTo = (most: SQL) => sql`${metres} <= coalesce(${most}, 2147483647)`;
  return sql`case when ${stores.delivery_zones} = '[]'::jsonb then ${isUpTo(sql`${stores.max_distance}`)}
    else exists (
      select 1 from jsonb_array_elements(${stores.delivery_zones}) zone
      where zone -> 'postal_codes' = '[]'::jsonb and ${isUpTo(sql`(zone ->> 'max_distance')::integer`)}) end`;
}
