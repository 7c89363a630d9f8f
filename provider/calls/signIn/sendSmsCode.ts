import { sendSmsCode } from "#contract/calls/signIn.ts";
import { answer } from "#provider/server/context.ts";
import { sendCode } from "#provider/codes/sendCode.ts";
import { findMember } from "#provider/members/findMember.ts";
import { phoneNumber } from "#provider/members/phoneNumber.ts";

/** Whether a phone is known is told to the phone alone, by a text instead of a code: the answer is the same. */
export const answerSendSmsCode = answer(sendSmsCode, async (request, context) => {
  const { db, fail } = context;
  const { purpose } = request;
  // A member asks for these by a call of their own.
  if (purpose === "change_phone" || purpose === "cancel_account") return fail(114, { fields: ["purpose"] });
  const phone = phoneNumber(request.phone);
  if (phone === null) return fail(104);
  const isKnown = (await findMember(db, { phone })) !== null;
  const wants = { register: !isKnown, log_in: isKnown, reset_password: isKnown, activate_voucher: true };
  const hint = wants[purpose] ? null : isKnown ? "registered" : "unregistered";
  return sendCode({ phone, purpose, hint }, context);
});
