import { eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { members } from "#provider/db/tables/members.ts";
import { dropLineMessages } from "./dropLineMessages.ts";

/** The words by which customers are asked (`locales/<code>/lineNotices`); to be counted up when they ask for more. */
const WORDING = 1;

/** Keeps whether a member wants to be told of orders in LINE, with when and how they were asked; no ends it at once. */
export async function answerAgreement(
  db: Database,
  { uid, isAgreed, now }: { readonly uid: string; readonly isAgreed: 0 | 1; readonly now: Date },
): Promise<void> {
  await db
    .update(members)
    .set({ is_message_agreed: isAgreed, message_answered_at: now, message_wording: WORDING })
    .where(eq(members.uid, uid));
  if (isAgreed === 0) await dropLineMessages(db, uid);
}
