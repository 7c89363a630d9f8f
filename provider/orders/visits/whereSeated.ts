import { and, arrayContains, eq, isNull, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { OrderStatus } from "#contract/enumerations.ts";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { visitGuests } from "#provider/db/tables/signIn.ts";
import { tables, visits } from "#provider/db/tables/stores.ts";

const UNDER_WAY = sql.join(
  [OrderStatus.pending, OrderStatus.confirmed, OrderStatus.completed].map((status) => sql`${status}`),
  sql`, `,
);

/** Somebody who came by the code of a table. */
export interface Came {
  readonly store_id: string;
  readonly table_id: string;
  /** The guest; null: nobody is followed. */
  readonly uid: string | null;
  readonly now: Date;
}

/** A visit that a code leads to, and where it sits. */
export interface Led {
  readonly id: string;
  readonly table_id: string;
}

/** Whether a party is there whose visit has that alias, as `stands` has it. */
const stands = (visit: SQL, now: Date): SQL => sql`(
  exists (select 1 from ${orders} made where made.sitting_id = ${visit}.id and made.order_status in (${UNDER_WAY}))
  or (${visit}.code is not null and ${visit}.ends_at > ${now.toISOString()}::timestamptz
    and not exists (
      select 1 from ${orders} made
      where made.sitting_id = ${visit}.id and made.order_status = ${OrderStatus.settled})))`;

/**
 * The visit that a code behind a table's link lets one in to, wherever it sits now: it was at that table. Put together with
 * another one, its code leads there. Null where the code is none, or of a visit that is over or of another table.
 */
export async function visitByCode(
  db: Database,
  { store_id, table_id, now }: Came,
  code: string | null,
): Promise<Led | null> {
  if (code === null) return null;
  const there = alias(visits, "there");
  const led = sql`${there.id} = coalesce(${visits.joined_id}, ${visits.id})`;
  const wasThere = or(eq(visits.table_id, table_id), arrayContains(visits.left_tables, [table_id]));
  const [found] = await db
    .select({ id: there.id, table_id: there.table_id })
    .from(visits)
    .innerJoin(there, and(led, eq(there.store_id, visits.store_id)))
    .where(
      and(
        eq(visits.code, code),
        eq(visits.store_id, store_id),
        wasThere,
        isNull(there.closed_at),
        stands(sql`there`, now),
      ),
    );
  return found ?? null;
}

/**
 * The table that somebody sits at who came by a table's code, as an expression: where their own orders, or else the visit that
 * they were let in to, were moved from that table, as long as they have none there; else where the visit sits whose code they
 * carry; else where the visit sits that the table was joined to; else the table. Only visits count whose party is there.
 */
export function seatedAt(came: Came & { readonly led: Led | null }): SQL<string> {
  const { led, store_id, table_id, uid, now } = came;
  const [there, here, other] = [sql`there`, sql`here`, sql`other`];
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
  const followed = sql`(
    select there.table_id from ${visitGuests} guest
    join ${visits} there on there.id = guest.visit_id and there.store_id = guest.store_id
    where guest.uid = ${uid} and guest.store_id = ${store_id} and there.left_tables @> array[${table_id}]::text[]
      and there.closed_at is null and ${stands(there, now)}
      and not exists (
        select 1 from ${visitGuests} staying
        join ${visits} here on here.id = staying.visit_id and here.store_id = staying.store_id
        where staying.uid = ${uid} and here.table_id = ${table_id} and here.store_id = ${store_id}
          and here.closed_at is null and ${stands(here, now)})
      and not exists (
        select 1 from ${orders} stayed
        join ${visits} here on here.id = stayed.sitting_id and here.store_id = stayed.store_id
        where stayed.uid = ${uid} and stayed.table_id = ${table_id} and stayed.store_id = ${store_id}
          and stayed.order_status in (${UNDER_WAY}) and here.closed_at is null)
    order by guest.joined_at desc limit 1)`;
  const joined = sql`(
    select other.table_id from ${tables} own
    join ${visits} other on other.id = own.joined_sitting_id and other.store_id = own.store_id
    where own.id = ${table_id} and own.store_id = ${store_id} and other.closed_at is null
      and ${stands(other, now)})`;
  const coded = led === null ? [] : [sql`${led.table_id}::text`];
  const own = uid === null ? [] : [moved, followed];
  return sql<string>`coalesce(${sql.join([...own, ...coded, joined, sql`${table_id}::text`], sql`, `)})`;
}

/** Whether anybody came by a table's code who may sit elsewhere now, beside those whom the table was joined for: mostly nobody. */
export const haveLeft = ({ store_id, table_id }: Pick<Came, "store_id" | "table_id">): SQL<boolean> =>
  sql<boolean>`(exists (
    select 1 from ${visits} there where there.store_id = ${store_id} and there.closed_at is null
      and there.left_tables <> '{}' and there.left_tables @> array[${table_id}]::text[])
    or exists (
    select 1 from ${orders} moved where moved.store_id = ${store_id} and moved.order_status in (0, 1, 2)
      and moved.left_tables <> '{}' and moved.left_tables @> array[${table_id}]::text[]))`;

/** The same, read. */
export async function haveSomeLeft(
  db: Database,
  came: Pick<Came, "store_id" | "table_id">,
): Promise<boolean> {
  const [found] = await db.select({ is: haveLeft(came) }).from(sql`(select 1) as one`);
  return found?.is === true;
}
