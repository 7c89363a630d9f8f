import { eq } from "drizzle-orm";
import type { ParsedRequestOf } from "#contract/call.ts";
import { restPwd } from "#contract/calls/signIn.ts";
import { answer, type ContextOf } from "#provider/server/context.ts";
import { members } from "#provider/db/tables/members.ts";
import { changeChannel } from "#provider/members/changeChannel.ts";
import { enterByCode } from "#provider/members/enterByCode.ts";
import { findMember } from "#provider/members/findMember.ts";
import { countGuess } from "#provider/members/guesses.ts";
import { type Entering, lockSignIn } from "#provider/members/lockSignIn.ts";
import type { MemberRow } from "#provider/members/lockMember.ts";
import { isRightPassword, newPassword } from "#provider/members/newPassword.ts";
import { signIn } from "#provider/members/signIn.ts";
import { endSessions } from "#provider/server/session.ts";

type Request = ParsedRequestOf<typeof restPwd>;
type By<Way extends Request["by"]> = Extract<Request, { by: Way }>;
type RestPwd = ContextOf<typeof restPwd>;
type Proven = { readonly member: MemberRow } & Pick<Entering, "visitor">;

export const answerRestPwd = answer(restPwd, async (request, context) => {
  const { db, fail, now } = context;
  const isOfCode = request.by === "code";
  if (isOfCode && request.phone === "") return fail(104);
  if (request.password === "" || (!isOfCode && request.present_password === "")) return fail(105);
  const { member, visitor } =
    request.by === "code"
      ? await enterByCode(request, "reset_password", context)
      : await byPassword(request, context);
  const { uid } = member;
  const password_hash = await newPassword(request.password, uid, context, (reason) => fail(110, { reason }));
  await db.update(members).set({ password_hash }).where(eq(members.uid, uid));
  const channel = await changeChannel(db, member, context.parts.random);
  await endSessions(db, uid, now);
  return signIn({ member: { ...member, channel }, visitor, isNew: false }, context);
});

async function byPassword({ present_password }: By<"password">, context: RestPwd): Promise<Proven> {
  const { caller, db, fail, failKeeping } = context;
  if (caller === null) return fail(20001);
  const known = await findMember(db, caller);
  const guess = await countGuess(
    "password",
    { account: known?.phone ?? caller.uid, uid: caller.uid },
    context,
  );
  const { member } = await lockSignIn(db, caller.uid, null);
  if (member === null) return fail(20001);
  if (!(await isRightPassword(present_password, member.password_hash, context))) return failKeeping(108);
  await guess.wasRight();
  return { member, visitor: null };
}
