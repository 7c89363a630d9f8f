import { and, eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { billPayments } from "#provider/db/tables/payments.ts";
import { signalStore } from "#provider/notices/inform.ts";
import {
  canCover,
  type CoverChange,
  coverVisit,
  ordersOfVisit,
  type PartRow,
  stillKept,
  sumOfParts,
} from "./coverVisit.ts";
import { lockVisit, restOf } from "./lockVisit.ts";

/** Milliseconds for which whoever took a part may reverse it themselves, as a slip of the hand. */
const OWN_SLIP = 600_000;

/** Whether somebody may reverse a part: who took it, for a while, and who may give money back. */
export const mayReverse = (
  { staff_id, taken_at }: Pick<PartRow, "staff_id" | "taken_at">,
  by: { readonly staff_id: string; readonly mayRefund: boolean; readonly now: Date },
): boolean => by.mayRefund || (staff_id === by.staff_id && by.now.getTime() - taken_at.getTime() <= OWN_SLIP);

export type ReversedPart =
  | { readonly part: PartRow; readonly rest: number; readonly changes: readonly CoverChange[] }
  | { readonly refusal: "closed" | "needed" | "not_yours"; readonly rest: number };

/**
 * Reverses a part of a bill that is open: orders that it covered are unpaid again, the newest first. Refused where an order
 * needs it that was paid otherwise beside it, that became less since it was paid, or with which it went back. In a transaction of the caller's; null where the
 * store has no such part. One that is reversed already stays so.
 */
export async function reversePart(
  db: Database,
  {
    payment_id,
    reason,
    store_id,
  }: { readonly payment_id: string; readonly reason: string; readonly store_id: string },
  by: { readonly staff_id: string; readonly mayRefund: boolean; readonly now: Date },
): Promise<ReversedPart | null> {
  const own = and(eq(billPayments.id, payment_id), eq(billPayments.store_id, store_id));
  const [known] = await db.select({ visit_id: billPayments.visit_id }).from(billPayments).where(own);
  const bill = known === undefined ? null : await lockVisit(db, { store_id, visit_id: known.visit_id });
  const [part] = await db.select().from(billPayments).where(own);
  if (bill === null || part === undefined) return null;
  const { parts, rows, visit } = bill;
  const rest = restOf(rows);
  if (part.reversed_at !== null) return { part, rest, changes: [] };
  if (visit.closed_at !== null) return { refusal: "closed", rest };
  if (!mayReverse(part, by)) return { refusal: "not_yours", rest };
  const taken = sumOfParts(parts) - stillKept(part);
  if (!(await canCover(db, visit.id, { rows, taken }))) return { refusal: "needed", rest };
  const [reversed] = await db
    .update(billPayments)
    .set({ reversed_at: by.now, reversed_by: by.staff_id, reverse_reason: reason })
    .where(own)
    .returning();
  const changes = await coverVisit(db, visit.id, by.now);
  await signalStore(db, store_id, "table_changed", by.now);
  return { part: reversed ?? part, rest: restOf(await ordersOfVisit(db, visit.id)), changes };
}
