import { randomUUID } from "node:crypto";
import type { Database } from "#provider/db/database.ts";
import { smsMessages } from "#provider/db/tables/signIn.ts";
import type { Parts } from "#provider/server/context.ts";
import { seal } from "#provider/server/signing.ts";

/** The purpose that texts are sealed for. */
export const SMS_SEAL = "noren text message";

interface Draft {
  readonly phone: string;
  readonly text: string;
  readonly now: Date;
  /** Of one that is good for days, and goes however late: its id, by which it is called back. */
  readonly lastingId?: string;
}

/** A text to a phone (E.164), to be sent once the transaction has committed; unreadable at rest, since it holds a code. */
export async function queueSms(
  db: Database,
  { phone, text, now, lastingId }: Draft,
  { signingKey }: Pick<Parts, "signingKey">,
): Promise<void> {
  const sealed = seal(text, signingKey, SMS_SEAL);
  const kept = JSON.stringify(lastingId === undefined ? sealed : { ...sealed, lasts: true });
  await db.insert(smsMessages).values({ id: lastingId ?? randomUUID(), phone, text: kept, created_at: now });
}
