import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import type { Picture } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";

/** Nobody looks through more. */
const MOST = 200;

/** The pictures that a store has, each once: its own first, then those of its dishes. */
export async function picturesOf(
  db: Database,
  { id, logo, picture }: Pick<StoreRow, "id" | "picture" | "logo">,
): Promise<Picture[]> {
  const rows = await db
    .selectDistinct({ picture: goods.picture, src: sql<string>`${goods.picture} ->> 'src'` })
    .from(goods)
    .where(and(eq(goods.store_id, id), isNotNull(goods.picture), eq(goods.is_withdrawn, false)))
    .orderBy(asc(sql`${goods.picture} ->> 'src'`))
    .limit(MOST);
  const all = [picture, logo, ...rows.map((row) => row.picture)];
  return [...new Map(all.flatMap((one) => (one === null ? [] : [[one.src, one]]))).values()];
}
