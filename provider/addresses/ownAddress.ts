import { and, eq } from "drizzle-orm";
import type { Fail } from "#provider/server/context.ts";
import type { Database } from "#provider/db/database.ts";
import { addresses } from "#provider/db/tables/addresses.ts";

export type AddressRow = typeof addresses.$inferSelect;

interface Asked {
  readonly uid: string;
  readonly address_id: string;
}

/** One of a member's addresses; 401 for any other, whoever's it is. */
export async function ownAddress(
  db: Database,
  { uid, address_id }: Asked,
  fail: Fail<401>,
): Promise<AddressRow> {
  const [address] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, address_id), eq(addresses.uid, uid)));
  return address ?? fail(401);
}
