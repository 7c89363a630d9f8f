import { and, desc, eq, gte, inArray } from "drizzle-orm";
import { localDay, zonedInstant } from "#domain/hours/zonedTime.ts";
import type { Database } from "#provider/db/database.ts";
import { useTickets } from "#provider/db/tables/storedValue.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import type { TicketRow } from "#provider/tickets/ownTicket.ts";
import { type Subject, subjectOf } from "#provider/tickets/subjectOf.ts";

const MOST = 200;

export interface ShownUse {
  readonly ticket: TicketRow;
  readonly subject: Subject | null;
}

/** What was decided at a store's counter on its day of today, newest first. */
export async function readUses(
  db: Database,
  { id, time_zone }: Pick<StoreRow, "id" | "time_zone">,
  now: Date,
): Promise<ShownUse[]> {
  const midnight = zonedInstant(localDay(now, time_zone), 0, time_zone);
  const tickets = await db
    .select()
    .from(useTickets)
    .where(
      and(
        eq(useTickets.store_id, id),
        inArray(useTickets.state, ["confirmed", "refused"]),
        gte(useTickets.decided_at, midnight),
      ),
    )
    .orderBy(desc(useTickets.decided_at), desc(useTickets.id))
    .limit(MOST);
  const shown: ShownUse[] = [];
  for (const ticket of tickets) shown.push({ ticket, subject: await subjectOf(db, ticket) });
  return shown;
}

/** A ticket that a clerk has found and not decided; null when there is none of this store. */
export async function readWaiting(
  db: Database,
  on: { readonly store_id: string; readonly use_id: string; readonly now: Date },
): Promise<ShownUse | null> {
  const [ticket] = await db
    .select()
    .from(useTickets)
    .where(and(eq(useTickets.id, on.use_id), eq(useTickets.store_id, on.store_id)));
  if (ticket === undefined || ticket.state !== "waiting" || ticket.expires_at <= on.now) return null;
  return { ticket, subject: await subjectOf(db, ticket) };
}
