import { seedIds } from "#provider/demo/seed/ids.ts";
import type { StoreSeed } from "#provider/demo/seed/storeSeed.ts";
import { feesByRegion } from "#provider/demo/seed/stores/mall/feesByRegion.ts";
import { carriers } from "#provider/demo/seed/stores/mall/sections.ts";
import { shopOf } from "#provider/demo/seed/stores/mall/shopOf.ts";
import { words } from "#provider/demo/seed/words.ts";
import { paper } from "./paper.ts";
import { cloths, writing } from "./tools.ts";

/** A stationer of Kuramae in Tokyo, whose light goods go by post, and not to Okinawa: the one place that the demo does not ship to. */
export const stationeryShop: StoreSeed = shopOf({
  id: seedIds.stationeryShop,
  name: words("文具店 つづり", "文具店 缀", "Tsuzuri Stationery", "文具店 綴", "문구점 쓰즈리"),
  about: words(
    "蔵前の小さな店から、書くこと、贈ることの道具を。",
    "来自藏前小店的书写与送礼之物。",
    "Things for writing and giving, from a small shop in Kuramae.",
    "來自藏前小店的書寫與送禮之物。",
    "구라마에의 작은 가게에서 쓰고 선물하는 도구를.",
  ),
  notes: words(
    "名入れの品は返品をお受けできません。沖縄県へは発送しておりません。",
    "刻名商品恕不退货。不配送至冲绳县。",
    "Engraved goods cannot be returned. We do not ship to Okinawa.",
    "刻名商品恕不退貨。不配送至沖繩縣。",
    "각인 상품은 반품할 수 없습니다. 오키나와현으로는 발송하지 않습니다.",
  ),
  address: words(
    "東京都台東区のれん町6-1",
    "东京都台东区暖帘町6-1",
    "6-1 Noren-cho, Taito, Tokyo",
    "東京都台東區暖簾町6-1",
    "도쿄도 다이토구 노렌초 6-1",
  ),
  prefecture: "東京都",
  position: [35.7036, 139.7903],
  phone: "03-0000-0206",
  picture: "cover/mall-stationery",
  logo: "logo/mall-stationery",
  accentColor: "#3b4f6b",
  openedDaysAgo: 200,
  registration: "999900000206",
  person: words("代表 綴 しおり", "代表 缀栞", "Shiori Tsuzuri, owner", "代表 綴栞", "대표 쓰즈리 시오리"),
  qualification: words("不要", "无需", "None required", "無需", "해당 없음"),
  attributes: [
    {
      name: words("名入れ", "刻名", "Engraving", "刻名", "각인"),
      value: words(
        "一部の品で承ります",
        "部分商品提供",
        "For some of our pens",
        "部分商品提供",
        "일부 상품에 가능합니다",
      ),
    },
  ],
  shipping: {
    fees: feesByRegion({
      hokkaido: 980,
      northTohoku: 780,
      southTohoku: 680,
      kanto: 580,
      shinetsu: 580,
      hokuriku: 680,
      chubu: 680,
      kansai: 680,
      chugoku: 780,
      shikoku: 780,
      kyushu: 880,
    }),
    freeprice: 3980,
    delivery_company: carriers.japanPost,
  },
  categories: [paper, writing, cloths],
  reviews: [
    {
      author: "Lily",
      star: 5,
      daysAgo: 15,
      content: words(
        "ノートの紙が最高。万年筆でも裏にうつりません。",
        "笔记本纸质太棒，钢笔写也不透墨。",
        "The best paper: my fountain pen never shows through.",
        "筆記本紙質太棒，鋼筆寫也不透墨。",
        "노트 종이가 최고예요. 만년필도 비치지 않아요.",
      ),
    },
  ],
});
