import { seedIds } from "#provider/demo/seed/ids.ts";
import type { StoreSeed } from "#provider/demo/seed/storeSeed.ts";
import { feesByRegion } from "#provider/demo/seed/stores/mall/feesByRegion.ts";
import { carriers } from "#provider/demo/seed/stores/mall/sections.ts";
import { shopOf } from "#provider/demo/seed/stores/mall/shopOf.ts";
import { words } from "#provider/demo/seed/words.ts";
import { bags } from "./bags.ts";
import { leaves } from "./leaves.ts";
import { roasted } from "./roasted.ts";
import { sweets } from "./sweets.ts";

/** A tea merchant of Uji, which ships everywhere and sends its cakes chilled. */
export const tea: StoreSeed = shopOf({
  id: seedIds.tea,
  name: words("茶舗 みどり庵", "茶铺 绿庵", "Midori-an Tea", "茶舖 綠庵", "차포 미도리안"),
  about: words(
    "宇治の畑から急須まで。明治のころから茶を商う小さな店です。",
    "从宇治茶园到您的茶壶。自明治年间经营至今的小茶铺。",
    "From the fields of Uji to your teapot: a small house in the trade since Meiji.",
    "從宇治茶園到您的茶壺。自明治年間經營至今的小茶舖。",
    "우지의 차밭에서 찻주전자까지. 메이지 시대부터 이어 온 작은 가게입니다.",
  ),
  notes: words(
    "茶葉は開封後、湿気を避けてお早めにお召し上がりください。",
    "茶叶开封后请防潮并尽早饮用。",
    "Once opened, keep the tea dry and drink it soon.",
    "茶葉開封後請防潮並儘早飲用。",
    "찻잎은 개봉 후 습기를 피해 빨리 드세요.",
  ),
  address: words(
    "京都府宇治市のれん町1-1",
    "京都府宇治市暖帘町1-1",
    "1-1 Noren-cho, Uji, Kyoto",
    "京都府宇治市暖簾町1-1",
    "교토부 우지시 노렌초 1-1",
  ),
  prefecture: "京都府",
  position: [34.8889, 135.8077],
  phone: "0774-00-0201",
  picture: "cover/mall-tea",
  logo: "logo/mall-tea",
  accentColor: "#4f6b2f",
  openedDaysAgo: 420,
  registration: "999900000201",
  person: words(
    "代表 緑川 茂",
    "代表 绿川茂",
    "Shigeru Midorikawa, owner",
    "代表 綠川茂",
    "대표 미도리카와 시게루",
  ),
  qualification: words(
    "菓子製造業許可 山城北保健所 第0000201号",
    "糕点制造业许可 山城北保健所 第0000201号",
    "Confectionery license, Yamashiro-Kita Public Health Center, No. 0000201",
    "糕點製造業許可 山城北保健所 第0000201號",
    "과자 제조업 허가 야마시로키타 보건소 제0000201호",
  ),
  attributes: [
    {
      name: words("創業", "创业", "Since", "創業", "창업"),
      value: words("明治28年（1895年）", "明治28年（1895年）", "1895", "明治28年（1895年）", "1895년"),
    },
  ],
  shipping: {
    fees: feesByRegion({
      hokkaido: 1500,
      northTohoku: 1100,
      southTohoku: 1000,
      kanto: 850,
      shinetsu: 850,
      hokuriku: 750,
      chubu: 750,
      kansai: 700,
      chugoku: 750,
      shikoku: 750,
      kyushu: 850,
      okinawa: 1900,
    }),
    freeprice: 8000,
    delivery_company: carriers.yamato,
  },
  categories: [leaves, roasted, bags, sweets],
  reviews: [
    {
      author: "Hana",
      star: 5,
      daysAgo: 12,
      content: words(
        "湯呑みに注いだときの香りで、家族がみんな集まってきました。",
        "倒进茶杯的那一刻，香气把全家人都引来了。",
        "Pouring it brought the whole family to the table.",
        "倒進茶杯的那一刻，香氣把全家人都引來了。",
        "찻잔에 따르는 순간 향기에 온 가족이 모였어요.",
      ),
    },
  ],
});
