import { and, eq, inArray } from "drizzle-orm";
import type { PaymentState } from "#contract/payment.ts";
import type { Database } from "#provider/db/database.ts";
import { payments } from "#provider/db/tables/payments.ts";

export type PaymentRow = typeof payments.$inferSelect;

/** Begun, and the gateway has not said what became of it. */
export const OPEN: PaymentState[] = ["created", "unknown"];

/** The order's payment under way; there is never a second. Null when there is none. */
export async function openPayment(db: Database, order_no: string): Promise<PaymentRow | null> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.order_no, order_no), inArray(payments.state, OPEN)));
  return payment ?? null;
}
