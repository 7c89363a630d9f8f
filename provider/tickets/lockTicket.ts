import { and, eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { members } from "#provider/db/tables/members.ts";
import { useTickets } from "#provider/db/tables/storedValue.ts";
import type { TicketRow } from "./ownTicket.ts";

/**
 * A store's ticket kept from other transactions until this one ends, and who shows it with it: always in this order,
 * member, ticket. Null when there is none, or they have left.
 */
export async function lockTicket(
  db: Database,
  { use_id, store_id }: { readonly use_id: string; readonly store_id: string },
): Promise<TicketRow | null> {
  const wanted = and(eq(useTickets.id, use_id), eq(useTickets.store_id, store_id));
  const [known] = await db.select({ uid: useTickets.uid }).from(useTickets).where(wanted);
  if (known === undefined) return null;
  const [member] = await db.select().from(members).where(eq(members.uid, known.uid)).for("no key update");
  if (member === undefined || member.deleted_at !== null) return null;
  const [ticket] = await db.select().from(useTickets).where(wanted).for("update");
  return ticket ?? null;
}
