import type { ClaimHindrance, CouponOffer } from "#contract/coupon.ts";
import { claimHindrance } from "#domain/coupons/claimHindrance.ts";

/**
 * How many one has of a coupon, how many are left, and what hinders a further claim now.
 * @param atLeast how many one has at least, whatever the list said when it was read
 */
export function claimed(offered: CouponOffer, atLeast: number, now: Date) {
  const count = Math.max(offered.claimed, atLeast);
  const left = offered.left === -1 ? -1 : Math.max(offered.left - (count - offered.claimed), 0);
  return { count, left, hindrance: hindranceOf(offered, { count, left, now }) };
}

interface Standing {
  readonly count: number;
  readonly left: number;
  readonly now: Date;
}

/** The provider knows who the caller is; what has changed since it said so is told by the rule of both sides. */
function hindranceOf(offered: CouponOffer, { count, left, now }: Standing): ClaimHindrance | null {
  if (offered.hindrance !== null) return offered.hindrance;
  const { receive_type, member_type, start_time, end_time } = offered;
  return claimHindrance(
    {
      ...offered,
      start_time: new Date(start_time),
      end_time: end_time === null ? null : new Date(end_time),
    },
    left,
    { now, isMember: true, hasOrdered: receive_type === 3 || member_type === "existing", claimed: count },
  );
}
