import { type SQL, sql } from "drizzle-orm";
import type { OrderTab } from "#contract/enumerations.ts";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { inTab } from "./inTab.ts";

/** How many of somebody's orders wait for them in the tabs that ask for something, in one query. */
export async function tabCounts(
  db: Database,
  whose: SQL | undefined,
): Promise<{ to_pay: number; in_progress: number; to_review: number }> {
  const within = (tab: OrderTab) => sql`count(*) filter (where ${inTab(db, tab)})`.mapWith(Number);
  const [counts] = await db
    .select({ to_pay: within(5), in_progress: within(4), to_review: within(3) })
    .from(orders)
    .where(whose);
  return counts ?? { to_pay: 0, in_progress: 0, to_review: 0 };
}
