import { and, eq, or, sql } from "drizzle-orm";
import {
  mallGoodList,
  mallJumpType,
  mallSearchGoods,
  mallStoreAttr,
  mallStorePayList,
} from "#contract/calls/mallStore.ts";
import type { PayType } from "#contract/enumerations.ts";
import { searchText } from "#domain/values/searchText.ts";
import { answer } from "#provider/server/context.ts";
import { categories, goods } from "#provider/db/tables/goods.ts";
import { mallCategories } from "#provider/db/tables/mall.ts";
import { menuCategories } from "#provider/goods/menuCategories.ts";
import { findShop } from "#provider/mall/findShop.ts";
import { mallGoodsPage } from "#provider/mall/mallGoodsPage.ts";
import { mallKinds } from "#provider/mall/mallKinds.ts";
import { presentShipping } from "#provider/mall/presentShipping.ts";
import { payListFor } from "#provider/stores/payListFor.ts";

const MALL = 3;
const MALL_ORDER = 4;
/** More words than this narrow nothing that a person looks for. */
const MOST_WORDS = 10;

export const answerMallGoodList = answer(mallGoodList, async (request, context) => {
  const { category_id, cursor, sort = 1, store_id } = request;
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
    if (kind === undefined && ownKind === undefined) return fail(301);
  }
  const shown = { key: parts.signingKey, language };
  const page = await mallGoodsPage(db, { store_id, where, sort, cursor }, shown, fail);
  const kinds =
    store_id === undefined ? mallKinds(db, language) : menuCategories(db, store_id, MALL, language);
  return { categories: await kinds, ...page };
});

export const answerMallSearchGoods = answer(mallSearchGoods, async (request, context) => {
  const { cursor, keyword, sort = 1, store_id } = request;
  const { db, fail, language, parts } = context;
  if (store_id !== undefined) await findShop(db, store_id, fail);
  const words = searchText(keyword).split(" ").filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return { goods: [], shops: [], next_cursor: null };
  const where = and(...words.map((word) => sql`strpos(${goods.search_text}, ${word}) > 0`));
  return mallGoodsPage(db, { store_id, where, sort, cursor }, { key: parts.signingKey, language }, fail);
});

export const answerMallStorePayList = answer(mallStorePayList, async ({ store_ids }, context) => {
  const { caller, db, fail, now, parts } = context;
  let common: PayType[] | null = null;
  for (const store_id of new Set(store_ids)) {
    const shop = await findShop(db, store_id, fail);
    const uid = caller?.uid ?? null;
    const paying = { order_type: MALL_ORDER, uid, now, gateway: parts.payment } as const;
    const { pay_list } = await payListFor(db, shop, paying);
    common = common === null ? pay_list : common.filter((pay_type) => pay_list.includes(pay_type));
  }
  return { pay_list: common ?? [] };
});

/** Whoever shops in the mall sits at no table: they sign in, on the operator's page where there is one. */
export const answerMallJumpType = answer(mallJumpType, async ({ store_id }, { db, fail, parts }) => {
  if (store_id !== undefined) await findShop(db, store_id, fail);
  const { ssoUrl } = parts.settings;
  return { jump_type: ssoUrl === null ? 1 : 3, url: ssoUrl } as const;
});

export const answerMallStoreAttr = answer(mallStoreAttr, async ({ store_id }, { db, fail, language }) => {
  const { attributes, shipping } = await findShop(db, store_id, fail);
  return {
    attributes: attributes.map(({ name, value }) => ({ name: name[language], value: value[language] })),
    shipping: presentShipping(shipping, language),
  };
});
