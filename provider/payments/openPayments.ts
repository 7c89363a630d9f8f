import { and, asc, inArray } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { OPEN, type PaymentRow } from "./openPayment.ts";

/** Payments under way of any of these orders, with those of other orders that are paid together with them. */
export async function openPayments(db: Database, order_nos: readonly string[]): Promise<PaymentRow[]> {
  const isOpen = inArray(payments.state, OPEN);
  const own = await db
    .select({ gateway_ref: payments.gateway_ref })
    .from(payments)
    .where(and(inArray(payments.order_no, [...order_nos]), isOpen));
  if (own.length === 0) return [];
  const refs = own.map(({ gateway_ref }) => gateway_ref);
  return await db
    .select()
    .from(payments)
    .where(and(inArray(payments.gateway_ref, refs), isOpen))
    .orderBy(asc(payments.order_no));
}
