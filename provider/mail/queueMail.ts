import { randomUUID } from "node:crypto";
import type { Database } from "#provider/db/database.ts";
import { mails } from "#provider/db/tables/receipts.ts";

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
