import type { MemberCoupon } from "#contract/coupon.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Localized } from "#provider/db/tables/columns.ts";
import { type ClaimRow, couponDates } from "./couponDates.ts";
import { type CouponRow, presentCoupon } from "./presentCoupon.ts";

interface Held {
  readonly coupon: CouponRow;
  readonly claim: ClaimRow;
  readonly store_name: Localized | null;
}

const UNUSED = 2;
const USED = 3;
const EXPIRED = 4;

/** A coupon in a member's hands, for their own eyes. */
export function presentMemberCoupon(
  { coupon, claim, store_name }: Held,
  { language, now }: { readonly language: WireLanguage; readonly now: Date },
): MemberCoupon {
  const { id, received_at, valid_until, used_at, order_no } = claim;
  const isOver = valid_until !== null && valid_until <= now;
  return {
    ...presentCoupon(coupon, store_name, language),
    member_coupon_id: id,
    status: used_at !== null ? USED : isOver ? EXPIRED : UNUSED,
    received_time: received_at.toISOString(),
    ...couponDates(coupon, claim),
    order_no,
  };
}
