import { seedIds } from "#provider/demo/seed/ids.ts";
import type { StoreSeed } from "#provider/demo/seed/storeSeed.ts";
import { feesByRegion } from "#provider/demo/seed/stores/mall/feesByRegion.ts";
import { carriers } from "#provider/demo/seed/stores/mall/sections.ts";
import { shopOf } from "#provider/demo/seed/stores/mall/shopOf.ts";
import { words } from "#provider/demo/seed/words.ts";
import { dry } from "./dry.ts";
import { besides, ramen } from "./ramen.ts";

/** A noodle maker of Takamatsu, whose noodles travel dry, chilled and frozen, free from a small sum. */
export const noodleShop: StoreSeed = shopOf({
  id: seedIds.noodleShop,
  name: words("麺どころ 讃岐屋", "面铺 赞岐屋", "Sanukiya Noodles", "麵舖 讚岐屋", "면가게 사누키야"),
  about: words(
    "高松の製麺所から、全国の麺とつゆを食卓へ。",
    "从高松制面所把全国面食与面汁送上餐桌。",
    "From a noodle works in Takamatsu: noodles and broths of all Japan.",
    "從高松製麵所把全國麵食與麵汁送上餐桌。",
    "다카마쓰 제면소에서 전국의 면과 쓰유를 식탁으로.",
  ),
  notes: words(
    "冷蔵・冷凍の麺は、常温の品と別の箱でお届けすることがあります。",
    "冷藏、冷冻面可能与常温商品分箱寄送。",
    "Chilled and frozen noodles may travel in a box of their own.",
    "冷藏、冷凍麵可能與常溫商品分箱寄送。",
    "냉장·냉동 면은 상온 상품과 다른 상자로 보내 드릴 수 있습니다.",
  ),
  address: words(
    "香川県高松市のれん町5-8",
    "香川县高松市暖帘町5-8",
    "5-8 Noren-cho, Takamatsu, Kagawa",
    "香川縣高松市暖簾町5-8",
    "가가와현 다카마쓰시 노렌초 5-8",
  ),
  prefecture: "香川県",
  position: [34.3428, 134.0466],
  phone: "087-000-0205",
  picture: "cover/mall-noodles",
  logo: "logo/mall-noodles",
  accentColor: "#9a5a1f",
  openedDaysAgo: 340,
  registration: "999900000205",
  person: words(
    "代表 讃岐 大地",
    "代表 赞岐大地",
    "Daichi Sanuki, owner",
    "代表 讚岐大地",
    "대표 사누키 다이치",
  ),
  qualification: words(
    "めん類製造業許可 高松市保健所 第0000205号",
    "面类制造业许可 高松市保健所 第0000205号",
    "Noodle-making license, Takamatsu Public Health Center, No. 0000205",
    "麵類製造業許可 高松市保健所 第0000205號",
    "면류 제조업 허가 다카마쓰시 보건소 제0000205호",
  ),
  attributes: [
    {
      name: words("製造", "制造", "Made", "製造", "제조"),
      value: words(
        "ご注文の前日に打っています",
        "下单前一天现制",
        "The day before it is sent",
        "出貨前一天現製",
        "발송 전날 뽑습니다",
      ),
    },
  ],
  shipping: {
    fees: feesByRegion({
      hokkaido: 1300,
      northTohoku: 950,
      southTohoku: 950,
      kanto: 800,
      shinetsu: 800,
      hokuriku: 800,
      chubu: 800,
      kansai: 700,
      chugoku: 700,
      shikoku: 600,
      kyushu: 800,
      okinawa: 1800,
    }),
    freeprice: 5000,
    delivery_company: carriers.japanPost,
  },
  categories: [dry, ramen, besides],
  reviews: [
    {
      author: "Sora",
      star: 5,
      daysAgo: 4,
      content: words(
        "釜玉うどんセット、だし醤油がおいしくて毎週食べています。",
        "釜玉乌冬套装的高汤酱油太好吃，每周都吃。",
        "The dashi soy sauce in the kamatama kit is so good that we have it weekly.",
        "釜玉烏龍組的高湯醬油太好吃，每週都吃。",
        "가마타마 세트의 다시 간장이 맛있어 매주 먹어요.",
      ),
    },
  ],
});
