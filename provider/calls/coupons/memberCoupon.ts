import { memberCoupon } from "#contract/calls/coupons.ts";
import type { MemberCoupon } from "#contract/coupon.ts";
import { answer } from "#provider/server/context.ts";
import { couponTabCounts, couponTabPage } from "#provider/coupons/couponTabPage.ts";
import { presentCoupon } from "#provider/coupons/presentCoupon.ts";
import { presentMemberCoupon } from "#provider/coupons/presentMemberCoupon.ts";

const UNRECEIVED = {
  member_coupon_id: null,
  status: 1,
  received_time: null,
  valid_from: null,
  valid_until: null,
  used_time: null,
  order_no: null,
} as const;

export const answerMemberCoupon = answer(memberCoupon, async ({ cursor, store_id, tab }, context) => {
  const { caller, db, fail, language, now, parts } = context;
  const asked = { uid: caller.uid, store_id, now };
  const from = { tab, cursor, key: parts.signingKey };
  const { rows, next_cursor } = await couponTabPage(db, asked, from, fail);
  const items = rows.map(
    ({ claim, coupon, store_name }): MemberCoupon =>
      claim === null
        ? { ...presentCoupon(coupon, store_name, language), ...UNRECEIVED }
        : presentMemberCoupon({ claim, coupon, store_name }, { language, now }),
  );
  return { items, next_cursor, counts: await couponTabCounts(db, asked) };
});
