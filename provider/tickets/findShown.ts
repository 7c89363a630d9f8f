import { and, eq, gt } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { useTickets } from "#provider/db/tables/storedValue.ts";
import { clearPaced, countPaced, type Pace, takeBack } from "#provider/server/limits.ts";
import type { TicketRow } from "./ownTicket.ts";
import { digitsHash, isSealOf, readQrText } from "./ticketCode.ts";

/** Wrong codes at a store's desk: a million are possible, and each is there for a minute. One till slows down itself. */
const OF_DESK: Pace = { name: "use codes of a desk", free: 10, pause: 2, longest: 30, drains: 600 };
const OF_STORE: Pace = { name: "use codes of a store", free: 60, pause: 2, longest: 10, drains: 600 };

export type Shown =
  | { readonly ok: true; readonly ticket: TicketRow }
  | { readonly ok: false; readonly reason: "wrong" | "too_many" };

/**
 * The ticket whose code is shown at a store now, by its digits or by what was scanned. One that has run out, was shown
 * before, or belongs to another store is as wrong as none. To be called outside a transaction: a wrong one counts.
 */
export async function findShown(
  db: Database,
  by: {
    readonly store_id: string;
    /** The desk at which it was typed, by a name of its own. */
    readonly desk: string;
    readonly typed: string;
    readonly key: string;
    readonly now: Date;
  },
): Promise<Shown> {
  const { store_id, desk, now } = by;
  // What is scanned is signed: it cannot be guessed, and goes on whatever was typed before.
  const isTyped = readQrText(by.typed) === null;
  const own = `${store_id} ${desk}`;
  if (isTyped) {
    // What one desk types too soon is counted for no other.
    const wait = (await countPaced(db, OF_DESK, own, now)) ?? (await countPaced(db, OF_STORE, store_id, now));
    if (wait !== null) return { ok: false, reason: "too_many" };
  }
  const ticket = await find(db, by);
  if (ticket === null) return { ok: false, reason: "wrong" };
  if (isTyped) {
    await takeBack(db, OF_STORE, store_id);
    await clearPaced(db, OF_DESK, own);
  }
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
