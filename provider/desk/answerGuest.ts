import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { staffCalls } from "#provider/db/tables/messages.ts";
import { inform } from "#provider/informs/inform.ts";
import { informEvent } from "#provider/informs/informEvent.ts";

/** Answers a call: with words, or without any (null) that staff are on their way. False when it was answered already. */
export async function answerCall(
  db: Database,
  on: {
    readonly store_id: string;
    readonly call_id: string;
    readonly content: string | null;
    readonly now: Date;
  },
): Promise<boolean> {
  const { store_id, now } = on;
  const [call] = await db
    .update(staffCalls)
    .set({ answered_at: now })
    .where(
      and(eq(staffCalls.id, on.call_id), eq(staffCalls.store_id, store_id), isNull(staffCalls.answered_at)),
    )
    .returning();
  if (call === undefined) return false;
  const { uid } = call;
  if (on.content !== null) {
    await inform(db, { uid, store_id, order_no: null, event: "store_message", content: on.content, now });
  } else if (call.kind === 1) {
    await informEvent(db, { uid, store_id, order_no: null, event: "staff_coming", now });
  }
  return true;
}
