import { eq } from "drizzle-orm";
import type { Fail } from "#provider/server/context.ts";
import type { Database } from "#provider/db/database.ts";
import { stores } from "#provider/db/tables/stores.ts";

export type StoreRow = typeof stores.$inferSelect;

/** A store by its id, listed or not: whoever has the link may enter. 201 when there is none. */
export async function findStore(db: Database, store_id: string, fail: Fail<201>): Promise<StoreRow> {
  const [store] = await db.select().from(stores).where(eq(stores.id, store_id));
  return store ?? fail(201);
}
