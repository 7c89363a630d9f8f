import { localDay } from "#domain/hours/zonedTime.ts";
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
