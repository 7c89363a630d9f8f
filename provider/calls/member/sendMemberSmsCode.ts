import { sendMemberSmsCode } from "#contract/calls/member.ts";
import { answer } from "#provider/server/context.ts";
import { sendCode } from "#provider/codes/sendCode.ts";
import { findMember } from "#provider/members/findMember.ts";
import { phoneNumber } from "#provider/members/phoneNumber.ts";

export const answerSendMemberSmsCode = answer(sendMemberSmsCode, async (request, context) => {
  const { caller, db, fail } = context;
  const { purpose } = request;
  // Those are for whoever is not signed in.
  if (purpose === "register" || purpose === "log_in") return fail(114, { fields: ["purpose"] });
  if (purpose !== "change_phone") {
    const member = await findMember(db, { uid: caller.uid });
    const phone = member?.phone ?? null;
    return phone === null ? fail(122) : sendCode({ phone, purpose }, context);
  }
  const phone = request.phone === undefined ? null : phoneNumber(request.phone);
  if (phone === null) return fail(104);
  // Whose phone it is otherwise is told to that phone alone: anybody can be a visitor and ask.
  const owner = await findMember(db, { phone });
  const isTaken = owner !== null && owner.uid !== caller.uid;
  return sendCode({ phone, purpose, hint: isTaken ? "taken" : null }, context);
});
