import { inArray, type SQL, sql } from "drizzle-orm";
import { favourites } from "#provider/db/tables/signIn.ts";
import { stores } from "#provider/db/tables/stores.ts";

/** The stores among a member's favourites; nobody's are none. */
export function keptBy(uid: string | undefined): SQL {
  return inArray(
    stores.id,
    sql`(select ${favourites.store_id} from ${favourites} where ${favourites.uid} = ${uid ?? ""})`,
  );
}
