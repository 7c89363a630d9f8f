import { and, asc, eq, isNotNull, ne, sql } from "drizzle-orm";
import { mallStoreIndex } from "#contract/calls/mallStore.ts";
import { answer, type ContextOf } from "#provider/server/context.ts";
import { runningBanners } from "#provider/banners/runningBanners.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { menuCategories } from "#provider/goods/menuCategories.ts";
import { findShop, type Shop } from "#provider/mall/findShop.ts";
import { mallGoods } from "#provider/mall/mallGoodsPage.ts";
import { mallKinds } from "#provider/mall/mallKinds.ts";
import { mallSorts } from "#provider/mall/mallSorts.ts";
import { onSale, shops } from "#provider/mall/onSale.ts";
import { favouritesAmong } from "#provider/stores/favouritesAmong.ts";
import { listStores } from "#provider/stores/list/listStores.ts";
import { sortRings } from "#provider/stores/list/sortRings.ts";
import { presentStore } from "#provider/stores/presentStore.ts";
import { ratingsOf } from "#provider/stores/ratingsOf.ts";
import { taxRatesAt } from "#provider/stores/taxRatesAt.ts";

const MALL = 3;
const MOST = 8;

export const answerMallStoreIndex = answer(mallStoreIndex, async ({ store_id }, context) => {
  const { db, fail, language, now } = context;
  const shop = store_id === undefined ? null : await findShop(db, store_id, fail);
  const rows = await db
    .select({ id: goods.id })
    .from(goods)
    .where(
      and(
        onSale,
        store_id === undefined ? undefined : eq(goods.store_id, store_id),
        isNotNull(goods.recommended),
        eq(goods.is_sold_out, false),
        ne(goods.stock, 0),
      ),
    )
    .orderBy(asc(goods.recommended), asc(mallSorts[1].key), asc(goods.id))
    .limit(MOST);
  const recommended = await mallGoods(
    db,
    rows.map(({ id }) => id),
    language,
  );
  const listed = await listStores(
    {
      name: "mall",
      ...sortRings(1, undefined),
      where: and(shops, shop === null ? undefined : sql`${stores.id} = ${shop.id}`),
      cursor: undefined,
      order_type: 4,
    },
    context,
  );
  const kinds = shop === null ? mallKinds(db, language) : menuCategories(db, shop.id, MALL, language);
  return {
    store: shop === null ? null : await presentShop(shop, context),
    banners: await runningBanners(db, { place: shop === null ? "mall" : "store", store_id, language, now }),
    categories: await kinds,
    shops: listed.items,
    recommended: recommended.goods,
  };
});

async function presentShop(shop: Shop, context: ContextOf<typeof mallStoreIndex>) {
  const { caller, db, language, now, parts } = context;
  return presentStore(shop, {
    language,
    now,
    type: 3,
    order_type: 4,
    tableId: null,
    table: null,
    ratings: await ratingsOf(db, shop.id),
    rates: await taxRatesAt(db, now),
    isFavourite: (await favouritesAmong(db, caller, [shop.id])).has(shop.id),
    gateway: parts.payment,
  });
}
