import { and, eq, isNull } from "drizzle-orm";
import { localDay } from "#domain/hours/zonedTime.ts";
import type { Database } from "#provider/db/database.ts";
import { memberCoupons } from "#provider/db/tables/coupons.ts";
import { useTickets } from "#provider/db/tables/storedValue.ts";
import { refundSpend } from "#provider/ledger/refundSpend.ts";
import { lockTicket } from "./lockTicket.ts";
import type { TicketRow } from "./ownTicket.ts";
import { takeBackTopUp } from "./takeBackTopUp.ts";
import { tellOfTicket } from "./tellOfTicket.ts";

export type Reversal = "reversed" | "too_late" | "spent" | "unknown";

/**
 * Takes a confirmed use back, on the store's day of it and once: what was spent goes back to just where it came from,
 * cash that was paid in leaves the card, a coupon is good again. `spent`: what was paid in is not there any more. In a
 * transaction of the caller's.
 */
export async function reverseTicket(
  db: Database,
  on: {
    readonly store_id: string;
    readonly use_id: string;
    readonly time_zone: string;
    readonly now: Date;
  },
): Promise<Reversal> {
  const { now, time_zone } = on;
  const ticket = await lockTicket(db, on);
  const isDone = ticket !== null && ticket.state === "confirmed" && ticket.decided_at !== null;
  if (!isDone || ticket.reversed_at !== null || ticket.decided_at === null) return "unknown";
  if (localDay(ticket.decided_at, time_zone) !== localDay(now, time_zone)) return "too_late";
  if (!(await undo(db, ticket, now))) return "spent";
  await db.update(useTickets).set({ reversed_at: now }).where(eq(useTickets.id, ticket.id));
  await tellOfTicket(db, ticket, "use_reversed", now);
  return "reversed";
}

async function undo(db: Database, ticket: TicketRow, now: Date): Promise<boolean> {
  const { id, kind, subject_id, store_id } = ticket;
  if (kind === "top_up") return takeBackTopUp(db, ticket, now);
  if (kind === "coupon") {
    await db
      .update(memberCoupons)
      .set({ used_at: null })
      .where(and(eq(memberCoupons.id, subject_id), isNull(memberCoupons.order_no)));
    return true;
  }
  await refundSpend(db, { trans_id: id, order_no: null, store_id, now });
  return true;
}
