import { and, eq, exists, inArray, isNotNull, isNull, ne, not, or, sql } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { feedbacks } from "#provider/db/tables/reviews.ts";
import { mails, receipts } from "#provider/db/tables/receipts.ts";

/**
 * Forgets what was mailed to a member, and where to: receipts, which themselves are kept as tax law asks, and answers to
 * their feedback, but for one that is still on its way. Addresses are not proved: another's receipt that went to one stays.
 */
export async function forgetMails(
  db: Database,
  { uid, email }: { readonly uid: string; readonly email: string | null },
): Promise<void> {
  const asked = await db.select({ email: feedbacks.email }).from(feedbacks).where(eq(feedbacks.uid, uid));
  const theirs = [email, ...asked.map((feedback) => feedback.email)].filter((each) => each !== null);
  const isDone = or(isNotNull(mails.sent_at), isNull(mails.due_at));
  const isOfOther = exists(
    db
      .select({ uid: receipts.uid })
      .from(receipts)
      .where(and(eq(receipts.mail_id, mails.id), ne(receipts.uid, uid))),
  );
  await db.delete(mails).where(and(inArray(mails.recipient, theirs), isDone, not(isOfOther)));
  const own = and(eq(receipts.uid, uid), isNotNull(receipts.mail_id));
  const mailed = db.select({ id: receipts.mail_id }).from(receipts).where(own);
  await db.delete(mails).where(inArray(mails.id, mailed));
  const content = sql`jsonb_set(${receipts.content}, '{sent_to}', 'null')`;
  await db.update(receipts).set({ content }).where(own);
}
