import { and, count, countDistinct, gte, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { mails } from "#provider/db/tables/receipts.ts";

/** Longer than a mail server is away for an update. */
const PATIENCE = 30 * 60_000;
/** People whose mails failed again and again: one or two may have mailboxes that are full. */
const WAITING = 3;
const TRIES = 3;

/** Whether mail gets to nobody at present: it would be no honest answer that one more is on its way. */
export async function isMailStuck(db: Database, now: Date): Promise<boolean> {
  const [waiting] = await db
    .select({ people: countDistinct(mails.recipient) })
    .from(mails)
    .where(and(isNull(mails.sent_at), isNotNull(mails.due_at), gte(mails.tries, TRIES)));
  if ((waiting?.people ?? 0) < WAITING) return false;
  const [sent] = await db
    .select({ mails: count() })
    .from(mails)
    .where(gte(mails.sent_at, new Date(now.getTime() - PATIENCE)));
  return sent?.mails === 0;
}
