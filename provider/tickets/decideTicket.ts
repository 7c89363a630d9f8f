import { eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { useTickets } from "#provider/db/tables/storedValue.ts";
import { carryOut } from "./carryOut.ts";
import { lockTicket } from "./lockTicket.ts";
import type { TicketRow } from "./ownTicket.ts";
import { tellOfTicket } from "./tellOfTicket.ts";

/** What came of a clerk's word: `short` and `unusable` refuse what was to be confirmed. */
export type Decision =
  | "confirmed"
  | "refused"
  | "short"
  | "unusable"
  | "decided"
  | "withdrawn"
  | "expired"
  | "unknown";

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
