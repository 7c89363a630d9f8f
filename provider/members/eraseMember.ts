import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { addresses } from "#provider/db/tables/addresses.ts";
import { cards } from "#provider/db/tables/cards.ts";
import { memberCoupons } from "#provider/db/tables/coupons.ts";
import { feedbacks, reviews } from "#provider/db/tables/reviews.ts";
import { idempotencyKeys, knownDevices, members, sessions } from "#provider/db/tables/members.ts";
import { lineMessages, lineNotifiers } from "#provider/db/tables/lineMessages.ts";
import { channelMessages, informs, outbox, staffCalls } from "#provider/db/tables/messages.ts";
import { orderRounds, orders } from "#provider/db/tables/orders.ts";
import { shopcartLines } from "#provider/db/tables/mall.ts";
import { favourites, memberPlatforms, smsMessages, verificationCodes } from "#provider/db/tables/signIn.ts";
import { retireCards } from "#provider/cards/retireCards.ts";
import type { Parts } from "#provider/server/context.ts";
import { leaveValue } from "#provider/refill/leaveValue.ts";
import { forgetMails } from "#provider/receipts/forgetMails.ts";
import { giveUpUploads } from "#provider/uploads/forgetUploads.ts";
import type { MemberRow } from "./lockMember.ts";

/** What the law has the operator keep of a deleted account: what was sold, for how much, and to whom it was invoiced. */
export const KEPT = ["orders", "receipts", "payments", "ledger"] as const;

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
      sex: 0,
      phone: null,
      password_hash: null,
      is_message_agreed: 0,
      message_answered_at: null,
      message_wording: null,
      // Nobody listens to the old one any more.
      channel: `left-${random(18)}`,
      deleted_at: now,
      leaving_reason: reason,
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
  await leaveValue(db, uid, now);
  await db.delete(memberCoupons).where(eq(memberCoupons.uid, uid));
  await db.delete(favourites).where(eq(favourites.uid, uid));
  await db.delete(shopcartLines).where(eq(shopcartLines.uid, uid));
  await db.delete(informs).where(eq(informs.uid, uid));
  await db.delete(feedbacks).where(eq(feedbacks.uid, uid));
  await db.delete(staffCalls).where(eq(staffCalls.uid, uid));
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
      contact_name: "",
      contact_phone: "",
      contact_email: null,
      handover_note: "",
    })
    .where(eq(orders.uid, uid));
  await db.update(orderRounds).set({ remark: "" }).where(inArray(orderRounds.uid, uids));
}
