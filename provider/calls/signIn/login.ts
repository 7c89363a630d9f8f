import type { ParsedRequestOf, ResponseOf } from "#contract/call.ts";
import { login } from "#contract/calls/signIn.ts";
import { answer, type ContextOf } from "#provider/server/context.ts";
import { enterByCode } from "#provider/members/enterByCode.ts";
import { findMember } from "#provider/members/findMember.ts";
import { countGuess } from "#provider/members/guesses.ts";
import { lockSignIn } from "#provider/members/lockSignIn.ts";
import { isRightPassword } from "#provider/members/newPassword.ts";
import { phoneNumber } from "#provider/members/phoneNumber.ts";
import { signIn } from "#provider/members/signIn.ts";
import { signInByPlatform } from "#provider/members/signInByPlatform.ts";
import { verifyProof } from "#provider/platforms/verifyProof.ts";

type Request = ParsedRequestOf<typeof login>;
type By<Way extends Request["by"]> = Extract<Request, { by: Way }>;
type Login = ContextOf<typeof login>;
type SignedIn = ResponseOf<typeof login>;

export const answerLogin = answer(login, async (request, context) => {
  if (request.by === "password") return byPassword(request, context);
  if (request.by === "code") {
    const entering = await enterByCode(request, "log_in", context);
    return signIn({ ...entering, isNew: false }, context);
  }
  return signInByPlatform(await verifyProof(request.proof, context), context);
});

/** An unknown account takes as long, and counts as much, as a wrong password. */
async function byPassword({ phone: typed, password }: By<"password">, context: Login): Promise<SignedIn> {
  const { caller, db, fail, failKeeping } = context;
  const phone = phoneNumber(typed);
  if (phone === null) return fail(104);
  if (password === "") return fail(105);
  const known = await findMember(db, { phone });
  const guess = await countGuess("password", { account: phone, uid: known?.uid ?? null }, context);
  const { member, visitor } = await lockSignIn(db, known?.uid ?? null, caller);
  const hash = member?.phone === phone ? member.password_hash : null;
  const isRight = await isRightPassword(password, hash, context);
  if (!isRight || member === null) return failKeeping(108);
  await guess.wasRight();
  return signIn({ member, visitor, isNew: false }, context);
}
