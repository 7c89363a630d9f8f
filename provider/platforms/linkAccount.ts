import { and, eq, ne } from "drizzle-orm";
import type { Fail } from "#provider/server/context.ts";
import type { Database } from "#provider/db/database.ts";
import { memberPlatforms } from "#provider/db/tables/signIn.ts";
import { becomeMember } from "#provider/members/becomeMember.ts";
import type { MemberRow } from "#provider/members/lockMember.ts";
import type { ProvenAccount } from "./verifyProof.ts";

/**
 * Links a member with an account of another platform, in place of the one that they were linked with before. A visitor
 * becomes a member by it: from now on they can come back. The member is locked.
 *
 * Fails with 106 and `{platform}` when that account is another member's.
 */
export async function linkAccount(
  db: Database,
  {
    member,
    account,
    now,
  }: { readonly member: MemberRow; readonly account: ProvenAccount; readonly now: Date },
  fail: Fail<106>,
): Promise<MemberRow> {
  const { uid } = member;
  const { platform, subject } = account;
  await db.insert(memberPlatforms).values({ platform, subject, uid, linked_at: now }).onConflictDoNothing();
  const itself = and(eq(memberPlatforms.platform, platform), eq(memberPlatforms.subject, subject));
  const [link] = await db.select({ uid: memberPlatforms.uid }).from(memberPlatforms).where(itself);
  if (link?.uid !== uid) return fail(106, { platform });
  await db
    .delete(memberPlatforms)
    .where(
      and(
        eq(memberPlatforms.uid, uid),
        eq(memberPlatforms.platform, platform),
        ne(memberPlatforms.subject, subject),
      ),
    );
  return member.kind === "member" ? member : becomeMember(db, member, {}, now);
}

/**
 * Ends a member's link with a platform; one that is not there is no fault. The member is locked.
 *
 * Fails with 113 and `{reason: "last_way"}` when neither a phone nor another platform would be left to sign in by.
 */
export async function unlinkAccount(
  db: Database,
  { member, platform }: { readonly member: MemberRow; readonly platform: ProvenAccount["platform"] },
  fail: Fail<113>,
): Promise<void> {
  const links = await db
    .select({ platform: memberPlatforms.platform })
    .from(memberPlatforms)
    .where(eq(memberPlatforms.uid, member.uid));
  if (links.every((link) => link.platform !== platform)) return;
  const isLast = member.phone === null && links.every((link) => link.platform === platform);
  if (isLast) return fail(113, { reason: "last_way" });
  await db
    .delete(memberPlatforms)
    .where(and(eq(memberPlatforms.uid, member.uid), eq(memberPlatforms.platform, platform)));
}
