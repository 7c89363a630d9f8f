import { randomUUID } from "node:crypto";
import type { Database } from "#provider/db/database.ts";
import { smsMessages } from "#provider/db/tables/signIn.ts";
import type { Parts } from "#provider/parts.ts";
import { seal } from "#provider/seal.ts";

/** The purpose that texts are sealed for. */
export const SMS_SEAL = "noren text message";

/** A text to a phone (E.164), to be sent once the transaction has committed; unreadable at rest, since it holds a code. */
export async function queueSms(
  db: Database,
  { phone, text, now }: { readonly phone: string; readonly text: string; readonly now: Date },
  { signingKey }: Pick<Parts, "signingKey">,
): Promise<void> {
  const sealed = JSON.stringify(seal(text, signingKey, SMS_SEAL));
  await db.insert(smsMessages).values({ id: randomUUID(), phone, text: sealed, created_at: now });
}
