import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { members } from "#provider/db/tables/members.ts";
import type { MemberRow } from "./lockMember.ts";

/** The account with this id or confirmed phone (E.164) as it is now; null when there is none, or it was deleted. */
export async function findMember(
  db: Database,
  by: { readonly uid: string } | { readonly phone: string },
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<MemberRow | null> {
  const wanted = "uid" in by ? eq(members.uid, by.uid) : eq(members.phone, by.phone);
  const query = db
    .select()
    .from(members)
    .where(and(wanted, isNull(members.deleted_at)));
  const [member] = await (lock ? query.for("update") : query);
  return member ?? null;
}
