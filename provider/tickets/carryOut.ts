import { and, eq, gt, isNull, or } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { memberCoupons } from "#provider/db/tables/coupons.ts";
import { spendHolding } from "#provider/ledger/spendHolding.ts";
import { creditCard } from "#provider/refill/creditCard.ts";
import { isOver } from "#provider/refill/isOver.ts";
import { findHolding } from "#provider/refill/ownHolding.ts";
import { topUpTerms } from "#provider/refill/topUpTerms.ts";
import type { TicketRow } from "./ownTicket.ts";

/** Does what a ticket is for. `short`: the balance does not suffice any more; `unusable`: it is used, over or sold no longer. */
export async function carryOut(
  db: Database,
  ticket: TicketRow,
  now: Date,
): Promise<"done" | "short" | "unusable"> {
  const { id, kind, subject_id, uid, store_id } = ticket;
  const amount = ticket.amount ?? 0;
  if (kind === "coupon") {
    const { used_at, valid_until } = memberCoupons;
    const isGood = and(isNull(used_at), or(isNull(valid_until), gt(valid_until, now)));
    const used = await db
      .update(memberCoupons)
      .set({ used_at: now })
      .where(and(eq(memberCoupons.id, subject_id), eq(memberCoupons.uid, uid), isGood))
      .returning({ id: memberCoupons.id });
    return used.length > 0 ? "done" : "unusable";
  }
  if (kind === "top_up") {
    const terms = await topUpTerms(db, store_id, amount);
    if (!terms.ok) return "unusable";
    const { validity_days } = terms;
    const credit = { uid, store_id, price: amount, amount: terms.amount, validity_days, reference: id, now };
    await creditCard(db, credit);
    return "done";
  }
  const held = await findHolding(db, kind === "card" ? 1 : 2, subject_id);
  if (held === null || held.uid !== uid || isOver(held.valid_until, now)) return "unusable";
  const spend = { store_id, order_no: null, trans_id: id, amount, now };
  return (await spendHolding(db, held.holding, spend)).ok ? "done" : "short";
}
