import { goodsBrowse, mallGoodsBrowse, storeBrowse } from "#contract/calls/flow.ts";
import { answer } from "#provider/server/context.ts";
import { findGoods } from "#provider/goods/findGoods.ts";
import { countBrowse } from "#provider/stores/countBrowse.ts";
import { findStore } from "#provider/stores/findStore.ts";

export const answerStoreBrowse = answer(storeBrowse, async ({ store_id }, { db, fail, now }) => {
  await findStore(db, store_id, fail);
  await countBrowse(db, "store", store_id, now);
  return {};
});

export const answerGoodsBrowse = answer(goodsBrowse, async (request, { db, fail, now }) => {
  const { goods_id, store_id } = request;
  await findGoods(db, { goods_id, ...(store_id === undefined ? {} : { store_id }) }, fail);
  await countBrowse(db, "goods", goods_id, now);
  return {};
});

export const answerMallGoodsBrowse = answer(mallGoodsBrowse, async (request, { db, fail, now }) => {
  const { goods_id, store_id } = request;
  const row = await findGoods(db, { goods_id, ...(store_id === undefined ? {} : { store_id }) }, fail);
  if (row.mall_category_id === null) return fail(302);
  await countBrowse(db, "goods", goods_id, now);
  return {};
});
