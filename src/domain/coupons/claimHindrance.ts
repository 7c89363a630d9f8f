import type { ClaimHindrance, Coupon } from "#contract/coupon.ts";
import { CouponType, ReceiveType } from "#contract/enumerations.ts";

interface Claimer {
  readonly now: Date;
  readonly isMember: boolean;
  /** Has placed an order that was not cancelled. */
  readonly hasOrdered: boolean;
  /** How many of this coupon they have claimed. */
  readonly claimed: number;
}

/**
 * Why a coupon cannot be claimed; null when it can (specification, sections 3, "Coupon", and 5). What nobody can change
 * comes before what signing in would.
 * @param left claims left in all; -1 is unlimited
 */
export function claimHindrance(
  coupon: Pick<Coupon, "receive_type" | "member_type" | "limit_per_person"> & {
    readonly start_time: Date;
    readonly end_time: Date | null;
  },
  left: number,
  { now, isMember, hasOrdered, claimed }: Claimer,
): ClaimHindrance | null {
  const { receive_type, limit_per_person } = coupon;
  if (receive_type === ReceiveType.gifted) return "gift_only";
  if (coupon.end_time !== null && coupon.end_time <= now) return "ended";
  if (now < coupon.start_time) return "not_started";
  if (left === 0) return "fully_claimed";
  if (!isMember) return "sign_in";
  const forOthers = membersHindrance(coupon, hasOrdered);
  if (forOthers !== null) return forOthers;
  if (limit_per_person !== -1 && claimed >= limit_per_person) return "person_limit";
  return null;
}

/** Why a coupon is for others than who has ordered before, or has not; null when it is for them. */
export function membersHindrance(
  { receive_type, member_type }: Pick<Coupon, "receive_type" | "member_type">,
  hasOrdered: boolean,
): "new_members_only" | "existing_members_only" | null {
  if (hasOrdered)
    return receive_type === ReceiveType.newMember || member_type === "new" ? "new_members_only" : null;
  const isForOld = receive_type === ReceiveType.oldMember || member_type === "existing";
  return isForOld ? "existing_members_only" : null;
}

/** Whether a coupon can be shown at a counter: to whoever eats in, or buys in the store, and not for what is sent. */
export function isForCounter({ type, usage_type }: Pick<Coupon, "type" | "usage_type">): boolean {
  const isType = type === CouponType.dineIn || type === CouponType.store || type === CouponType.takeAway;
  return isType && (usage_type === "common" || usage_type === "dine_in" || usage_type === "pick_up");
}
