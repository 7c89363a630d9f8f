import { and, eq, exists, gte, inArray, not, or, type SQL, sql } from "drizzle-orm";
import type { OrderTab } from "#contract/enumerations.ts";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { reviews } from "#provider/db/tables/reviews.ts";

/** The orders of a tab: 0 all, 5 to pay, 4 in progress, 3 to review, 6 cancelled or refunded. */
export function inTab(db: Database, tab: OrderTab): SQL | undefined {
  const isPaid = inArray(orders.pay_status, [1, 5]);
  const isReviewed = exists(
    db.select({ one: sql`1` }).from(reviews).where(eq(reviews.order_no, orders.order_no)),
  );
  const tabs: Record<OrderTab, SQL | undefined> = {
    0: undefined,
    3: and(gte(orders.order_status, 2), isPaid, not(isReviewed)),
    4: inArray(orders.order_status, [0, 1]),
    5: and(eq(orders.pay_status, 0), inArray(orders.order_status, [0, 1, 2])),
    6: or(eq(orders.order_status, -1), inArray(orders.pay_status, [3, 4])),
  };
  return tabs[tab];
}
