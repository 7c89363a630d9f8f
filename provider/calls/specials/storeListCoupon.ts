import { and, asc, desc, inArray, sql } from "drizzle-orm";
import { storeListCoupon } from "#contract/calls/specials.ts";
import { answer } from "#provider/server/context.ts";
import { givenOut } from "#provider/coupons/givenOut.ts";
import { offersSeenBy } from "#provider/coupons/offersSeenBy.ts";
import { coupons } from "#provider/db/tables/coupons.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { listStores } from "#provider/stores/list/listStores.ts";
import { onShow } from "#provider/stores/list/onShow.ts";
import { sortRings } from "#provider/stores/list/sortRings.ts";

export const answerStoreListCoupon = answer(storeListCoupon, async ({ cursor, position }, context) => {
  const { db, now } = context;
  const sort = position === undefined ? 1 : 2;
  const gives = sql`${stores.id} in (select ${coupons.store_id} from ${coupons} where ${givenOut(now)})`;
  const {
    rows,
    items: shown,
    next_cursor,
  } = await listStores(
    { name: `coupons ${sort}`, ...sortRings(sort, position), where: and(onShow, gives), cursor },
    context,
  );
  const ids = rows.map(({ id }) => id);
  const offered =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(coupons)
          .where(and(givenOut(now), inArray(coupons.store_id, ids)))
          .orderBy(asc(coupons.minimum_spend), desc(coupons.discount_price), asc(coupons.id));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const offers = await offersSeenBy(
    db,
    offered.map((coupon) => ({ coupon, store_name: names.get(coupon.store_id ?? "") ?? null })),
    context,
  );
  const items = shown.map((store) => ({
    store,
    coupons: offers.filter(({ store_id }) => store_id === store.store_id),
  }));
  return { items, next_cursor };
});
