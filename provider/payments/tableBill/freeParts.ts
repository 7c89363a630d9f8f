import { and, eq } from "drizzle-orm";
import { backFrom } from "#domain/orders/lineChange.ts";
import { shareOfTaxes, sumOfTaxes, taxesLeft } from "#domain/price/shareOfBill.ts";
import type { Database } from "#provider/db/database.ts";
import { billPayments } from "#provider/db/tables/payments.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import { leftToPay } from "#provider/orders/orderFacts.ts";
import { ordersOfVisit, standingParts, stillKept, type PartRow } from "./coverVisit.ts";
import { atCounter } from "./lockVisit.ts";

/** Yen of a part that no order of its visit needs any more. */
export interface FreePart {
  readonly part: PartRow;
  readonly amount: number;
}

/**
 * What of `yen` that parts paid of an order, which needs them no more, goes back at the counter: what the visit's other
 * orders do not need, of the part that was taken last first.
 */
export async function freeParts(
  db: Database,
  { order_no, sitting_id }: Pick<OrderRow, "order_no" | "sitting_id">,
  yen: number,
): Promise<FreePart[]> {
  if (yen <= 0 || sitting_id === null) return [];
  const rows = await ordersOfVisit(db, sitting_id);
  const needed = rows.reduce((sum, one) => sum + (one.order_no === order_no ? 0 : leftToPay(one)), 0);
  const parts = (await standingParts(db, sitting_id)).toReversed();
  return backFrom(
    parts.map((part) => ({ part, amount: stillKept(part) })),
    yen - needed,
  );
}

/**
 * Writes at a part what goes back of it. What is left of it has the taxes that the parts beside it leave of the bill, as that
 * is by now.
 */
export async function giveBackPart(
  db: Database,
  { amount, part: { id, store_id } }: FreePart,
): Promise<void> {
  const own = and(eq(billPayments.id, id), eq(billPayments.store_id, store_id));
  const [part] = await db.select().from(billPayments).where(own);
  if (part === undefined) throw new Error(`Part ${id} is gone`);
  const rows = await ordersOfVisit(db, part.visit_id);
  const whole = sumOfTaxes(
    rows.map((order) => shareOfTaxes(Math.max(0, atCounter(order)), order.bill.taxes)),
  );
  const others = (await standingParts(db, part.visit_id)).filter((one) => one.id !== id);
  const left = taxesLeft(
    whole,
    others.map(({ taxes }) => taxes),
  );
  const given_back = part.given_back + amount;
  const kept = part.amount - given_back;
  const isEnough = left.reduce((sum, { taxable }) => sum + taxable, 0) >= kept;
  const taxes = shareOfTaxes(kept, isEnough ? left : part.taxes);
  await db.update(billPayments).set({ given_back, taxes }).where(own);
}
