import { memberInfo } from "#contract/calls/member.ts";
import { answer } from "#provider/server/context.ts";
import { findMember } from "#provider/members/findMember.ts";
import { presentMember } from "#provider/members/presentMember.ts";

export const answerMemberInfo = answer(memberInfo, async (_, { caller, db, fail, now, parts }) => {
  const member = await findMember(db, { uid: caller.uid });
  return member === null ? fail(109) : presentMember(db, member, { now, parts });
});
