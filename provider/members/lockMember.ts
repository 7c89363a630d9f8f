import { eq } from "drizzle-orm";
import { CallFailed } from "#provider/server/context.ts";
import type { Database } from "#provider/db/database.ts";
import { members } from "#provider/db/tables/members.ts";

export type MemberRow = typeof members.$inferSelect;

/**
 * Makes what a member does at the same time go one after the other, until the transaction ends. Locks are
 * taken in this order: limits, codes, members by their ids, tables, a store's strangers, orders, goods by their ids. What
 * merely names the member (a notice, written under an order's lock) does not wait for it, and so cannot hold up what this
 * holds up.
 * @throws CallFailed 20002 when they have left, or signed in to another account, while the request was on its way
 */
export async function lockMember(db: Database, uid: string): Promise<MemberRow> {
  const [member] = await db.select().from(members).where(eq(members.uid, uid)).for("no key update");
  const isGone = member === undefined || member.deleted_at !== null || member.merged_into !== null;
  if (isGone) throw new CallFailed(20002);
  return member;
}
