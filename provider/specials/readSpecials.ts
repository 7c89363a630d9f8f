import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Special } from "#contract/goods.ts";
import type { Database } from "#provider/db/database.ts";
import { specialStores, specials } from "#provider/db/tables/specials.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { onShow } from "#provider/stores/list/onShow.ts";
import { runningNow } from "./runningNow.ts";

/** What is on offer now, in the operator's order; offers without a store on show are left out. */
export async function readSpecials(
  db: Database,
  where: SQL | undefined,
  { language, now }: { readonly language: WireLanguage; readonly now: Date },
): Promise<z.infer<typeof Special>[]> {
  const rows = await db
    .select({ special: specials, store_count: sql<number>`count(*)::int` })
    .from(specials)
    .innerJoin(specialStores, eq(specialStores.special_id, specials.id))
    .innerJoin(stores, eq(stores.id, specialStores.store_id))
    .where(and(where, runningNow(now), onShow))
    .groupBy(specials.id)
    .orderBy(asc(specials.position), asc(specials.id));
  return rows.map(({ special, store_count }) => ({
    special_id: special.id,
    kind: special.kind,
    title: special.title[language],
    about: special.about[language],
    picture: special.picture,
    start_time: special.start_time.toISOString(),
    end_time: special.end_time.toISOString(),
    store_count,
  }));
}
