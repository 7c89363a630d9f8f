import { storeCouponList } from "#contract/calls/coupons.ts";
import { answer } from "#provider/server/context.ts";
import { offersSeenBy } from "#provider/coupons/offersSeenBy.ts";
import { storeOffersPage } from "#provider/coupons/storeOffersPage.ts";
import { typesAdmitting } from "#provider/coupons/typesAdmitting.ts";
import { findStore } from "#provider/stores/findStore.ts";

export const answerStoreCouponList = answer(storeCouponList, async (request, context) => {
  const { db, fail, now, parts } = context;
  const { cursor, order_type, store_id } = request;
  const store = await findStore(db, store_id, fail);
  if (store.left_at !== null) return fail(201);
  const where = order_type === undefined ? undefined : typesAdmitting(order_type);
  const asked = { where, cursor, key: parts.signingKey, now };
  const { rows, next_cursor } = await storeOffersPage(db, store_id, asked, fail);
  return { items: await offersSeenBy(db, rows, context), next_cursor };
});
