import { and, eq, gt } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { useTickets } from "#provider/db/tables/storedValue.ts";
import { countTry, forgiveTry, type Limit } from "#provider/limits.ts";
import type { TicketRow } from "./ownTicket.ts";
import { digitsHash, isSealOf, readQrText } from "./ticketCode.ts";

/** Wrong codes at one store's desk: a million are possible, and each is there for a minute. */
const WRONG: Limit = { name: "wrong use codes of a store", most: 30, seconds: 600 };

export type Shown =
  | { readonly ok: true; readonly ticket: TicketRow }
  | { readonly ok: false; readonly reason: "wrong" | "too_many" };

/**
 * The ticket whose code is shown at a store now, by its digits or by what was scanned. One that has run out, was shown
 * before, or belongs to another store is as wrong as none. To be called outside a transaction: a wrong one counts.
 */
export async function findShown(
  db: Database,
  by: { readonly store_id: string; readonly typed: string; readonly key: string; readonly now: Date },
): Promise<Shown> {
  const { store_id, now } = by;
  if ((await countTry(db, WRONG, store_id, now)) !== null) return { ok: false, reason: "too_many" };
  const ticket = await find(db, by);
  if (ticket === null) return { ok: false, reason: "wrong" };
  await forgiveTry(db, WRONG, store_id, now);
  return { ok: true, ticket };
}

async function find(
  db: Database,
  { store_id, typed, key, now }: Parameters<typeof findShown>[1],
): Promise<TicketRow | null> {
  const isShown = and(
    eq(useTickets.store_id, store_id),
    eq(useTickets.state, "waiting"),
    gt(useTickets.code_expires_at, now),
    gt(useTickets.expires_at, now),
  );
  const scanned = readQrText(typed);
  if (scanned === null) {
    // Keyboards of the region type full-width digits, and people leave gaps.
    const digits = typed.normalize("NFKC").replaceAll(/\D/g, "");
    const [ticket] = await db
      .select()
      .from(useTickets)
      .where(and(isShown, eq(useTickets.code_hash, digitsHash(key, store_id, digits))));
    return ticket ?? null;
  }
  const { use_id, seal } = scanned;
  const [ticket] = await db
    .select()
    .from(useTickets)
    .where(and(isShown, eq(useTickets.id, use_id)));
  if (ticket === undefined || ticket.code_hash === null || ticket.code_expires_at === null) return null;
  return isSealOf(key, seal, { use_id, expires_at: ticket.code_expires_at }) ? ticket : null;
}
