import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { feedbacks } from "#provider/db/tables/reviews.ts";
import { queueMail } from "#provider/mail/queueMail.ts";
import { feedbackMail } from "./feedbackMail.ts";

/**
 * Settles what somebody wrote, once: by a mail with the answer, or without words where it was settled otherwise.
 * @returns false when it is gone, settled already, or an answer has nowhere to go
 */
export async function settleFeedback(
  db: Database,
  { id, answer, now }: { readonly id: string; readonly answer: string | null; readonly now: Date },
): Promise<boolean> {
  const open = and(eq(feedbacks.id, id), isNull(feedbacks.answered_at));
  const [row] = await db.select().from(feedbacks).where(open).for("update");
  if (row === undefined || (answer !== null && row.email === null)) return false;
  await db.update(feedbacks).set({ answer, answered_at: now }).where(eq(feedbacks.id, id));
  if (answer !== null && row.email !== null) {
    await queueMail(db, { recipient: row.email, ...feedbackMail(row, answer) }, now);
  }
  return true;
}
