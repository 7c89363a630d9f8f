import { randomUUID } from "node:crypto";
import { and, count, countDistinct, gte, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { mails } from "#provider/db/tables/receipts.ts";
import type { Parts } from "#provider/server/context.ts";
import { seal, Sealed, unseal } from "#provider/server/signing.ts";

export interface MailDraft {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail to be sent once the transaction has committed; answers its id. */
export async function queueMail(db: Database, draft: MailDraft, now: Date): Promise<string> {
  const id = randomUUID();
  await db.insert(mails).values({ id, ...draft, created_at: now, due_at: now });
  return id;
}

/** A mail that carries something of value, under an id of the caller's: unreadable at rest until it is sent. */
export async function queueSealedMail(
  db: Database,
  { id, recipient, subject, text, html }: MailDraft & { readonly id: string },
  now: Date,
  { signingKey }: Pick<Parts, "signingKey">,
): Promise<void> {
  const sealed = { text: sealMail(text, signingKey), html: sealMail(html, signingKey) };
  await db.insert(mails).values({ id, recipient, subject, ...sealed, created_at: now, due_at: now });
}

const MAIL_SEAL = "noren mail";
/** Before what is sealed: no mail of ours begins so. */
const SEALED_MARK = "noren-sealed:";

/** Text of a mail as nobody reads it in the database. */
function sealMail(text: string, key: string): string {
  return `${SEALED_MARK}${JSON.stringify(seal(text, key, MAIL_SEAL))}`;
}

/** The text of a mail as its recipient reads it, sealed at rest or not; empty once a real server took it. */
export function readMail(kept: string, { signingKey }: Pick<Parts, "signingKey">): string {
  if (!kept.startsWith(SEALED_MARK)) return kept;
  return unseal(Sealed.parse(JSON.parse(kept.slice(SEALED_MARK.length))), signingKey, MAIL_SEAL);
}

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
