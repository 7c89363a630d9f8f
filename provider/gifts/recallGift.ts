import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { mails } from "#provider/db/tables/receipts.ts";
import { smsMessages } from "#provider/db/tables/signIn.ts";
import { giftMessageId } from "./giftMessageId.ts";

/** Keeps the message with a code that is good no more from being sent, where it is still here. */
export async function recallGift(db: Database, activation_hash: string, now: Date): Promise<void> {
  const id = giftMessageId(activation_hash);
  const failure = "withdrawn";
  await db
    .update(mails)
    .set({ due_at: null, failure, text: "", html: "" })
    .where(and(eq(mails.id, id), isNull(mails.sent_at)));
  await db
    .update(smsMessages)
    .set({ done_at: now, failure, text: "" })
    .where(and(eq(smsMessages.id, id), isNull(smsMessages.done_at)));
}
