import { and, eq, ne } from "drizzle-orm";
import * as Code from "#contract/codes.ts";
import type { Database } from "#provider/db/database.ts";
import { memberPlatforms } from "#provider/db/tables/signIn.ts";
import type { MemberRow } from "#provider/members/member.ts";
import { becomeMember } from "#provider/members/signIn/becomeMember.ts";
import type { Context, Fail } from "#provider/server/context.ts";
import { proofHash } from "./proofs.ts";
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
  fail: Fail<typeof Code.alreadyRegistered>,
): Promise<MemberRow> {
  const { uid } = member;
  const { platform, subject } = account;
  await db.insert(memberPlatforms).values({ platform, subject, uid, linked_at: now }).onConflictDoNothing();
  const itself = and(eq(memberPlatforms.platform, platform), eq(memberPlatforms.subject, subject));
  const [link] = await db.select({ uid: memberPlatforms.uid }).from(memberPlatforms).where(itself);
  if (link?.uid !== uid) return fail(Code.alreadyRegistered, { platform });
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
  fail: Fail<typeof Code.profileChangeFailed>,
): Promise<void> {
  const links = await db
    .select({ platform: memberPlatforms.platform })
    .from(memberPlatforms)
    .where(eq(memberPlatforms.uid, member.uid));
  if (links.every((link) => link.platform !== platform)) return;
  const isLast = member.phone === null && links.every((link) => link.platform === platform);
  if (isLast) return fail(Code.profileChangeFailed, { reason: "last_way" });
  await db
    .delete(memberPlatforms)
    .where(and(eq(memberPlatforms.uid, member.uid), eq(memberPlatforms.platform, platform)));
}

interface Asking extends Pick<Context, "db" | "now" | "outside"> {
  readonly parts: Pick<Context["parts"], "line">;
}

/**
 * Tells the platforms that a member is linked with that it is over, and says which of them took it. LINE does by the
 * member's own access token alone; WeChat knows no such call. What a platform does not take stands in nobody's way.
 * It cannot be undone: to be called once nothing else refuses the call, before the member's links are deleted.
 */
export async function deauthorize(
  { uid, line_access_token: token }: { readonly uid: string; readonly line_access_token: string | undefined },
  { db, now, outside, parts: { line } }: Asking,
): Promise<"line"[]> {
  if (line === null || token === undefined) return [];
  const links = await db
    .select({ subject: memberPlatforms.subject })
    .from(memberPlatforms)
    .where(and(eq(memberPlatforms.uid, uid), eq(memberPlatforms.platform, "line")));
  if (links.length === 0) return [];
  const isDone = await outside(proofHash("line deauthorize", uid, token), async () => {
    const claims = await line.verifyAccessToken(token, now);
    // Nobody ends somebody else's link.
    if (typeof claims === "string" || claims.aud !== line.channelId) return false;
    return links.some(({ subject }) => subject === claims.sub) && (await line.deauthorize(token));
  });
  return isDone ? ["line"] : [];
}
