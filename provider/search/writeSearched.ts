import { sql } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import type { goods } from "#provider/db/tables/goods.ts";
import type { stores } from "#provider/db/tables/stores.ts";

/** What a row is searched by, and what that was written for. */
interface Searched {
  readonly id: string;
  readonly search_text: string;
  readonly search_grams: readonly string[];
  readonly name_grams: readonly string[];
  readonly searched_by: string;
}

/** Writes what rows are searched by, all of them by one statement. */
export async function writeSearched(
  db: Database,
  table: typeof goods | typeof stores,
  rows: readonly Searched[],
): Promise<void> {
  await db.execute(sql`update ${table} set search_text = written.search_text,
    search_grams = written.search_grams, name_grams = written.name_grams, searched_by = written.searched_by
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as written(id text, search_text text, search_grams text[], name_grams text[], searched_by text)
    where ${table.id} = written.id`);
}
