import { sql } from "drizzle-orm";
import type { WireLanguage } from "#contract/scalars.ts";
import type { TaxRates } from "#contract/store.ts";
import { localDay } from "#domain/hours/zonedTime.ts";
import type { Database } from "#provider/db/database.ts";
import { receiptNumbers } from "#provider/db/tables/receipts.ts";
import type { OrderFacts } from "#provider/orders/orderFacts.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { taxRatesAt } from "#provider/stores/taxRates.ts";

/** Bytes of a page's key: as unguessable as a session. */
export const KEY_BYTES = 24;

/**
 * A receipt's title on one line: whatever is no letter, mark or sign that one can see (line breaks, characters that
 * turn the direction of writing) becomes a space, and spaces become one.
 */
export function cleanTitle(typed: string): string {
  return typed
    .normalize("NFC")
    .replace(/[\p{C}\p{Z}]+/gu, " ")
    .trim();
}

/**
 * A receipt's number: 2026-000001 for a store's first of its year. Receipts of a store wait for each other from here
 * to the end of their transactions, and one that is undone gives its number back: there are no gaps.
 */
export async function nextReceiptNumber(
  db: Database,
  store: Pick<StoreRow, "id" | "time_zone">,
  now: Date,
): Promise<string> {
  const year = Number(localDay(now, store.time_zone).slice(0, 4));
  const [row] = await db
    .insert(receiptNumbers)
    .values({ store_id: store.id, year, last: 1 })
    .onConflictDoUpdate({
      target: [receiptNumbers.store_id, receiptNumbers.year],
      set: { last: sql`${receiptNumbers.last} + 1` },
    })
    .returning({ last: receiptNumbers.last });
  return `${year}-${String(row?.last ?? 1).padStart(6, "0")}`;
}

/** Address of a receipt's page, in a language. */
export function receiptAddress(
  origin: string,
  { page_key, language }: { readonly page_key: string; readonly language: WireLanguage },
): string {
  return `${origin}/receipt/${page_key}?language=${language}`;
}

/** The rates that an order's bill was made at: those of its last round. */
export async function ratesOf(db: Database, { order, rounds }: OrderFacts): Promise<TaxRates> {
  const at = rounds.at(-1)?.placed_at ?? order.placed_at;
  const rates = await taxRatesAt(db, at);
  if (rates === null) throw new Error(`No tax rates of ${at.toISOString()}`);
  return rates[order.order_type];
}
