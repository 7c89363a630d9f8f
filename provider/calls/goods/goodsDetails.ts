import { apiGoodsDetail, bentoGoodsDetail } from "#contract/calls/goods.ts";
import { answer } from "#provider/answer.ts";
import { findGoods } from "#provider/goods/findGoods.ts";
import { presentGoods } from "#provider/goods/presentGoods.ts";

export const answerApiGoodsDetail = answer(apiGoodsDetail, async ({ goods_id }, { db, fail, language }) =>
  presentGoods(await findGoods(db, { goods_id }, fail), language),
);

export const answerBentoGoodsDetail = answer(bentoGoodsDetail, async ({ goods_id }, { db, fail, language }) =>
  presentGoods(await findGoods(db, { goods_id }, fail), language),
);
