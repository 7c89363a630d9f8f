import { sql } from "drizzle-orm";
import { localDay } from "#domain/hours/zonedTime.ts";
import type { Database } from "#provider/db/database.ts";
import { receiptNumbers } from "#provider/db/tables/receipts.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";

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
