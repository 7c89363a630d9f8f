import { register } from "#contract/calls/signIn.ts";
import { answer } from "#provider/server/context.ts";
import { takeCode } from "#provider/codes/checkCode.ts";
import { unlessTaken } from "#provider/members/becomeMember.ts";
import { findMember } from "#provider/members/findMember.ts";
import { lockSignIn } from "#provider/members/lockSignIn.ts";
import { newPassword } from "#provider/members/newPassword.ts";
import { phoneNumber } from "#provider/members/phoneNumber.ts";
import { signUp } from "#provider/members/signUp.ts";

export const answerRegister = answer(register, async (request, context) => {
  const { caller, db, fail } = context;
  const { code, password, nickname = "" } = request;
  const phone = phoneNumber(request.phone);
  if (phone === null) return fail(104);
  if (password === "") return fail(105);
  await takeCode({ phone, purpose: "register", code }, context);
  const { visitor } = await lockSignIn(db, null, caller);
  // Told to nobody but whoever holds the phone.
  if ((await findMember(db, { phone })) !== null) return fail(106);
  const password_hash = await newPassword(password, phone, context, (reason) => fail(111, { reason }));
  const account = { phone, password_hash, ...(nickname !== "" && { nickname }) };
  return unlessTaken(
    () => signUp({ visitor, account }, context),
    () => fail(106),
  );
});
