import type { Review } from "#contract/review.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { reviews } from "#provider/db/tables/reviews.ts";

export type ReviewRow = typeof reviews.$inferSelect;

/** A review for everybody's eyes. */
export function presentReview(row: ReviewRow, language: WireLanguage): Review {
  return {
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
  };
}
