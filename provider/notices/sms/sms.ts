import { randomUUID } from "node:crypto";
import * as z from "zod";
import type { Database } from "#provider/db/database.ts";
import { smsMessages } from "#provider/db/tables/signIn.ts";
import type { Parts } from "#provider/server/context.ts";
import { seal, Sealed, unseal } from "#provider/server/signing.ts";

/** The purpose that texts are sealed for. */
const SMS_SEAL = "noren text message";

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

const Kept = z.object({ lasts: z.optional(z.boolean()) });

/** Whether a message carries no code that soon runs out. */
export function doesLast(kept: string): boolean {
  return kept !== "" && Kept.parse(JSON.parse(kept)).lasts === true;
}

/** The text of a message as it is kept; empty once it was handed to a real service. */
export function readSms(kept: string, { signingKey }: Pick<Parts, "signingKey">): string {
  return kept === "" ? "" : unseal(Sealed.parse(JSON.parse(kept)), signingKey, SMS_SEAL);
}
