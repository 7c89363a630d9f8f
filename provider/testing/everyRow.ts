import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "#provider/db/database.ts";

/** What is written of every call, refused ones too, and by whoever sends messages. */
const BOOKS = ["idempotency_keys", "limits", "leases"];
/** When a message went out: those written before may be sent meanwhile. */
const SENT = sql.raw("array['sent_at', 'told_at']");
const Names = z.object({ rows: z.array(z.object({ name: z.string() })) });
const Sums = z.object({ rows: z.array(z.object({ name: z.string(), rows: z.string() })) });

/**
 * By table: how many rows it has, and a sum over all that is in them; equal when nothing at all was changed.
 */
export async function everyRow(db: Database): Promise<Record<string, string>> {
  const found = await db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const sums = Names.parse(found)
    .rows.filter(({ name }) => !BOOKS.includes(name))
    .map(
      ({ name }) => sql`
        select ${name}::text as name, count(*) || ' ' || coalesce(md5(string_agg((to_jsonb(t) - ${SENT}::text[])::text, ' ' order by (to_jsonb(t) - ${SENT}::text[])::text)), '')
        as rows from ${sql.identifier(name)} t`,
    );
  const { rows } = Sums.parse(await db.execute(sql.join(sums, sql` union all `)));
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
}
