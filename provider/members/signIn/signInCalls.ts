import { eq } from "drizzle-orm";
import type { ParsedRequestOf, ResponseOf } from "#contract/call.ts";
import { sendMemberSmsCode } from "#contract/calls/member.ts";
import { checkCode, login, register, restPwd, sendSmsCode } from "#contract/calls/signIn.ts";
import * as Code from "#contract/codes.ts";
import { members } from "#provider/db/tables/members.ts";
import { findMember, type MemberRow, phoneNumber } from "#provider/members/member.ts";
import { verifyProof } from "#provider/members/platforms/verifyProof.ts";
import { endSessions } from "#provider/server/calls/session.ts";
import { answer, type ContextOf } from "#provider/server/context.ts";
import { changeChannel, unlessTaken } from "./becomeMember.ts";
import { countGuess } from "./guesses.ts";
import { isRightPassword, newPassword } from "./password.ts";
import { enterByCode, type Entering, lockSignIn, signIn, signInByPlatform, signUp } from "./signIn.ts";
import { checkCode as check, sendCode, takeCode } from "./verificationCodes.ts";

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
  if (phone === null) return fail(Code.phoneMissing);
  if (password === "") return fail(Code.passwordMissing);
  const known = await findMember(db, { phone });
  const guess = await countGuess("password", { account: phone, uid: known?.uid ?? null }, context);
  const { member, visitor } = await lockSignIn(db, known?.uid ?? null, caller);
  const hash = member?.phone === phone ? member.password_hash : null;
  const isRight = await isRightPassword(password, hash, context);
  if (!isRight || member === null) return failKeeping(Code.passwordMismatch);
  await guess.wasRight();
  return signIn({ member, visitor, isNew: false }, context);
}

export const answerRegister = answer(register, async (request, context) => {
  const { caller, db, fail } = context;
  const { code, password, nickname = "" } = request;
  const phone = phoneNumber(request.phone);
  if (phone === null) return fail(Code.phoneMissing);
  if (password === "") return fail(Code.passwordMissing);
  await takeCode({ phone, purpose: "register", code }, context);
  const { visitor } = await lockSignIn(db, null, caller);
  // Told to nobody but whoever holds the phone.
  if ((await findMember(db, { phone })) !== null) return fail(Code.alreadyRegistered);
  const password_hash = await newPassword(password, phone, context, (reason) =>
    fail(Code.registrationFailed, { reason }),
  );
  const account = { phone, password_hash, ...(nickname !== "" && { nickname }) };
  return unlessTaken(
    () => signUp({ visitor, account }, context),
    () => fail(Code.alreadyRegistered),
  );
});

type ResetRequest = ParsedRequestOf<typeof restPwd>;
type ResetBy<Way extends ResetRequest["by"]> = Extract<ResetRequest, { by: Way }>;
type RestPwd = ContextOf<typeof restPwd>;
type Proven = { readonly member: MemberRow } & Pick<Entering, "visitor">;

export const answerRestPwd = answer(restPwd, async (request, context) => {
  const { db, fail, now } = context;
  const isOfCode = request.by === "code";
  if (isOfCode && request.phone === "") return fail(Code.phoneMissing);
  if (request.password === "" || (!isOfCode && request.present_password === ""))
    return fail(Code.passwordMissing);
  const { member, visitor } =
    request.by === "code"
      ? await enterByCode(request, "reset_password", context)
      : await byOldPassword(request, context);
  const { uid } = member;
  const password_hash = await newPassword(request.password, uid, context, (reason) =>
    fail(Code.passwordChangeFailed, { reason }),
  );
  await db.update(members).set({ password_hash }).where(eq(members.uid, uid));
  const channel = await changeChannel(db, member, context.parts.random);
  await endSessions(db, uid, now);
  return signIn({ member: { ...member, channel }, visitor, isNew: false }, context);
});

async function byOldPassword({ present_password }: ResetBy<"password">, context: RestPwd): Promise<Proven> {
  const { caller, db, fail, failKeeping } = context;
  if (caller === null) return fail(Code.notSignedIn);
  const known = await findMember(db, caller);
  const guess = await countGuess(
    "password",
    { account: known?.phone ?? caller.uid, uid: caller.uid },
    context,
  );
  const { member } = await lockSignIn(db, caller.uid, null);
  if (member === null) return fail(Code.notSignedIn);
  if (!(await isRightPassword(present_password, member.password_hash, context)))
    return failKeeping(Code.passwordMismatch);
  await guess.wasRight();
  return { member, visitor: null };
}

export const answerCheckCode = answer(checkCode, async ({ phone: typed, purpose, code }, context) => {
  const phone = phoneNumber(typed);
  if (phone === null) return context.fail(Code.phoneMissing);
  const sent = await check({ phone, purpose, code }, context);
  return { valid_until: sent.expires_at.toISOString() };
});

/** Whether a phone is known is told to the phone alone, by a text instead of a code: the answer is the same. */
export const answerSendSmsCode = answer(sendSmsCode, async (request, context) => {
  const { db, fail } = context;
  const { purpose } = request;
  // A member asks for these by a call of their own.
  if (purpose === "change_phone" || purpose === "cancel_account")
    return fail(Code.missingParameter, { fields: ["purpose"] });
  const phone = phoneNumber(request.phone);
  if (phone === null) return fail(Code.phoneMissing);
  const isKnown = (await findMember(db, { phone })) !== null;
  const wants = { register: !isKnown, log_in: isKnown, reset_password: isKnown, activate_voucher: true };
  const hint = wants[purpose] ? null : isKnown ? "registered" : "unregistered";
  return sendCode({ phone, purpose, hint }, context);
});

export const answerSendMemberSmsCode = answer(sendMemberSmsCode, async (request, context) => {
  const { caller, db, fail } = context;
  const { purpose } = request;
  // Those are for whoever is not signed in.
  if (purpose === "register" || purpose === "log_in")
    return fail(Code.missingParameter, { fields: ["purpose"] });
  if (purpose !== "change_phone") {
    const member = await findMember(db, { uid: caller.uid });
    const phone = member?.phone ?? null;
    return phone === null ? fail(Code.idMissing) : sendCode({ phone, purpose }, context);
  }
  const phone = request.phone === undefined ? null : phoneNumber(request.phone);
  if (phone === null) return fail(Code.phoneMissing);
  // Whose phone it is otherwise is told to that phone alone: anybody can be a visitor and ask.
  const owner = await findMember(db, { phone });
  const isTaken = owner !== null && owner.uid !== caller.uid;
  return sendCode({ phone, purpose, hint: isTaken ? "taken" : null }, context);
});
