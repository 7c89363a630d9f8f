import { asc, inArray } from "drizzle-orm";
import type { Caller } from "#provider/server/context.ts";
import type { Database } from "#provider/db/database.ts";
import { members } from "#provider/db/tables/members.ts";
import type { MemberRow } from "./lockMember.ts";

/** Who takes part in a sign-in, locked. */
export interface Entering {
  /** The account signed in to; null when it is not there, or not any more. */
  readonly member: MemberRow | null;
  /** The visitor who signs in; null when they are none, or the member themselves. */
  readonly visitor: MemberRow | null;
}

/**
 * Locks the account to be signed in to (null: none is known) and the visitor who signs in, in the order of their ids, so
 * that two sign-ins at once go one after the other.
 */
export async function lockSignIn(db: Database, uid: string | null, caller: Caller | null): Promise<Entering> {
  const wanted = [uid, caller?.uid].filter((one) => one !== null && one !== undefined);
  if (wanted.length === 0) return { member: null, visitor: null };
  const rows = await db
    .select()
    .from(members)
    .where(inArray(members.uid, wanted))
    .orderBy(asc(members.uid))
    .for("update");
  const alive = rows.filter(({ deleted_at, merged_into }) => deleted_at === null && merged_into === null);
  const visitor = alive.find((row) => row.uid === caller?.uid && row.kind === "visitor" && row.uid !== uid);
  return { member: alive.find((row) => row.uid === uid) ?? null, visitor: visitor ?? null };
}
