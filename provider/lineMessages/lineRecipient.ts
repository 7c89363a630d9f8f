import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { members } from "#provider/db/tables/members.ts";
import { memberPlatforms } from "#provider/db/tables/signIn.ts";

/** LINE's id of a member who wants to be told of orders there; null for who did not agree, is not linked, or has left. */
export async function lineRecipient(db: Database, uid: string): Promise<string | null> {
  const isTheirs = and(eq(memberPlatforms.uid, members.uid), eq(memberPlatforms.platform, "line"));
  const [found] = await db
    .select({ subject: memberPlatforms.subject })
    .from(members)
    .innerJoin(memberPlatforms, isTheirs)
    .where(and(eq(members.uid, uid), eq(members.is_message_agreed, 1), isNull(members.deleted_at)));
  return found?.subject ?? null;
}
