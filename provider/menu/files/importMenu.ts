import { randomUUID } from "node:crypto";
import { and, ne, sql } from "drizzle-orm";
import type { ImportChoices } from "#contract/calls/desk/menuFile.ts";
import type { MenuDocument } from "#contract/menuDocument.ts";
import type { Database } from "#provider/db/database.ts";
import { categories, goods } from "#provider/db/tables/goods.ts";
import type { MenuRead } from "./entry.ts";
import type { ImportPlan } from "./plan/draft.ts";
import { idsIn } from "./plan/ids.ts";
import { planImport } from "./plan/planImport.ts";

/** What a file would make of a store's menu; ids that are another store's are given up for others. */
export async function planForStore(
  db: Database,
  store_id: string,
  {
    choices,
    existing,
    read,
  }: { readonly existing: MenuDocument; readonly read: MenuRead; readonly choices: ImportChoices },
): Promise<ImportPlan> {
  const taken = await takenIds(db, store_id, idsIn(read));
  const naming = {
    prefix: `${store_id}-`,
    isTaken: (id: string) => taken.has(id),
    makeId: () => randomUUID(),
  };
  return planImport(existing, read, naming, choices);
}

/** Those of some ids that things of other stores have. */
export async function takenIds(
  db: Database,
  store_id: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
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
