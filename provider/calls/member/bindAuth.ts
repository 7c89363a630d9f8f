import { bindAuth } from "#contract/calls/member.ts";
import { answer } from "#provider/answer.ts";
import { lockMember } from "#provider/members/lockMember.ts";
import { presentMember } from "#provider/members/presentMember.ts";
import { linkAccount, unlinkAccount } from "#provider/platforms/linkAccount.ts";
import { verifyProof } from "#provider/platforms/verifyProof.ts";

export const answerBindAuth = answer(bindAuth, async (request, context) => {
  const { caller, db, fail, now } = context;
  if (request.action === "unlink") {
    const member = await lockMember(db, caller.uid);
    await unlinkAccount(db, { member, platform: request.platform }, fail);
    return presentMember(db, member, now);
  }
  const account = await verifyProof(request.proof, context);
  const member = await lockMember(db, caller.uid);
  return presentMember(db, await linkAccount(db, { member, account, now }, fail), now);
});
