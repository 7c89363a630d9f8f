import { inArray } from "drizzle-orm";
import type { ParsedRequestOf } from "#contract/call.ts";
import { accountCancel } from "#contract/calls/member.ts";
import { answer, type ContextOf } from "#provider/server/context.ts";
import { takeCode } from "#provider/codes/checkCode.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { eraseMember, KEPT } from "#provider/members/eraseMember.ts";
import { findMember } from "#provider/members/findMember.ts";
import { countGuess } from "#provider/members/guesses.ts";
import { lockMember, type MemberRow } from "#provider/members/lockMember.ts";
import { isRightPassword } from "#provider/members/newPassword.ts";
import { openOrders } from "#provider/orders/openOrders.ts";
import { deauthorize } from "#provider/platforms/deauthorize.ts";
import { textsReach } from "#provider/operations/reach.ts";

type AccountCancel = ContextOf<typeof accountCancel>;

/** 112 names what stands in the way: `orders`, each with `order_no`, `call_number`, `store_id`, `store_name`, `total`. */
export const answerAccountCancel = answer(accountCancel, async (request, context) => {
  const { caller, db, fail, language, now, parts } = context;
  const { uid } = caller;
  const { line_access_token, reason = "" } = request;
  const member = await proven(request, context);
  const open = await openOrders(db, uid);
  if (open.length > 0) {
    const ids = [...new Set(open.map(({ store_id }) => store_id))];
    const names = await db
      .select({ id: stores.id, name: stores.name })
      .from(stores)
      .where(inArray(stores.id, ids));
    return fail(112, {
      orders: open.map(({ order_no, call_number, store_id, total }) => ({
        order_no,
        call_number,
        store_id,
        store_name: names.find(({ id }) => id === store_id)?.name[language] ?? "",
        total,
      })),
    });
  }
  // Nothing refuses it any more: from here on it cannot be undone.
  const unlinked = await deauthorize({ uid, line_access_token }, context);
  await eraseMember(db, member, { now, reason: reason === "" ? null : reason }, parts.random);
  return { time: now.toISOString(), kept: [...KEPT], unlinked };
});

/** Who deletes, proven by more than a session that somebody left open, as far as there is anything to prove it by. */
async function proven(request: ParsedRequestOf<typeof accountCancel>, context: AccountCancel) {
  const known = await findMember(context.db, context.caller);
  const phone = known?.phone ?? null;
  const takesCode = phone === null || textsReach(context.parts.settings) !== "nobody";
  return takesCode
    ? byCode(phone, request.code, context)
    : byPassword(phone, { password: request.password, hasOne: known?.password_hash != null }, context);
}

/** By a code to the phone; who has none has proven enough by the session. */
async function byCode(
  phone: string | null,
  code: string | undefined,
  context: AccountCancel,
): Promise<MemberRow> {
  const { caller, db, fail } = context;
  if (phone !== null) {
    if (code === undefined) return fail(114, { fields: ["code"] });
    await takeCode({ phone, purpose: "cancel_account", code }, context);
  }
  const member = await lockMember(db, caller.uid);
  // A phone that was confirmed at this moment asks for its own code.
  return member.phone === phone ? member : fail(107);
}

/** By the password, where no code can be sent to the phone. */
async function byPassword(
  account: string,
  { password, hasOne }: { readonly password: string | undefined; readonly hasOne: boolean },
  context: AccountCancel,
): Promise<MemberRow> {
  const { caller, db, fail, failKeeping } = context;
  if (hasOne && password === undefined) return fail(114, { fields: ["password"] });
  const guess = hasOne ? await countGuess("password", { account, uid: caller.uid }, context) : null;
  const member = await lockMember(db, caller.uid);
  if (guess === null) return member.password_hash === null ? member : fail(108);
  if (!(await isRightPassword(password ?? "", member.password_hash, context))) return failKeeping(108);
  await guess.wasRight();
  return member;
}
