import { and, eq, ne } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { cards } from "#provider/db/tables/cards.ts";

/** Makes a card its owner's default, in place of the present one. */
export async function preferCard(
  db: Database,
  { uid, id }: { readonly uid: string; readonly id: string },
): Promise<void> {
  await db
    .update(cards)
    .set({ is_default: 0 })
    .where(and(eq(cards.uid, uid), eq(cards.is_default, 1), ne(cards.id, id)));
  await db.update(cards).set({ is_default: 1 }).where(eq(cards.id, id));
}
