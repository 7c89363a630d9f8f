import { eq, sql } from "drizzle-orm";
import type { ClaimHindrance } from "#contract/coupon.ts";
import { claimHindrance } from "#domain/coupons/claimHindrance.ts";
import type { Caller, Context } from "#provider/server/context.ts";
import { coupons, memberCoupons } from "#provider/db/tables/coupons.ts";
import { lockMember } from "#provider/members/lockMember.ts";
import { claimsOf } from "./claimsOf.ts";
import { couponLeft } from "./couponLeft.ts";
import { isKnownTo, orderedAt } from "./orderedAt.ts";
import type { CouponRow } from "./presentCoupon.ts";
import { validUntil } from "./validUntil.ts";

type ClaimCode = 501 | 502 | 503 | 505 | 506;

const CODES: Readonly<Record<ClaimHindrance, ClaimCode>> = {
  gift_only: 506,
  not_started: 506,
  sign_in: 506,
  new_members_only: 506,
  existing_members_only: 506,
  fully_claimed: 502,
  person_limit: 503,
  ended: 505,
};

/**
 * Gives the caller one of a coupon (specification, sections 5 and 8). All claims of a coupon wait for each other on its
 * row, so that its limits hold however many come at once. 501 there is none, 502 all are claimed, 503 the caller has
 * theirs, 505 it is given out no longer, 506 it is for others: the failure's `hindrance` says which of these.
 */
export async function claimCoupon(
  coupon_id: string,
  { caller, db, fail, now, parts }: Context<Caller, ClaimCode>,
): Promise<{ readonly coupon: CouponRow; readonly claim: typeof memberCoupons.$inferSelect }> {
  // Nobody claims while their account is being deleted.
  const { uid, kind } = await lockMember(db, caller.uid);
  const [coupon] = await db.select().from(coupons).where(eq(coupons.id, coupon_id)).for("update");
  if (coupon === undefined || coupon.is_withdrawn) return fail(501);
  const hindrance = claimHindrance(coupon, couponLeft(coupon), {
    now,
    isMember: kind === "member",
    hasOrdered: isKnownTo(coupon.store_id, await orderedAt(db, uid)),
    claimed: (await claimsOf(db, uid, [coupon_id])).get(coupon_id)?.claimed ?? 0,
  });
  if (hindrance !== null) return fail(CODES[hindrance], { hindrance });
  const claim = {
    id: parts.random(12),
    coupon_id,
    uid,
    received_at: now,
    valid_until: validUntil(coupon, now),
    used_at: null,
    order_no: null,
  };
  await db.insert(memberCoupons).values(claim);
  const claimed_total = sql`${coupons.claimed_total} + 1`;
  await db.update(coupons).set({ claimed_total }).where(eq(coupons.id, coupon_id));
  return { coupon, claim };
}
