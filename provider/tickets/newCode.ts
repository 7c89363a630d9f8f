import { and, eq, inArray, lte } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { useTickets } from "#provider/db/tables/storedValue.ts";
import { digitsHash, ticketDigits } from "./ticketCode.ts";

const LIFE = 60_000;
/** Codes that are tried until one is nobody else's at the store. */
const TRIES = 8;

/** A code for a ticket that no other shows at its store now: its hash, and when it runs out, a minute on. */
export async function newCode(
  db: Database,
  ticket: { readonly id: string; readonly store_id: string },
  { key, now }: { readonly key: string; readonly now: Date },
): Promise<{ readonly code_hash: string; readonly code_expires_at: Date }> {
  const { id: use_id, store_id } = ticket;
  const codes = Array.from({ length: TRIES }, (_, index) => {
    const expires_at = new Date(now.getTime() + LIFE - index);
    const digits = ticketDigits(key, { use_id, expires_at });
    return { code_hash: digitsHash(key, store_id, digits), code_expires_at: expires_at };
  });
  const isAmong = and(
    eq(useTickets.store_id, store_id),
    inArray(
      useTickets.code_hash,
      codes.map(({ code_hash }) => code_hash),
    ),
  );
  // What has run out is nobody's.
  await db
    .update(useTickets)
    .set({ code_hash: null })
    .where(and(isAmong, lte(useTickets.code_expires_at, now)));
  const taken = await db.select({ code_hash: useTickets.code_hash }).from(useTickets).where(isAmong);
  const free = codes.find(({ code_hash }) => !taken.some((row) => row.code_hash === code_hash));
  if (free === undefined) throw new Error(`No code is free at ${store_id}`);
  return free;
}
