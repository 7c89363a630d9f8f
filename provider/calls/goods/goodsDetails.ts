import { apiGoodsDetail, bentoGoodsDetail } from "#contract/calls/goods.ts";
import { specialPrice } from "#domain/price/unitPrice.ts";
import { answer } from "#provider/server/context.ts";
import { findGoods } from "#provider/goods/findGoods.ts";
import { presentGoods } from "#provider/goods/presentGoods.ts";
import { runningOffers } from "#provider/specials/runningOffers.ts";

export const answerApiGoodsDetail = answer(apiGoodsDetail, async ({ goods_id }, { db, fail, language }) =>
  presentGoods(await findGoods(db, { goods_id }, fail), language),
);

export const answerBentoGoodsDetail = answer(
  bentoGoodsDetail,
  async ({ goods_id, special_id }, { db, fail, language, now }) => {
    const goods = presentGoods(await findGoods(db, { goods_id }, fail), language);
    if (special_id === undefined) return goods;
    const offers = await runningOffers(db, [{ goods_id, special_id }], now);
    return specialPrice(goods, offers.get(goods_id) ?? fail(302));
  },
);
