import { sql, type SQL } from "drizzle-orm";
import { OrderStatus } from "#contract/enumerations.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { tables, visits } from "#provider/db/tables/stores.ts";

const UNDER_WAY = sql.join(
  [OrderStatus.pending, OrderStatus.confirmed, OrderStatus.completed].map((status) => sql`${status}`),
  sql`, `,
);

/**
 * The table that somebody sits at who came by a table's code, as an expression: where their own orders were moved from
 * that table, as long as they have none there; else where the visit sits that the table was joined to; else the table.
 * Only visits count that are under way.
 */
export function seatedAt(came: {
  readonly store_id: string;
  readonly table_id: string;
  readonly uid: string | null;
}): SQL<string> {
  const { store_id, table_id, uid } = came;
  const moved = sql`(
    select moved.table_id from ${orders} moved
    join ${visits} there on there.id = moved.sitting_id and there.store_id = moved.store_id
    where moved.uid = ${uid} and moved.left_tables <> '{}' and moved.left_tables @> array[${table_id}]::text[]
      and moved.store_id = ${store_id} and moved.order_status in (${UNDER_WAY}) and there.closed_at is null
      and not exists (
        select 1 from ${orders} stayed
        join ${visits} here on here.id = stayed.sitting_id and here.store_id = stayed.store_id
        where stayed.uid = ${uid} and stayed.table_id = ${table_id} and stayed.store_id = ${store_id}
          and stayed.order_status in (${UNDER_WAY}) and here.closed_at is null)
    order by moved.placed_at desc limit 1)`;
  const joined = sql`(
    select other.table_id from ${tables} own
    join ${visits} other on other.id = own.joined_sitting_id and other.store_id = own.store_id
    where own.id = ${table_id} and own.store_id = ${store_id} and other.closed_at is null
      and exists (
        select 1 from ${orders} ordered
        where ordered.sitting_id = other.id and ordered.order_status in (${UNDER_WAY})))`;
  const own = uid === null ? joined : sql`coalesce(${moved}, ${joined})`;
  return sql<string>`coalesce(${own}, ${table_id})`;
}
