import { and, desc, eq, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { PAGE_SIZE } from "#contract/base.ts";
import { storeEvaluate } from "#contract/calls/store.ts";
import { answer } from "#provider/answer.ts";
import { readCursor, writeCursor } from "#provider/cursor.ts";
import { reviews } from "#provider/db/tables/reviews.ts";
import { findStore } from "#provider/stores/findStore.ts";
import { ratingsOf } from "#provider/stores/ratingsOf.ts";

/** When it was written, and its id. */
const Place = z.tuple([z.iso.datetime(), z.string()]);

export const answerStoreEvaluate = answer(storeEvaluate, async (request, { db, fail, language, parts }) => {
  const { store_id, star, cursor } = request;
  await findStore(db, store_id, fail);
  const after = readCursor(Place, cursor, parts.signingKey, fail);
  const rows = await db
    .select()
    .from(reviews)
    .where(
      and(
        eq(reviews.store_id, store_id),
        star === undefined ? undefined : eq(reviews.star, star),
        after === null
          ? undefined
          : sql`(${reviews.created_at}, ${reviews.id}) < (${after[0]}::timestamptz, ${after[1]})`,
      ),
    )
    .orderBy(desc(reviews.created_at), desc(reviews.id))
    .limit(PAGE_SIZE + 1);
  const shown = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
  return {
    ...(await ratingsOf(db, store_id)),
    items: shown.map((row) => ({
      review_id: row.id,
      author: row.author,
      star: row.star,
      content: row.content[language],
      pictures: row.pictures,
      time: row.created_at.toISOString(),
      reply:
        row.reply === null
          ? null
          : { content: row.reply[language], time: (row.replied_at ?? row.created_at).toISOString() },
    })),
    next_cursor: last ? writeCursor(parts.signingKey, [last.created_at.toISOString(), last.id]) : null,
  };
});
