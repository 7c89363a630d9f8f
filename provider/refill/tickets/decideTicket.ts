import { and, eq, gt, inArray, isNull, or } from "drizzle-orm";
import type { Decision, Reversal } from "#contract/calls/desk/uses.ts";
import { localDay } from "#domain/hours/zonedTime.ts";
import type { Database } from "#provider/db/database.ts";
import { memberCoupons } from "#provider/db/tables/coupons.ts";
import { ledgerAccounts, ledgerEntries } from "#provider/db/tables/ledger.ts";
import { members } from "#provider/db/tables/members.ts";
import { useTickets } from "#provider/db/tables/storedValue.ts";
import { informEvent } from "#provider/notices/inform.ts";
import { creditCard } from "#provider/refill/creditPurchase.ts";
import { findHolding, isOver } from "#provider/refill/holdings.ts";
import { post } from "#provider/refill/ledger/post.ts";
import { refundSpend, spendHolding } from "#provider/refill/ledger/spend.ts";
import { topUpTerms } from "#provider/refill/offers.ts";
import { yen } from "#provider/server/texts.ts";
import { lockTicket, subjectOf, type TicketRow } from "./tickets.ts";

/**
 * Decides what a member shows at the counter, once: what is spent, paid in or used up is written in the transaction that
 * decides it. Whoever else confirms it finds it decided. In a transaction of the caller's.
 */
export async function decideTicket(
  db: Database,
  on: {
    readonly store_id: string;
    readonly use_id: string;
    readonly isConfirmed: boolean;
    readonly now: Date;
  },
): Promise<Decision> {
  const { isConfirmed, now } = on;
  const ticket = await lockTicket(db, on);
  if (ticket === null) return "unknown";
  if (ticket.state === "withdrawn") return "withdrawn";
  if (ticket.state !== "waiting") return "decided";
  if (ticket.expires_at <= now) return "expired";
  const outcome = isConfirmed ? await carryOut(db, ticket, now) : "refused";
  const state: TicketRow["state"] = outcome === "done" ? "confirmed" : "refused";
  await db
    .update(useTickets)
    .set({ state, decided_at: now, code_hash: null })
    .where(eq(useTickets.id, ticket.id));
  await tellOfTicket(db, ticket, state === "confirmed" ? "use_confirmed" : "use_refused", now);
  return outcome === "done" ? "confirmed" : outcome;
}

/** Does what a ticket is for. `short`: the balance does not suffice any more; `unusable`: it is used, over or sold no longer. */
async function carryOut(db: Database, ticket: TicketRow, now: Date): Promise<"done" | "short" | "unusable"> {
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
    const terms = await topUpTerms(db, store_id, amount, now);
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

/** Takes cash that was paid in, and its bonus, off the card again; false, and nothing moved, where it was spent. */
async function takeBackTopUp(
  db: Database,
  { id, store_id }: Pick<TicketRow, "id" | "store_id">,
  now: Date,
): Promise<boolean> {
  const { kind, uid, holding_id } = ledgerAccounts;
  const entered = await db
    .select({ kind, uid, holding_id, store_id: ledgerAccounts.store_id, amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account_id))
    .where(inArray(ledgerEntries.transfer_id, [`top-up ${id}`, `bonus ${id}`]));
  const entries = entered.map(({ amount, ...account }) => ({ account, amount: -amount }));
  const posted = await post(db, {
    kind: "correction",
    reference: `take back ${id}`,
    store_id,
    entries,
    now,
  });
  return posted !== "short";
}

/** Tells a member what became of what they showed, so that their screen says so without being asked. */
async function tellOfTicket(
  db: Database,
  ticket: TicketRow,
  event: "use_confirmed" | "use_refused" | "use_reversed",
  now: Date,
): Promise<void> {
  const { uid, store_id, amount, kind } = ticket;
  const [member] = await db.select({ language: members.language }).from(members).where(eq(members.uid, uid));
  const subject = await subjectOf(db, ticket, now);
  const name = subject?.name[member?.language ?? "ja"] ?? "";
  const note = amount === null ? name : `${name} ${yen(amount)}`;
  const isCredited = kind === "top_up" && event === "use_confirmed";
  const told = isCredited ? "value_credited" : event;
  await informEvent(db, { uid, store_id, order_no: null, event: told, note, now });
}
