import { and, desc, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { PAGE_SIZE } from "#contract/call.ts";
import type { Fail } from "#provider/server/context.ts";
import { readCursor, writeCursor } from "#provider/server/cursor.ts";
import type { Database } from "#provider/db/database.ts";
import { reviews } from "#provider/db/tables/reviews.ts";
import type { ReviewRow } from "./presentReview.ts";

/** When it was written, and its id. */
const Place = z.tuple([z.iso.datetime(), z.string()]);

/** A page of reviews, newest first; 114 for a cursor that is none. */
export async function reviewsPage(
  db: Database,
  from: { readonly where: SQL | undefined; readonly cursor: string | undefined; readonly key: string },
  fail: Fail<114>,
): Promise<{ rows: ReviewRow[]; next_cursor: string | null }> {
  const after = readCursor(Place, from.cursor, from.key, fail);
  const isAfter =
    after === null
      ? undefined
      : sql`(${reviews.created_at}, ${reviews.id}) < (${after[0]}::timestamptz, ${after[1]})`;
  const found = await db
    .select()
    .from(reviews)
    .where(and(from.where, isAfter))
    .orderBy(desc(reviews.created_at), desc(reviews.id))
    .limit(PAGE_SIZE + 1);
  const rows = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? rows.at(-1) : undefined;
  const next_cursor = last ? writeCursor(from.key, [last.created_at.toISOString(), last.id]) : null;
  return { rows, next_cursor };
}
