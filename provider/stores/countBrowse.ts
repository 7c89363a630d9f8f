import { sql } from "drizzle-orm";
import { localDay } from "#domain/hours/zonedTime.ts";
import type { Database } from "#provider/db/database.ts";
import { browseCounts } from "#provider/db/tables/messages.ts";

/** Counts a look at a store or goods, by the day in Japan; who looked is not kept. */
export async function countBrowse(
  db: Database,
  kind: "store" | "goods",
  id: string,
  now: Date,
): Promise<void> {
  const day = localDay(now, "Asia/Tokyo");
  await db
    .insert(browseCounts)
    .values({ kind, id, day, count: 1 })
    .onConflictDoUpdate({
      target: [browseCounts.kind, browseCounts.id, browseCounts.day],
      set: { count: sql`${browseCounts.count} + 1` },
    });
}
