import { and, eq, lte } from "drizzle-orm";
import { useTickets } from "#provider/db/tables/storedValue.ts";
import type { Parts } from "#provider/server/context.ts";

/** Ends tickets that nobody decided in time. */
export async function expireTickets({ db, clock }: Pick<Parts, "db" | "clock">): Promise<void> {
  await db
    .update(useTickets)
    .set({ state: "expired", code_hash: null })
    .where(and(eq(useTickets.state, "waiting"), lte(useTickets.expires_at, clock())));
}
