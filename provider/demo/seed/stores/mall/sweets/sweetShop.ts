import { seedIds } from "#provider/demo/seed/ids.ts";
import type { StoreSeed } from "#provider/demo/seed/storeSeed.ts";
import { feesByRegion } from "#provider/demo/seed/stores/mall/feesByRegion.ts";
import { carriers } from "#provider/demo/seed/stores/mall/sections.ts";
import { shopOf } from "#provider/demo/seed/stores/mall/shopOf.ts";
import { words } from "#provider/demo/seed/words.ts";
import { cold } from "./cold.ts";
import { wagashi } from "./wagashi.ts";
import { western } from "./western.ts";

/** A confectioner of Kanazawa, much of whose work travels chilled or frozen. */
export const sweetShop: StoreSeed = shopOf({
  id: seedIds.sweetShop,
  name: words("菓子処 こはる", "点心铺 小春", "Koharu Confectionery", "點心舖 小春", "과자점 고하루"),
  about: words(
    "金沢の町家で、和と洋のお菓子を毎朝つくっています。",
    "在金泽町家，每天清晨制作和洋点心。",
    "Japanese and Western sweets, made each morning in an old town house of Kanazawa.",
    "在金澤町家，每天清晨製作和洋點心。",
    "가나자와의 오래된 상가에서 매일 아침 과자를 만듭니다.",
  ),
  notes: words(
    "冷蔵・冷凍のお品は、届きましたらすぐに冷蔵庫・冷凍庫へお入れください。",
    "冷藏、冷冻商品收到后请立即放入冰箱。",
    "Put chilled and frozen goods away as soon as they arrive.",
    "冷藏、冷凍商品收到後請立即放入冰箱。",
    "냉장·냉동 상품은 받으시는 즉시 냉장고에 넣어 주세요.",
  ),
  address: words(
    "石川県金沢市のれん町2-3",
    "石川县金泽市暖帘町2-3",
    "2-3 Noren-cho, Kanazawa, Ishikawa",
    "石川縣金澤市暖簾町2-3",
    "이시카와현 가나자와시 노렌초 2-3",
  ),
  prefecture: "石川県",
  position: [36.5613, 136.6562],
  phone: "076-000-0202",
  picture: "cover/mall-sweets",
  logo: "logo/mall-sweets",
  accentColor: "#a4505a",
  openedDaysAgo: 380,
  registration: "999900000202",
  person: words("代表 小春 葉子", "代表 小春叶子", "Yoko Koharu, owner", "代表 小春葉子", "대표 고하루 요코"),
  qualification: words(
    "菓子製造業許可 金沢市保健所 第0000202号",
    "糕点制造业许可 金泽市保健所 第0000202号",
    "Confectionery license, Kanazawa Public Health Center, No. 0000202",
    "糕點製造業許可 金澤市保健所 第0000202號",
    "과자 제조업 허가 가나자와시 보건소 제0000202호",
  ),
  attributes: [
    {
      name: words("のし・包装", "贺礼封纸・包装", "Gift wrapping", "賀禮封紙・包裝", "띠지·포장"),
      value: words("無料で承ります", "免费", "Free of charge", "免費", "무료로 해 드립니다"),
    },
  ],
  shipping: {
    fees: feesByRegion({
      hokkaido: 1500,
      northTohoku: 1100,
      southTohoku: 950,
      kanto: 850,
      shinetsu: 800,
      hokuriku: 700,
      chubu: 800,
      kansai: 800,
      chugoku: 950,
      shikoku: 950,
      kyushu: 1100,
      okinawa: 2100,
    }),
    freeprice: 6000,
    delivery_company: carriers.yamato,
  },
  categories: [wagashi, western, cold],
  reviews: [
    {
      author: "Yui",
      star: 5,
      daysAgo: 6,
      content: words(
        "酒粕チーズケーキ、香りがよくて一晩でなくなりました。",
        "酒糟芝士蛋糕香气十足，一晚就吃光了。",
        "The sake-lees cheesecake was gone in one evening.",
        "酒粕起司蛋糕香氣十足，一晚就吃光了。",
        "술지게미 치즈케이크, 향이 좋아 하룻밤에 사라졌어요.",
      ),
    },
    {
      author: "Chen",
      star: 4,
      daysAgo: 31,
      content: words(
        "金平糖がきれいで、友人への贈りものに喜ばれました。",
        "金平糖很漂亮，当礼物送朋友很受欢迎。",
        "The konpeito is lovely; my friends were delighted.",
        "金平糖很漂亮，當禮物送朋友很受歡迎。",
        "별사탕이 예뻐서 선물했더니 다들 좋아했어요.",
      ),
    },
  ],
});
