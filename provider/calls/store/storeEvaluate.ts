import { and, eq } from "drizzle-orm";
import { storeEvaluate } from "#contract/calls/store.ts";
import { answer } from "#provider/server/context.ts";
import { reviews } from "#provider/db/tables/reviews.ts";
import { presentReview } from "#provider/reviews/presentReview.ts";
import { reviewsPage } from "#provider/reviews/reviewsPage.ts";
import { findStore } from "#provider/stores/findStore.ts";
import { ratingsOf } from "#provider/stores/ratingsOf.ts";

export const answerStoreEvaluate = answer(storeEvaluate, async (request, { db, fail, language, parts }) => {
  const { store_id, star, cursor } = request;
  await findStore(db, store_id, fail);
  const where = and(eq(reviews.store_id, store_id), star === undefined ? undefined : eq(reviews.star, star));
  const { rows, next_cursor } = await reviewsPage(db, { where, cursor, key: parts.signingKey }, fail);
  return {
    ...(await ratingsOf(db, store_id)),
    items: rows.map((row) => presentReview(row, language)),
    next_cursor,
  };
});
