import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { feedbacks, reviews } from "#provider/db/tables/reviews.ts";
import { uploads } from "#provider/db/tables/files.ts";
import { informs, staffCalls } from "#provider/db/tables/messages.ts";
import { withoutKeys } from "./withoutKeys.ts";

/** What someone wrote and sent, and what was written to them. */
export async function wordsOf(db: Database, uid: string) {
  const own = await db.select().from(reviews).where(eq(reviews.uid, uid)).orderBy(asc(reviews.created_at));
  const told = await db.select().from(informs).where(eq(informs.uid, uid)).orderBy(asc(informs.created_at));
  const called = await db
    .select()
    .from(staffCalls)
    .where(eq(staffCalls.uid, uid))
    .orderBy(asc(staffCalls.created_at));
  const asked = await db
    .select()
    .from(feedbacks)
    .where(eq(feedbacks.uid, uid))
    .orderBy(asc(feedbacks.created_at));
  return {
    reviews: withoutKeys(own, "uid"),
    pictures: await db
      .select({ picture: uploads.picture, sent_at: uploads.created_at, used_at: uploads.used_at })
      .from(uploads)
      .where(and(eq(uploads.uid, uid), isNull(uploads.removed_at)))
      .orderBy(asc(uploads.created_at)),
    notices: withoutKeys(told, "uid"),
    messages_to_stores: withoutKeys(called, "uid"),
    feedback: withoutKeys(asked, "uid"),
  };
}
