import { and, desc, gt, isNull } from "drizzle-orm";
import { mails } from "#provider/db/tables/receipts.ts";
import { outboxState } from "#provider/outboxState.ts";
import { readMail } from "#provider/mail/readMail.ts";
import { mailReach } from "#provider/reach.ts";
import type { Parts } from "#provider/parts.ts";

const NEWEST = 50;

export interface ShownMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  /** Empty unless the desk stands for everybody's mailbox: it is nobody else's business. */
  readonly text: string;
  readonly created_at: Date;
  readonly state: ReturnType<typeof outboxState>;
}

/** Newest first: all mails where the desk stands for everybody's mailbox, else those that did not get to theirs. */
export async function readMails(parts: Pick<Parts, "db" | "settings" | "signingKey">): Promise<ShownMail[]> {
  const { db, settings } = parts;
  const isDemo = mailReach(settings) === "desk";
  const rows = await db
    .select()
    .from(mails)
    .where(isDemo ? undefined : and(isNull(mails.sent_at), gt(mails.tries, 0)))
    .orderBy(desc(mails.created_at), desc(mails.id))
    .limit(NEWEST);
  return rows.map(({ id, recipient, subject, text, created_at, due_at, sent_at }) => ({
    id,
    recipient: isDemo ? recipient : recipient.replace(/^(.).*@/, "$1…@"),
    subject,
    text: isDemo ? readMail(text, parts) : "",
    created_at,
    state: outboxState({ sent_at, due_at }),
  }));
}
