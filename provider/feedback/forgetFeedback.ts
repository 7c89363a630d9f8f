import { inArray, lt, sql } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { feedbacks } from "#provider/db/tables/reviews.ts";
import { uploads } from "#provider/db/tables/files.ts";

/** A year, in milliseconds, as the privacy policy says (section 7). */
const KEPT = 365 * 86_400_000;

/** Deletes feedback that was settled a year ago, and has its pictures removed. */
export async function forgetFeedback(db: Database, now: Date): Promise<void> {
  const isOld = lt(feedbacks.answered_at, new Date(now.getTime() - KEPT));
  const gone = await db.delete(feedbacks).where(isOld).returning({ pictures: feedbacks.pictures });
  const pictures = gone.flatMap((one) => one.pictures.map(({ src }) => src));
  if (pictures.length === 0) return;
  await db
    .update(uploads)
    .set({ removed_at: now })
    .where(inArray(sql<string>`${uploads.picture} ->> 'src'`, pictures));
}
