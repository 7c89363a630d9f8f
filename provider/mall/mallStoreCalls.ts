import { and, asc, eq, isNotNull, ne, or, sql } from "drizzle-orm";
import type { ResponseOf } from "#contract/call.ts";
import { mallCalcCouponPrice } from "#contract/calls/mallOrder.ts";
import {
  mallCouponList,
  mallGoodList,
  mallJumpType,
  mallSearchGoods,
  mallStoreAttr,
  mallStoreIndex,
  mallStorePayList,
} from "#contract/calls/mallStore.ts";
import * as Code from "#contract/codes.ts";
import {
  GoodsShowType,
  JumpType,
  MallSort,
  OrderType,
  type PayType,
  StoreSort,
} from "#contract/enumerations.ts";
import { offersSeenBy, storeOffersPage, typesAdmitting } from "#provider/coupons/couponOffers.ts";
import { categories, goods } from "#provider/db/tables/goods.ts";
import { mallCategories } from "#provider/db/tables/mall.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { ownAddress } from "#provider/members/addresses/addresses.ts";
import { menuCategories } from "#provider/menu/goods.ts";
import { canPayTogether } from "#provider/gateways/payments/paymentGateways.ts";
import { storedValueFor } from "#provider/payments/storedValueFor.ts";
import { prefectures } from "#provider/places/prefectures.ts";
import { endOfWindow } from "#provider/server/cache/cache.ts";
import { answer, type ContextOf } from "#provider/server/context.ts";
import { runningBanners } from "#provider/stores/banners.ts";
import { favouritesAmong } from "#provider/stores/findStore.ts";
import { listStoresOfAll, seenBy, type StoreOfAll } from "#provider/stores/list/presentStores.ts";
import { sortRings } from "#provider/stores/list/storePage.ts";
import { payListFor } from "#provider/stores/payList.ts";
import { presentStore, ratingsOf } from "#provider/stores/presentStore.ts";
import { NO_RATES, taxRatesAt } from "#provider/stores/taxRates.ts";
import { mallGoods, mallGoodsPage, mallKinds, mallSorts } from "./mallGoods.ts";
import { quoteShop } from "./quoteShop.ts";
import { searchMall } from "./searchMall.ts";
import { destinationIn, presentShipping } from "./shipping.ts";
import { findShop, onSale, type Shop, shops } from "./shops.ts";

const MOST = 8;

export const answerMallStoreIndex = answer(mallStoreIndex, async ({ store_id }, context) => {
  const { db, fail, language, now, parts } = context;
  const shop = store_id === undefined ? null : await findShop(db, store_id, fail);
  // Whether a shop is open goes by the clock.
  const validity = { store_id: store_id ?? null, until: endOfWindow(now) };
  const { shops: open, ...front } = await parts.cache.get<Front>(
    `front of the mall ${language} ${store_id ?? ""}`,
    validity,
    () => readFront(shop, context),
  );
  return {
    ...front,
    store: shop === null ? null : await presentShop(shop, context),
    shops: await seenBy(context, open),
  };
});

interface Front extends Pick<ResponseOf<typeof mallStoreIndex>, "banners" | "categories" | "recommended"> {
  readonly shops: readonly StoreOfAll[];
}

/** What the front of the mall, or of one of its shops, shows to all alike. */
async function readFront(shop: Shop | null, context: ContextOf<typeof mallStoreIndex>): Promise<Front> {
  const { db, language, now } = context;
  const store_id = shop?.id;
  const rows = await db
    .select({ id: goods.id })
    .from(goods)
    .where(
      and(
        onSale,
        store_id === undefined ? undefined : eq(goods.store_id, store_id),
        isNotNull(goods.recommended),
        eq(goods.is_sold_out, false),
        eq(goods.is_off_hours, false),
        ne(goods.stock, 0),
      ),
    )
    .orderBy(asc(goods.recommended), asc(mallSorts[1].key), asc(goods.id))
    .limit(MOST);
  const recommended = await mallGoods(
    db,
    rows.map(({ id }) => id),
    { store_id, language },
  );
  const listed = await listStoresOfAll(
    {
      name: "mall",
      ...sortRings(StoreSort.comprehensive, undefined),
      where: and(shops, shop === null ? undefined : sql`${stores.id} = ${shop.id}`),
      cursor: undefined,
      order_type: OrderType.shipping,
    },
    context,
  );
  const kinds =
    shop === null ? mallKinds(db, language) : menuCategories(db, shop.id, GoodsShowType.mall, language);
  return {
    banners: await runningBanners(db, { place: shop === null ? "mall" : "store", store_id, language, now }),
    categories: await kinds,
    shops: listed.stores,
    recommended: recommended.goods,
  };
}

async function presentShop(shop: Shop, context: ContextOf<typeof mallStoreIndex>) {
  const { caller, db, language, now, parts } = context;
  return presentStore(shop, {
    language,
    now,
    type: GoodsShowType.mall,
    order_type: OrderType.shipping,
    tableId: null,
    table: null,
    ratings: await ratingsOf(db, shop.id),
    rates: await taxRatesAt(db, now),
    isFavourite: (await favouritesAmong(db, caller, [shop.id])).has(shop.id),
    gateways: parts.payment,
  });
}

