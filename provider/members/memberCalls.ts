import { and, eq } from "drizzle-orm";
import type { ParsedRequestOf } from "#contract/call.ts";
import { alterMemberInfo, bindAuth, memberInfo } from "#contract/calls/member.ts";
import * as Code from "#contract/codes.ts";
import { members } from "#provider/db/tables/members.ts";
import { favourites } from "#provider/db/tables/signIn.ts";
import { answerAgreement, endAgreement, permitNotices } from "#provider/notices/line/agreement.ts";
import { answer, type ContextOf } from "#provider/server/context.ts";
import { findStore } from "#provider/stores/findStore.ts";
import { findMember, lockMember, phoneNumber, presentMember } from "./member.ts";
import { linkAccount, unlinkAccount } from "./platforms/linkAccount.ts";
import { verifyProof } from "./platforms/verifyProof.ts";
import { becomeMember, unlessTaken } from "./signIn/becomeMember.ts";
import { takeCode } from "./signIn/verificationCodes.ts";

export const answerMemberInfo = answer(memberInfo, async (_, { caller, db, fail, now, parts }) => {
  const member = await findMember(db, { uid: caller.uid });
  return member === null ? fail(Code.accountNotFound) : presentMember(db, member, { now, parts });
});

type Request = ParsedRequestOf<typeof alterMemberInfo>;
type Alter = ContextOf<typeof alterMemberInfo>;

export const answerAlterMemberInfo = answer(alterMemberInfo, async (request, context) => {
  const { caller, db, fail, now, parts } = context;
  const { uid } = caller;
  const { avatar, code, favourite, phone, is_message_agreed, ...others } = request;
  const { line_access_token: accessToken, notify_order_no: order_no, ...fields } = others;
  if (phone === undefined && code !== undefined) return fail(Code.missingParameter, { fields: ["phone"] });
  if (phone !== undefined) await changePhone({ phone, code }, context);
  await lockMember(db, uid);
  // No picture has been uploaded under any address so far.
  if (avatar !== undefined && avatar !== null) return fail(Code.profileChangeFailed, { reason: "avatar" });
  if (avatar === null || Object.keys(fields).length > 0) {
    await db
      .update(members)
      .set({ ...fields, ...(avatar === null && { avatar }) })
      .where(eq(members.uid, uid));
  }
  if (is_message_agreed !== undefined) await answerAgreement(db, { uid, isAgreed: is_message_agreed, now });
  if (accessToken !== undefined && order_no !== undefined)
    await permitNotices({ uid, order_no, accessToken }, context);
  if (favourite !== undefined) await markStore(favourite, context);
  return presentMember(db, await lockMember(db, uid), { now, parts });
});

/** A confirmed phone is a way to sign in: who has one is a member. */
async function changePhone(
  { phone: typed, code }: { readonly phone: string; readonly code: string | undefined },
  context: Alter,
): Promise<void> {
  const { caller, db, fail, now } = context;
  const phone = phoneNumber(typed);
  if (phone === null) return fail(Code.profileChangeFailed, { reason: "phone" });
  const before = await findMember(db, caller);
  if (phone === before?.phone) return;
  if (code === undefined) return fail(Code.missingParameter, { fields: ["code"] });
  await takeCode({ phone, purpose: "change_phone", code }, context);
  const member = await lockMember(db, caller.uid);
  await unlessTaken(
    () => becomeMember(db, member, { phone }, now),
    () => fail(Code.alreadyRegistered),
  );
}

async function markStore(
  { store_id, is_favourite }: NonNullable<Request["favourite"]>,
  { caller: { uid }, db, fail, now }: Alter,
): Promise<void> {
  if (is_favourite === 0) {
    await db.delete(favourites).where(and(eq(favourites.uid, uid), eq(favourites.store_id, store_id)));
    return;
  }
  await findStore(db, store_id, fail);
  await db.insert(favourites).values({ uid, store_id, created_at: now }).onConflictDoNothing();
}

export const answerBindAuth = answer(bindAuth, async (request, context) => {
  const { caller, db, fail, now, parts } = context;
  if (request.action === "unlink") {
    const member = await lockMember(db, caller.uid);
    await unlinkAccount(db, { member, platform: request.platform }, fail);
    if (request.platform === "line") await endAgreement(db, caller.uid);
    return presentMember(db, await lockMember(db, caller.uid), { now, parts });
  }
  const account = await verifyProof(request.proof, context);
  const member = await lockMember(db, caller.uid);
  return presentMember(db, await linkAccount(db, { member, account, now }, fail), { now, parts });
});
