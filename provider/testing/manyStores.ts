import { sql } from "drizzle-orm";
import { PAGE_SIZE } from "#contract/call.ts";
import type { Database } from "#provider/db/database.ts";
import { stores } from "#provider/db/tables/stores.ts";

/** Tokyo, Osaka, Fukuoka, Sapporo, Kyoto. */
const CITIES = "array[35.68, 34.69, 33.59, 43.06, 35.01], array[139.77, 135.5, 130.4, 141.35, 135.77]";

/**
 * Copies one store many times, spread over five cities and some 20 kilometres around each, in six kinds, with hours for
 * the coming days; a tenth is closed. For what must stay quick.
 */
export async function manyStores(db: Database, from: string, number: number): Promise<void> {
  if (number < PAGE_SIZE) throw new Error("Too few stores to page through");
  const columns = sql.raw(
    `name, about, address, notes, phone, pay_list, accent_color, dishware, remark_templates, attributes, disclosure,
     business_hours, pickup_hours, delivery_hours`,
  );
  await db.execute(sql`
    insert into stores (id, ${columns}, latitude, longitude, store_type, order_types, dispatchprice, max_distance, rating,
      review_count, sales, per_person_price, score, search_text, search_grams, figures_at)
    select 'many-' || lpad(n::text, 6, '0'), ${columns},
      (cities.latitudes)[1 + n % 5] + 0.2 * sin(n * 12.9898) * sin(n * 0.37),
      (cities.longitudes)[1 + n % 5] + 0.2 * cos(n * 78.233) * sin(n * 0.73),
      'kind-' || n % 6, case when n % 3 = 0 then array[1, 2, 3] else array[1, 2] end, n % 7 * 100, 3000,
      round((1 + n % 41 / 10.0)::numeric, 1), n % 97, n % 211, 500 + n % 60 * 50, n % 9973 / 1000.0,
      'store ' || n, array['s', 't', 'o', 'r', 'e', 'st', 'to', 'or', 're'], now()
    from stores, generate_series(1, ${number}::integer) n,
      (select ${sql.raw(CITIES.replace("], ", "] as latitudes, "))} as longitudes) cities
    where id = ${from}`);
  await db.execute(sql`
    insert into store_openings (store_id, order_type, opens_at, last_order_at, closes_at)
    select id, 1, day, day + interval '10 hours', day + interval '11 hours'
    from stores, generate_series(timestamptz '2026-11-21 00:00Z', timestamptz '2026-11-29 00:00Z', '1 day') day
    where id like 'many-%' and abs(hashtext(id)) % 10 > 0`);
  await db
    .update(stores)
    .set({ openings_key: sql`${stores.hours_key}`, openings_until: sql`now() + interval '99 years'` });
  await db.execute(sql`analyze stores, store_openings`);
}
