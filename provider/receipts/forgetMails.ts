import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { mails, receipts } from "#provider/db/tables/receipts.ts";

/** Forgets where a member's receipts were mailed to; the receipts themselves are kept, as tax law asks. */
export async function forgetMails(db: Database, uid: string): Promise<void> {
  const own = and(eq(receipts.uid, uid), isNotNull(receipts.mail_id));
  const mailed = db.select({ id: receipts.mail_id }).from(receipts).where(own);
  await db.delete(mails).where(inArray(mails.id, mailed));
  const content = sql`jsonb_set(${receipts.content}, '{sent_to}', 'null')`;
  await db.update(receipts).set({ content }).where(own);
}
