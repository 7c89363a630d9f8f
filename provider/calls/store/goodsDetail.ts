import { goodsDetail } from "#contract/calls/store.ts";
import { answer } from "#provider/server/context.ts";
import { findGoods } from "#provider/goods/findGoods.ts";
import { presentGoods } from "#provider/goods/presentGoods.ts";
import { findStore } from "#provider/stores/findStore.ts";

export const answerGoodsDetail = answer(
  goodsDetail,
  async ({ store_id, goods_id }, { db, fail, language }) => {
    await findStore(db, store_id, fail);
    return presentGoods(await findGoods(db, { goods_id, store_id }, fail), language);
  },
);
