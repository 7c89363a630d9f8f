import { mallCouponList } from "#contract/calls/mallStore.ts";
import { answer } from "#provider/server/context.ts";
import { offersSeenBy } from "#provider/coupons/offersSeenBy.ts";
import { storeOffersPage } from "#provider/coupons/storeOffersPage.ts";
import { typesAdmitting } from "#provider/coupons/typesAdmitting.ts";
import { findShop } from "#provider/mall/findShop.ts";

const MALL_ORDER = 4;

export const answerMallCouponList = answer(mallCouponList, async ({ cursor, store_id }, context) => {
  const { db, fail, now, parts } = context;
  const shop = store_id === undefined ? null : await findShop(db, store_id, fail);
  if (shop !== null && shop.left_at !== null) return fail(201);
  const asked = { where: typesAdmitting(MALL_ORDER), cursor, key: parts.signingKey, now };
  const { rows, next_cursor } = await storeOffersPage(db, shop?.id ?? null, asked, fail);
  return { items: await offersSeenBy(db, rows, context), next_cursor };
});