export const answerMallGoodList = answer(mallGoodList, async (request, context) => {
  const { category_id, cursor, sort = MallSort.comprehensive, store_id } = request;
  const { db, fail, language, parts } = context;
  if (store_id !== undefined) await findShop(db, store_id, fail);
  const where =
    category_id === undefined
      ? undefined
      : or(eq(goods.mall_category_id, category_id), eq(goods.category_id, category_id));
  if (category_id !== undefined) {
    const [kind] = await db.select().from(mallCategories).where(eq(mallCategories.id, category_id));
    const own = and(eq(categories.id, category_id), eq(categories.store_id, store_id ?? ""));
    const [ownKind] = await db.select().from(categories).where(own);
    if (kind === undefined && ownKind === undefined) return fail(Code.productTypeMissing);
  }
  const shown = { key: parts.signingKey, language };
  const page = await mallGoodsPage(db, { store_id, where, sort, cursor }, shown, fail);
  const kinds =
    store_id === undefined
      ? mallKinds(db, language)
      : menuCategories(db, store_id, GoodsShowType.mall, language);
  return { categories: await kinds, ...page };
});

export const answerMallSearchGoods = answer(mallSearchGoods, async (request, context) => {
  const { cursor, keyword, sort = MallSort.comprehensive, store_id } = request;
  const { db, fail, language, parts } = context;
  if (store_id !== undefined) await findShop(db, store_id, fail);
  return searchMall(db, { store_id, keyword, sort, cursor }, { key: parts.signingKey, language }, fail);
});

export const answerMallStorePayList = answer(mallStorePayList, async ({ store_ids }, context) => {
  const { caller, db, fail, now, parts } = context;
  let common: PayType[] | null = null;
  for (const store_id of new Set(store_ids)) {
    const shop = await findShop(db, store_id, fail);
    const uid = caller?.uid ?? null;
    const paying = { order_type: OrderType.shipping, uid, now, gateways: parts.payment } as const;
    const { pay_list } = await payListFor(db, shop, paying);
    common = common === null ? pay_list : common.filter((pay_type) => pay_list.includes(pay_type));
  }
  const isOne = (pay_type: PayType) => canPayTogether(parts.payment, store_ids, pay_type);
  return { pay_list: (common ?? []).filter(isOne) };
});

/** Whoever shops in the mall sits at no table: they sign in, on the operator's page where there is one. */
export const answerMallJumpType = answer(mallJumpType, async ({ store_id }, { db, fail, parts }) => {
  if (store_id !== undefined) await findShop(db, store_id, fail);
  const { ssoUrl } = parts.settings;
  return { jump_type: ssoUrl === null ? JumpType.signIn : JumpType.singleSignOn, url: ssoUrl } as const;
});

export const answerMallStoreAttr = answer(mallStoreAttr, async ({ store_id }, { db, fail, language }) => {
  const { attributes, shipping } = await findShop(db, store_id, fail);
  return {
    attributes: attributes.map(({ name, value }) => ({ name: name[language], value: value[language] })),
    shipping: presentShipping(shipping, language),
  };
});

export const answerMallCalcCouponPrice = answer(mallCalcCouponPrice, async (request, context) => {
  const { caller, db, fail, now } = context;
  const { address_id, prefecture, shops: parts, stored_value = [] } = request;
  const { uid } = caller;
  const address = address_id === undefined ? null : await ownAddress(db, { uid, address_id }, fail);
  if (prefecture !== undefined && !prefectures.some(({ name }) => name.ja === prefecture))
    return fail(Code.missingParameter, { fields: ["prefecture"] });
  // Which islands it may be is not known by a prefecture alone.
  const around = prefecture === undefined ? null : { prefecture, postal_code: "" };
  const to = address === null ? around : destinationIn(address);
  const rates = ((await taxRatesAt(db, now)) ?? NO_RATES)[OrderType.shipping];
  const quotes = [];
  const orders = [];
  for (const part of parts) {
    const { store_id } = part;
    const shop = await findShop(db, store_id, () => fail(Code.storeMissing, { store_id }));
    if (shop.left_at !== null) return fail(Code.storeMissing, { store_id });
    const { lines, quote } = await quoteShop(shop, part, to, rates, context);
    quotes.push(quote);
    const paidFor = lines.map(({ number, row, unit }) => ({ goods_id: row.id, line_total: unit * number }));
    orders.push({ order_no: store_id, store_id, to_pay: quote.bill.total, lines: paidFor });
  }
  const paid = await storedValueFor(db, { uid, orders, stored_value, now });
  if ("refused" in paid) return fail(paid.refused);
  return { quotes, total: quotes.reduce((sum, { bill }) => sum + bill.total, 0), ...paid };
});

export const answerMallCouponList = answer(mallCouponList, async ({ cursor, store_id }, context) => {
  const { db, fail, now, parts } = context;
  const shop = store_id === undefined ? null : await findShop(db, store_id, fail);
  if (shop !== null && shop.left_at !== null) return fail(Code.storeMissing);
  const asked = { where: typesAdmitting(OrderType.shipping), cursor, key: parts.signingKey, now };
  const { rows, next_cursor } = await storeOffersPage(db, shop?.id ?? null, asked, fail);
  return { items: await offersSeenBy(db, rows, context), next_cursor };
});
