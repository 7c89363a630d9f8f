import { asc } from "drizzle-orm";
import type { WireLanguage } from "#contract/scalars.ts";
import type { StoreType } from "#contract/storeLists.ts";
import type { Database } from "#provider/db/database.ts";
import { storeTypes } from "#provider/db/tables/stores.ts";

/** Every kind of place, in the order in which one chooses from them. */
export async function readStoreTypes(db: Database, language: WireLanguage): Promise<StoreType[]> {
  const rows = await db.select().from(storeTypes).orderBy(asc(storeTypes.position), asc(storeTypes.id));
  return rows.map(({ id, name }) => ({ store_type: id, name: name[language] }));
}
