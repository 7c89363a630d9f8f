import { and, eq, inArray, isNull } from "drizzle-orm";
import type { ParsedRequestOf } from "#contract/call.ts";
import { accountCancel } from "#contract/calls/member.ts";
import * as Code from "#contract/codes.ts";
import { Sex } from "#contract/enumerations.ts";
import type { Database } from "#provider/db/database.ts";
import { addresses } from "#provider/db/tables/addresses.ts";
import { cards } from "#provider/db/tables/cards.ts";
import { memberCoupons } from "#provider/db/tables/coupons.ts";
import { lineMessages, lineNotifiers } from "#provider/db/tables/lineMessages.ts";
import { shopcartLines } from "#provider/db/tables/mall.ts";
import { idempotencyKeys, knownDevices, members, sessions } from "#provider/db/tables/members.ts";
import { channelMessages, informs, outbox, staffCalls } from "#provider/db/tables/messages.ts";
import { orderRounds, orders } from "#provider/db/tables/orders.ts";
import { printJobs } from "#provider/db/tables/printing.ts";
import { feedbacks, reviews } from "#provider/db/tables/reviews.ts";
import {
  favourites,
  memberPlatforms,
  smsMessages,
  verificationCodes,
  visitGuests,
} from "#provider/db/tables/signIn.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { textsReach } from "#provider/operations/reach.ts";
import { openOrders } from "#provider/orders/lockOrder.ts";
import { forgetMails } from "#provider/orders/receipts/receiptMail.ts";
import { retireCards } from "#provider/payments/cards/cards.ts";
import { leaveCorrections } from "#provider/refill/corrections/corrections.ts";
import { leaveValue } from "#provider/refill/endHoldings.ts";
import { answer, type ContextOf, type Parts } from "#provider/server/context.ts";
import { giveUpUploads } from "#provider/server/uploads/uploadFiles.ts";
import { findMember, lockMember, type MemberRow } from "./member.ts";
import { deauthorize } from "./platforms/linkAccount.ts";
import { leaveRequests } from "./requests/requests.ts";
import { countGuess } from "./signIn/guesses.ts";
import { isRightPassword } from "./signIn/password.ts";
import { takeCode } from "./signIn/verificationCodes.ts";

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
    return fail(Code.signOutFailed, {
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
    if (code === undefined) return fail(Code.missingParameter, { fields: ["code"] });
    await takeCode({ phone, purpose: "cancel_account", code }, context);
  }
  const member = await lockMember(db, caller.uid);
  // A phone that was confirmed at this moment asks for its own code.
  return member.phone === phone ? member : fail(Code.wrongCode);
}

/** By the password, where no code can be sent to the phone. */
async function byPassword(
  account: string,
  { password, hasOne }: { readonly password: string | undefined; readonly hasOne: boolean },
  context: AccountCancel,
): Promise<MemberRow> {
  const { caller, db, fail, failKeeping } = context;
  if (hasOne && password === undefined) return fail(Code.missingParameter, { fields: ["password"] });
  const guess = hasOne ? await countGuess("password", { account, uid: caller.uid }, context) : null;
  const member = await lockMember(db, caller.uid);
  if (guess === null) return member.password_hash === null ? member : fail(Code.passwordMismatch);
  if (!(await isRightPassword(password ?? "", member.password_hash, context)))
    return failKeeping(Code.passwordMismatch);
  await guess.wasRight();
  return member;
}

/** What the law has the operator keep of a deleted account: what was sold, for how much, and to whom it was invoiced. */
const KEPT = ["orders", "receipts", "payments", "ledger"] as const;

/**
 * Erases a person, and the visitors that they were before: names, phone, email, password, platforms, addresses, cards,
 * favourites, coupons, carts, messages, mails, codes, pictures, and what they wrote in orders. Stored value goes to its
 * stores. What is left is a row without a name, which the orders that must be kept hang on. The member is locked.
 */
