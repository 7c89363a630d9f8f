import { and, eq, isNull } from "drizzle-orm";
import { listReviews, replyToReview as replyCall } from "#contract/calls/desk/reviews.ts";
import { reviews } from "#provider/db/tables/reviews.ts";
import { ownStore } from "#provider/desk/stores/ownStore.ts";
import { presentReview, replyToReview, reviewsPage } from "#provider/reviews/reviews.ts";
import { answerDesk } from "#provider/staff/deskDispatch.ts";

const list = answerDesk(listReviews, async ({ store_id, is_open = false, cursor }, context) => {
  const { db, fail, language, parts } = context;
  await ownStore(context, store_id);
  const where = and(eq(reviews.store_id, store_id), is_open ? isNull(reviews.reply) : undefined);
  const from = { where, cursor, key: parts.signingKey };
  const { next_cursor, rows } = await reviewsPage(db, from, () => fail("cursor"));
  return { items: rows.map((row) => presentReview(row, language)), next_cursor };
});

const reply = answerDesk(replyCall, async ({ store_id, review_id, content }, context) => {
  const { fail, now, write } = context;
  await ownStore(context, store_id);
  const isSaid = await write(async ({ audit, db }) => {
    const isDone = await replyToReview(db, { store_id, review_id, content, now });
    if (isDone) await audit({ did: "review.reply", subject: review_id, store_id });
    return isDone;
  });
  return isSaid ? {} : fail("gone");
});

export const reviewCalls = [list, reply];
