import { bindAuth } from "#contract/calls/member.ts";
import { answer } from "#provider/server/context.ts";
import { endAgreement } from "#provider/lineMessages/endAgreement.ts";
import { lockMember } from "#provider/members/lockMember.ts";
import { presentMember } from "#provider/members/presentMember.ts";
import { linkAccount, unlinkAccount } from "#provider/platforms/linkAccount.ts";
import { verifyProof } from "#provider/platforms/verifyProof.ts";

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
