import { desc, eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { addresses } from "#provider/db/tables/addresses.ts";
import type { AddressRow } from "./ownAddress.ts";

/** A member's addresses, the default first, then the one used last. */
export async function addressesOf(db: Database, uid: string): Promise<AddressRow[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.uid, uid))
    .orderBy(desc(addresses.is_default), desc(addresses.used_at), addresses.id);
}
