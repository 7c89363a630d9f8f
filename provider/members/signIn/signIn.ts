import { and, asc, eq, inArray } from "drizzle-orm";
import type * as z from "zod/mini";
import * as Code from "#contract/codes.ts";
import type { SignedIn } from "#contract/member.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { BeginAgain, type Database } from "#provider/db/database.ts";
import { members, sessions } from "#provider/db/tables/members.ts";
import { memberPlatforms } from "#provider/db/tables/signIn.ts";
import { findMember, type MemberRow, phoneNumber } from "#provider/members/member.ts";
import { mergeVisitor, NOTHING_MOVED } from "#provider/members/mergeVisitor.ts";
import type { ProvenAccount } from "#provider/members/platforms/verifyProof.ts";
import { flag } from "#provider/server/calls/envelope.ts";
import { endSessions, issueToken, newToken } from "#provider/server/calls/session.ts";
import type { Caller, Context, Fail, Parts } from "#provider/server/context.ts";
import { type Asking, rememberDevice } from "./askers.ts";
import { becomeMember, createMember } from "./becomeMember.ts";
import { type GivenCode, takeCode } from "./verificationCodes.ts";

/** Begins a member's session; the visitor who signs in brings along what they had. Both are locked. */
export async function signIn(
  {
    member,
    visitor,
    isNew,
  }: { readonly member: MemberRow; readonly isNew: boolean } & Pick<Entering, "visitor">,
  { db, device, now, parts }: Pick<Context, "db" | "device" | "now" | "parts">,
): Promise<z.infer<typeof SignedIn>> {
  const { uid, channel, kind } = member;
  const moved =
    visitor === null ? NOTHING_MOVED : await mergeVisitor(db, { from: visitor.uid, to: uid }, now);
  await rememberDevice(db, uid, { device, now });
  return {
    uid,
    auth_token: await issueToken(db, { uid, now }, parts.random),
    inform_channel: null,
    inform_channel_member: channel,
    kind,
    is_new: flag(isNew),
    moved: { ...moved },
  };
}

/**
 * Makes an account and signs in to it: a visitor's own becomes one, under the same id, with their sessions renewed. The
 * visitor is locked.
 */
export async function signUp(
  {
    visitor,
    account,
  }: { readonly visitor: MemberRow | null; readonly account: Parameters<typeof becomeMember>[2] },
  context: Pick<Context, "db" | "device" | "language" | "now" | "parts">,
): Promise<z.infer<typeof SignedIn>> {
  const { db, language, now, parts } = context;
  if (visitor !== null) await endSessions(db, visitor.uid, now);
  const member =
    visitor === null
      ? await createMember(db, { account, language, now }, parts.random)
      : await becomeMember(db, visitor, account, now);
  return signIn({ member, visitor: null, isNew: true }, context);
}

interface Typed {
  /** As it was typed. */
  readonly phone: string;
  readonly code: string;
}

interface Entrance extends Asking {
  readonly fail: Fail<
    | typeof Code.phoneMissing
    | typeof Code.wrongCode
    | typeof Code.accountNotFound
    | typeof Code.tooManyRequests
  >;
  readonly failKeeping: Fail<typeof Code.wrongCode>;
}

/**
 * Whose phone a code proves, locked, with the visitor who signs in; the code is used up. 104 for no phone number, 107 as
 * `checkCode` says it, 109 where nobody has that phone.
 */
export async function enterByCode(
  { phone: typed, code }: Typed,
  purpose: GivenCode["purpose"],
  asking: Entrance,
): Promise<{ readonly member: MemberRow } & Pick<Entering, "visitor">> {
  const { caller, db, fail } = asking;
  const phone = phoneNumber(typed);
  if (phone === null) return fail(Code.phoneMissing);
  await takeCode({ phone, purpose, code }, asking);
  const known = await findMember(db, { phone });
  const { member, visitor } = await lockSignIn(db, known?.uid ?? null, caller);
  return member?.phone === phone ? { member, visitor } : fail(Code.accountNotFound);
}

/**
 * Signs in whom another platform vouches for; an account is made where there is none, out of the visitor's where there
 * is a visitor. Of two first sign-ins at once one makes it, and the other finds it.
 */
export async function signInByPlatform(
  { platform, subject }: Pick<ProvenAccount, "platform" | "subject">,
  context: Pick<Context, "caller" | "db" | "device" | "language" | "now" | "parts">,
): Promise<z.infer<typeof SignedIn>> {
  const { caller, db, now } = context;
  const [link] = await db
    .select({ uid: memberPlatforms.uid })
    .from(memberPlatforms)
    .where(and(eq(memberPlatforms.platform, platform), eq(memberPlatforms.subject, subject)));
  const { member, visitor } = await lockSignIn(db, link?.uid ?? null, caller);
  if (member !== null) return signIn({ member, visitor, isNew: false }, context);
  const signedIn = await signUp({ visitor, account: {} }, context);
  const linked = await db
    .insert(memberPlatforms)
    .values({ platform, subject, uid: signedIn.uid, linked_at: now })
    .onConflictDoNothing()
    .returning({ uid: memberPlatforms.uid });
  if (linked.length === 0) throw new BeginAgain();
  return signedIn;
}

/** A member without a name: an account that lives as long as its token, both written by one statement. */
export async function registerVisitor(
  db: Database,
  visitor: { readonly language: WireLanguage; readonly now: Date },
  random: Parts["random"],
): Promise<{ readonly uid: string; readonly channel: string; readonly auth_token: string }> {
  const uid = `v-${random(12)}`;
  const channel = `member-${random(18)}`;
  const { language, now } = visitor;
  const { row, token } = newToken({ uid, now }, random);
  const member = db.insert(members).values({ uid, kind: "visitor", language, channel, created_at: now });
  await db.with(db.$with("visitor").as(member)).insert(sessions).values(row);
  return { uid, channel, auth_token: token };
}

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
