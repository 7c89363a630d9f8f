import { randomUUID } from "node:crypto";
import { and, ne, sql } from "drizzle-orm";
import type { MenuDocument } from "#contract/menuDocument.ts";
import type { Database } from "#provider/db/database.ts";
import { categories, goods } from "#provider/db/tables/goods.ts";
import type { MenuRead } from "./entry.ts";
import type { ImportPlan } from "./plan/draft.ts";
import { planImport } from "./plan/planImport.ts";

/** What a file would make of a store's menu; ids that are another store's are given up for others. */
export async function planForStore(
  db: Database,
  store_id: string,
  { existing, read }: { readonly existing: MenuDocument; readonly read: MenuRead },
): Promise<ImportPlan> {
  const taken = await takenIds(db, store_id, read);
  return planImport(existing, read, {
    prefix: `${store_id}-`,
    isTaken: (id) => taken.has(id),
    makeId: () => randomUUID(),
  });
}

/** The ids of a file that things of other stores have. */
async function takenIds(db: Database, store_id: string, { entries }: MenuRead): Promise<ReadonlySet<string>> {
  const ids = entries.flatMap((entry) => (entry.kind === "group" || entry.id === "" ? [] : [entry.id]));
  const named = JSON.stringify(ids);
  const found = await Promise.all(
    [categories, goods].map((table) =>
      db
        .select({ id: table.id })
        .from(table)
        .where(
          and(
            ne(table.store_id, store_id),
            sql`${table.id} in (select jsonb_array_elements_text(${named}::jsonb))`,
          ),
        ),
    ),
  );
  return new Set(found.flat().map(({ id }) => id));
}
