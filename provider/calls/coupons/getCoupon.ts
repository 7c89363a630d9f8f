import { eq } from "drizzle-orm";
import { getCoupon } from "#contract/calls/coupons.ts";
import { answer } from "#provider/server/context.ts";
import { claimCoupon } from "#provider/coupons/claimCoupon.ts";
import { presentMemberCoupon } from "#provider/coupons/presentMemberCoupon.ts";
import { vouchers } from "#provider/db/tables/storedValue.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { activateGift } from "#provider/gifts/activateGift.ts";
import { presentVouchers } from "#provider/refill/vouchersOf.ts";

export const answerGetCoupon = answer(getCoupon, async ({ coupon_id, activation }, context) => {
  const { db, fail, language, now } = context;
  if (activation !== undefined) {
    const voucher_id = await activateGift(activation, context);
    const [voucher = null] = await presentVouchers(db, eq(vouchers.id, voucher_id), { language, now });
    return { coupon: null, voucher };
  }
  if (coupon_id === undefined) return fail(114, { fields: ["coupon_id"] });
  const held = await claimCoupon(coupon_id, context);
  const [store] =
    held.coupon.store_id === null
      ? []
      : await db.select({ name: stores.name }).from(stores).where(eq(stores.id, held.coupon.store_id));
  return {
    coupon: presentMemberCoupon({ ...held, store_name: store?.name ?? null }, context),
    voucher: null,
  };
});
