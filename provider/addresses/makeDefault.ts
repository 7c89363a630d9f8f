import { and, eq, ne } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { addresses } from "#provider/db/tables/addresses.ts";

/** Makes an address its owner's default, in place of the present one. The owner is locked. */
export async function makeDefault(
  db: Database,
  { uid, id }: { readonly uid: string; readonly id: string },
): Promise<void> {
  const own = eq(addresses.uid, uid);
  await db
    .update(addresses)
    .set({ is_default: 0 })
    .where(and(own, eq(addresses.is_default, 1), ne(addresses.id, id)));
  await db
    .update(addresses)
    .set({ is_default: 1 })
    .where(and(own, eq(addresses.id, id)));
}
