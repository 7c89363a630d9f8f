import { eq } from "drizzle-orm";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { members } from "#provider/db/tables/members.ts";

/**
 * Makes what a member does at the same time go one after the other, until the transaction ends, and notes the language
 * that they use: notices come in it. The first lock that a transaction takes: then tables, orders, goods in the order
 * of their ids.
 */
export async function lockMember(db: Database, uid: string, language: WireLanguage): Promise<void> {
  await db.update(members).set({ language }).where(eq(members.uid, uid));
}
