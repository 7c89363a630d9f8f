import type { Database } from "#provider/db/database.ts";
import { mails } from "#provider/db/tables/receipts.ts";
import type { Parts } from "#provider/server/context.ts";
import type { MailDraft } from "./queueMail.ts";
import { sealMail } from "./sealMail.ts";

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
