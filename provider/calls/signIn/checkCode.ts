import { checkCode } from "#contract/calls/signIn.ts";
import { answer } from "#provider/server/context.ts";
import { checkCode as check } from "#provider/codes/checkCode.ts";
import { phoneNumber } from "#provider/members/phoneNumber.ts";

export const answerCheckCode = answer(checkCode, async ({ phone: typed, purpose, code }, context) => {
  const phone = phoneNumber(typed);
  if (phone === null) return context.fail(104);
  const sent = await check({ phone, purpose, code }, context);
  return { valid_until: sent.expires_at.toISOString() };
});
