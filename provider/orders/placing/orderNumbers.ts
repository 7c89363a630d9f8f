import { sql } from "drizzle-orm";
import { localDay } from "#domain/hours/zonedTime.ts";
import type { Database } from "#provider/db/database.ts";
import { callNumbers } from "#provider/db/tables/orders.ts";
import type { Parts } from "#provider/server/context.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";

/** Digits and letters that nobody mistakes for others when reading them out (Crockford's base 32). */
const SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A number to tell an order by: the store's day and 50 random bits, as in 261121-4F7K2MQ0ZP. */
export function newOrderNumber(
  store: Pick<StoreRow, "time_zone">,
  now: Date,
  random: Parts["random"],
): string {
  const day = localDay(now, store.time_zone).replaceAll("-", "").slice(2);
  const bytes = Buffer.from(random(10), "base64url");
  return `${day}-${[...bytes].map((byte) => SYMBOLS[byte % 32]).join("")}`;
}

/**
 * Counts up the number called at the counter, 001 for a store's first order of its day, for a statement that takes it from
 * `number`. Orders wait for each other from here to the end of their transactions, so it is the last row that is locked.
 */
export function nextCallNumber(db: Database, store: Pick<StoreRow, "id" | "time_zone">, now: Date) {
  const next = db
    .insert(callNumbers)
    .values({ store_id: store.id, day: localDay(now, store.time_zone), last: 1 })
    .onConflictDoUpdate({
      target: [callNumbers.store_id, callNumbers.day],
      set: { last: sql`${callNumbers.last} + 1` },
    })
    .returning({ last: callNumbers.last });
  const counted = db.$with("counted").as(next);
  const digits = sql`${counted.last}::text`;
  const number = sql<string>`(select lpad(${digits}, greatest(3, length(${digits})), '0') from ${counted})`;
  return { counted, number };
}
