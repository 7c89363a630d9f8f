import { and, eq, isNotNull } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { lineMessages, lineNotifiers } from "#provider/db/tables/lineMessages.ts";

/** Who does not want them any more, or is not linked with LINE any more, gets none of those that still wait. */
export async function dropLineMessages(db: Database, uid: string): Promise<void> {
  await db.delete(lineMessages).where(and(eq(lineMessages.uid, uid), isNotNull(lineMessages.due_at)));
  await db.delete(lineNotifiers).where(eq(lineNotifiers.uid, uid));
}
