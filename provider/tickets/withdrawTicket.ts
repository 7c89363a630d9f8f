import { and, eq } from "drizzle-orm";
import type { Context } from "#provider/server/context.ts";
import { useTickets } from "#provider/db/tables/storedValue.ts";
import type { TicketRow } from "./ownTicket.ts";

/** The ticket that is shown no longer: no code of it is good from now on. As it was where a clerk was quicker, or it is over. */
export async function withdrawTicket(
  { id, uid }: Pick<TicketRow, "id" | "uid">,
  { db, now }: Pick<Context, "db" | "now">,
): Promise<TicketRow> {
  const own = and(eq(useTickets.id, id), eq(useTickets.uid, uid));
  const [ticket] = await db.select().from(useTickets).where(own).for("update");
  if (ticket === undefined) throw new Error(`Ticket ${id} vanished`);
  if (ticket.state !== "waiting" || ticket.expires_at <= now) return ticket;
  const withdrawn = { state: "withdrawn", code_hash: null, decided_at: now } as const;
  await db.update(useTickets).set(withdrawn).where(own);
  return { ...ticket, ...withdrawn };
}
