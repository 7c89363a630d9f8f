import { eq } from "drizzle-orm";
import { spendMemberCoupon } from "#contract/calls/coupons.ts";
import { answer } from "#provider/server/context.ts";
import { coupons, memberCoupons } from "#provider/db/tables/coupons.ts";
import { lockMember } from "#provider/members/lockMember.ts";
import { isOver } from "#provider/refill/isOver.ts";
import { findStore } from "#provider/stores/findStore.ts";
import { isForCounter } from "#domain/coupons/claimHindrance.ts";
import { ownTicket } from "#provider/tickets/ownTicket.ts";
import { presentTicket } from "#provider/tickets/presentTicket.ts";
import { newTicket, renewTicket } from "#provider/tickets/showTicket.ts";
import { withdrawTicket } from "#provider/tickets/withdrawTicket.ts";

/** 506 carries the `hindrance`: another store's, or not for what is bought at a counter. */
export const answerSpendMemberCoupon = answer(spendMemberCoupon, async (request, context) => {
  const { member_coupon_id, stop, store_id, use_id } = request;
  const { caller, db, fail, language, now, parts } = context;
  const { uid } = await lockMember(db, caller.uid);
  await findStore(db, store_id, fail);
  const [row] = await db
    .select({ claim: memberCoupons, coupon: coupons })
    .from(memberCoupons)
    .innerJoin(coupons, eq(coupons.id, memberCoupons.coupon_id))
    .where(eq(memberCoupons.id, member_coupon_id));
  if (row === undefined) return fail(501);
  const { claim, coupon } = row;
  if (claim.uid !== uid) return fail(424);
  const seen = { language, now, key: parts.signingKey };
  if (use_id !== undefined) {
    const known = await ownTicket(db, { use_id, uid }, (code) => fail(code === 412 ? 501 : code));
    const isSame = known.subject_id === member_coupon_id && known.store_id === store_id;
    if (!isSame) return fail(501);
    return presentTicket(db, await (stop ? withdrawTicket : renewTicket)(known, context), seen);
  }
  if (stop) return fail(114, { fields: ["use_id"] });
  if (claim.used_at !== null || isOver(claim.valid_until, now)) return fail(505);
  if (coupon.store_id !== null && coupon.store_id !== store_id)
    return fail(506, { hindrance: "other_store" });
  if (!isForCounter(coupon)) return fail(506, { hindrance: "other_order_type" });
  const shown = { kind: "coupon", subject_id: member_coupon_id, uid, store_id, amount: null } as const;
  return presentTicket(db, await newTicket(shown, context), seen);
});
