import { eq } from "drizzle-orm";
import type { Fail } from "#provider/server/context.ts";
import type { Database } from "#provider/db/database.ts";
import { useTickets } from "#provider/db/tables/storedValue.ts";

export type TicketRow = typeof useTickets.$inferSelect;

/** The caller's ticket; 412 there is none, 424 it is somebody else's. */
export async function ownTicket(
  db: Database,
  { use_id, uid }: { readonly use_id: string; readonly uid: string },
  fail: Fail<412 | 424>,
): Promise<TicketRow> {
  const [ticket] = await db.select().from(useTickets).where(eq(useTickets.id, use_id));
  if (ticket === undefined) return fail(412);
  return ticket.uid === uid ? ticket : fail(424);
}
