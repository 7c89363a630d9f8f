import { and, eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { reviews } from "#provider/db/tables/reviews.ts";
import { informEvent } from "#provider/informs/informEvent.ts";
import { inOneLanguage } from "./inOneLanguage.ts";

/**
 * Says what a store answers to a review, or says it differently; its author is told of the first answer alone. False
 * for a review that is not of this store.
 */
export async function replyToReview(
  db: Database,
  on: { readonly store_id: string; readonly review_id: string; readonly content: string; readonly now: Date },
): Promise<boolean> {
  const { store_id, review_id, content, now } = on;
  const own = and(eq(reviews.id, review_id), eq(reviews.store_id, store_id));
  const [before] = await db.select().from(reviews).where(own).for("update");
  if (before === undefined) return false;
  await db
    .update(reviews)
    .set({ reply: inOneLanguage(content), replied_at: before.replied_at ?? now })
    .where(own);
  const { order_no, uid } = before;
  if (uid === null || before.reply !== null) return true;
  await informEvent(db, { uid, store_id, order_no, event: "review_replied", now });
  return true;
}