export async function eraseMember(
  db: Database,
  { uid, channel, email, phone }: MemberRow,
  { now, reason }: { readonly now: Date; readonly reason: string | null },
  random: Parts["random"],
): Promise<void> {
  const before = await db
    .select({ uid: members.uid, channel: members.channel })
    .from(members)
    .where(eq(members.merged_into, uid));
  const uids = [uid, ...before.map((visitor) => visitor.uid)];
  const channels = [channel, ...before.map((visitor) => visitor.channel)];
  // Mails are found by what the feedback says, which goes below.
  await forgetMails(db, { uid, email });
  await db
    .update(members)
    .set({ nickname: "", family_name: "", given_name: "", email: null, avatar: null })
    .where(inArray(members.uid, uids));
  await db
    .update(members)
    .set({
      sex: Sex.secret,
      phone: null,
      password_hash: null,
      is_message_agreed: 0,
      message_answered_at: null,
      message_wording: null,
      // Nobody listens to the old one any more.
      channel: `left-${random(18)}`,
      deleted_at: now,
      leaving_reason: reason,
      search_text: null,
      searched_for: null,
    })
    .where(eq(members.uid, uid));
  // Ended, and still there: their tokens are known to be nobody's for as long as they could be exchanged.
  await db
    .update(sessions)
    .set({ ended_at: now })
    .where(and(eq(sessions.uid, uid), isNull(sessions.ended_at)));
  await db.delete(knownDevices).where(eq(knownDevices.uid, uid));
  await db.delete(memberPlatforms).where(eq(memberPlatforms.uid, uid));
  await db.delete(addresses).where(eq(addresses.uid, uid));
  await retireCards(db, eq(cards.uid, uid));
  // What came off a bill stays in it.
  await db.update(orders).set({ member_coupon_id: null }).where(eq(orders.uid, uid));
  await leaveCorrections(db, uid, now);
  await leaveValue(db, uid, now);
  await leaveRequests(db, uid, now);
  await db.delete(memberCoupons).where(eq(memberCoupons.uid, uid));
  await db.delete(favourites).where(eq(favourites.uid, uid));
  await db.delete(shopcartLines).where(eq(shopcartLines.uid, uid));
  await db.delete(informs).where(eq(informs.uid, uid));
  await db.delete(feedbacks).where(eq(feedbacks.uid, uid));
  await db.delete(staffCalls).where(eq(staffCalls.uid, uid));
  await db.delete(visitGuests).where(eq(visitGuests.uid, uid));
  await db.delete(idempotencyKeys).where(inArray(idempotencyKeys.scope, uids));
  await db.delete(lineMessages).where(inArray(lineMessages.uid, uids));
  await db.delete(lineNotifiers).where(inArray(lineNotifiers.uid, uids));
  await db.delete(outbox).where(inArray(outbox.channel, channels));
  await db.delete(channelMessages).where(inArray(channelMessages.channel, channels));
  if (phone !== null) {
    await db.delete(verificationCodes).where(eq(verificationCodes.phone, phone));
    await db.delete(smsMessages).where(eq(smsMessages.phone, phone));
  }
  // What they thought of a meal counts on, without a name and without their pictures.
  await db.update(reviews).set({ uid: null, author: "", pictures: [] }).where(eq(reviews.uid, uid));
  await giveUpUploads(db, uid, now);
  await db
    .update(orders)
    .set({
      remark: "",
      delivery_address: null,
      courier_place: null,
      gift: null,
      contact_name: "",
      contact_phone: "",
      contact_email: null,
      handover_note: "",
    })
    .where(eq(orders.uid, uid));
  // What was printed of an order says its remarks.
  const own = db.select({ order_no: orders.order_no }).from(orders).where(inArray(orders.uid, uids));
  await db.delete(printJobs).where(inArray(printJobs.order_no, own));
  await db.update(orderRounds).set({ remark: "" }).where(inArray(orderRounds.uid, uids));
}
