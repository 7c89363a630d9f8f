import { and, eq } from "drizzle-orm";
import type { Context, Fail } from "#provider/server/context.ts";
import { useTickets } from "#provider/db/tables/storedValue.ts";
import { countTry, type Limit } from "#provider/server/limits.ts";
import { newCode } from "./newCode.ts";
import type { TicketRow } from "./ownTicket.ts";

const LIFE = 10 * 60_000;
const OF_MEMBER: Limit = { name: "use tickets of a member", most: 60, seconds: 3_600 };

type Shown = Pick<TicketRow, "uid" | "store_id" | "kind" | "subject_id" | "amount">;

/** A new ticket for something of value, with its first code; it ends in ten minutes. 90006 after too many of them. */
export async function newTicket(
  shown: Shown,
  { db, fail, now, parts }: Pick<Context, "db" | "now" | "parts"> & { readonly fail: Fail<90006> },
): Promise<TicketRow> {
  const seconds = await countTry(db, OF_MEMBER, shown.uid, now);
  if (seconds !== null) return fail(90006, { seconds });
  const id = parts.random(18);
  const code = await newCode(db, { id, store_id: shown.store_id }, { key: parts.signingKey, now });
  const expires_at = new Date(now.getTime() + LIFE);
  const [ticket] = await db
    .insert(useTickets)
    .values({ ...shown, id, ...code, expires_at, created_at: now })
    .returning();
  if (ticket === undefined) throw new Error("No ticket was written");
  return ticket;
}

/** The ticket with a code that is good now: the same until it has run out, then a new one. Decided, it has none. */
export async function renewTicket(
  { id, uid }: Pick<TicketRow, "id" | "uid">,
  { db, now, parts }: Pick<Context, "db" | "now" | "parts">,
): Promise<TicketRow> {
  const own = and(eq(useTickets.id, id), eq(useTickets.uid, uid));
  const [ticket] = await db.select().from(useTickets).where(own).for("update");
  if (ticket === undefined) throw new Error(`Ticket ${id} vanished`);
  const isShown = ticket.code_hash !== null && ticket.code_expires_at !== null;
  const isGood = isShown && ticket.code_expires_at !== null && ticket.code_expires_at > now;
  if (ticket.state !== "waiting" || ticket.expires_at <= now || isGood) return ticket;
  const code = await newCode(db, ticket, { key: parts.signingKey, now });
  await db.update(useTickets).set(code).where(own);
  return { ...ticket, ...code };
}
