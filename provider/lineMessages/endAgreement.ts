import { eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { members } from "#provider/db/tables/members.ts";
import { dropLineMessages } from "./dropLineMessages.ts";

/** Who is not linked with LINE any more has agreed to nothing there: linked again, they are asked again. */
export async function endAgreement(db: Database, uid: string): Promise<void> {
  await db
    .update(members)
    .set({ is_message_agreed: 0, message_answered_at: null, message_wording: null })
    .where(eq(members.uid, uid));
  await dropLineMessages(db, uid);
}
