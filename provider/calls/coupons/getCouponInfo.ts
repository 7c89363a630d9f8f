import { and, eq } from "drizzle-orm";
import { getCouponInfo } from "#contract/calls/coupons.ts";
import { answer } from "#provider/server/context.ts";
import { offersSeenBy } from "#provider/coupons/offersSeenBy.ts";
import { coupons } from "#provider/db/tables/coupons.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { listStores } from "#provider/stores/list/listStores.ts";
import { onShow } from "#provider/stores/list/onShow.ts";
import { sortRings } from "#provider/stores/list/sortRings.ts";

export const answerGetCouponInfo = answer(getCouponInfo, async ({ coupon_id }, context) => {
  const { db, fail } = context;
  const [found] = await db
    .select({ coupon: coupons, store_name: stores.name })
    .from(coupons)
    .leftJoin(stores, eq(stores.id, coupons.store_id))
    .where(and(eq(coupons.id, coupon_id), eq(coupons.is_withdrawn, false)));
  if (found === undefined) return fail(501);
  const [coupon] = await offersSeenBy(db, [found], context);
  if (coupon === undefined) return fail(501);
  // An issuer that no list shows is still where its coupon is good.
  const { store_id } = found.coupon;
  const where = store_id === null ? onShow : eq(stores.id, store_id);
  const listing = { name: `coupon ${coupon_id}`, ...sortRings(1, undefined), where, cursor: undefined };
  const { items } = await listStores(listing, { ...context, fail: (code, data) => fail(code, data) });
  return { coupon, stores: items };
});
