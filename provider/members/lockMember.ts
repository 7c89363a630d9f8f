import { eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { members } from "#provider/db/tables/members.ts";

/**
 * Makes what a member does at the same time go one after the other, until the transaction ends. The first lock that a
 * transaction takes: then tables, orders, goods in the order of their ids.
 */
export async function lockMember(db: Database, uid: string): Promise<void> {
  await db.select({ uid: members.uid }).from(members).where(eq(members.uid, uid)).for("update");
}
