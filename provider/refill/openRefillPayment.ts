import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { OPEN, type PaymentRow } from "#provider/payments/openPayment.ts";

/** The purchase's payment under way; there is never a second. Null when there is none. */
export async function openRefillPayment(db: Database, refill_order_no: string): Promise<PaymentRow | null> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.refill_order_no, refill_order_no), inArray(payments.state, OPEN)));
  return payment ?? null;
}
