import type { SQL } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { cards } from "#provider/db/tables/cards.ts";

/**
 * Takes cards away from their member: what is left of one is its token, until the vault has forgotten it as well
 * (`forgetCards`), which a transaction cannot wait for.
 */
export async function retireCards(db: Database, which: SQL): Promise<void> {
  await db
    .update(cards)
    .set({
      brand: "other",
      last4: "",
      valid_period: "",
      is_default: 0,
      wants_default: false,
      replaces: null,
      confirmed_at: null,
    })
    .where(which);
}
