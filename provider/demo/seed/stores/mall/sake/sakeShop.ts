import { seedIds } from "#provider/demo/seed/ids.ts";
import type { StoreSeed } from "#provider/demo/seed/storeSeed.ts";
import { feesByRegion } from "#provider/demo/seed/stores/mall/feesByRegion.ts";
import { carriers } from "#provider/demo/seed/stores/mall/sections.ts";
import { shopOf } from "#provider/demo/seed/stores/mall/shopOf.ts";
import { words } from "#provider/demo/seed/words.ts";
import { nihonshu } from "./nihonshu.ts";
import { besideSake, shochuAndMore } from "./others.ts";

/** A sake merchant of Nagaoka: alcohol for adults, in heavy bottles. */
export const sakeShop: StoreSeed = shopOf({
  id: seedIds.sakeShop,
  name: words("酒舗 雪見", "酒铺 雪见", "Yukimi Sake", "酒舖 雪見", "주류점 유키미"),
  about: words(
    "越後の蔵をめぐって選んだ酒を、温度に気をつけてお届けします。",
    "走访越后酒藏精选美酒，注意温度细心寄送。",
    "Sake chosen brewery by brewery in Echigo, and sent with care for its temperature.",
    "走訪越後酒藏精選美酒，注意溫度細心寄送。",
    "에치고의 양조장을 돌며 고른 술을 온도에 유의해 보내 드립니다.",
  ),
  notes: words(
    "20歳未満の方への酒類の販売はいたしません。ご購入の際に年齢の確認をお願いしております。",
    "本店不向未满20岁者出售酒类，购买时请确认年龄。",
    "We do not sell alcohol to anyone under 20. You are asked to confirm your age.",
    "本店不販售酒類予未滿20歲者，購買時請確認年齡。",
    "20세 미만에게는 주류를 판매하지 않습니다. 구매 시 연령을 확인합니다.",
  ),
  address: words(
    "新潟県長岡市のれん町3-5",
    "新潟县长冈市暖帘町3-5",
    "3-5 Noren-cho, Nagaoka, Niigata",
    "新潟縣長岡市暖簾町3-5",
    "니가타현 나가오카시 노렌초 3-5",
  ),
  prefecture: "新潟県",
  position: [37.4465, 138.8514],
  phone: "0258-00-0203",
  picture: "cover/mall-sake",
  logo: "logo/mall-sake",
  accentColor: "#34507f",
  openedDaysAgo: 360,
  registration: "999900000203",
  person: words("代表 越野 誠", "代表 越野诚", "Makoto Koshino, owner", "代表 越野誠", "대표 고시노 마코토"),
  qualification: words(
    "通信販売酒類小売業免許 長岡税務署 第0000203号 酒類販売管理者 越野 誠（販売管理研修受講 2026年4月）",
    "邮购酒类零售业执照 长冈税务署 第0000203号 酒类销售管理者 越野诚",
    "Mail-order liquor license, Nagaoka Tax Office, No. 0000203; sales manager Makoto Koshino",
    "郵購酒類零售業執照 長岡稅務署 第0000203號 酒類銷售管理者 越野誠",
    "통신판매 주류 소매업 면허 나가오카 세무서 제0000203호, 주류 판매 관리자 고시노 마코토",
  ),
  attributes: [
    {
      name: words("未成年者飲酒防止", "未成年人禁酒", "Minors", "未成年人禁酒", "미성년자 음주 방지"),
      value: words(
        "20歳未満の飲酒は法律で禁止されています",
        "法律禁止未满20岁者饮酒",
        "Drinking under 20 is against the law",
        "法律禁止未滿20歲者飲酒",
        "20세 미만의 음주는 법으로 금지되어 있습니다",
      ),
    },
  ],
  shipping: {
    fees: feesByRegion({
      hokkaido: 1700,
      northTohoku: 1100,
      southTohoku: 950,
      kanto: 950,
      shinetsu: 850,
      hokuriku: 850,
      chubu: 950,
      kansai: 1050,
      chugoku: 1200,
      shikoku: 1200,
      kyushu: 1400,
      okinawa: 2600,
    }),
    freeprice: 12000,
    delivery_company: carriers.sagawa,
    parcel_grams: 20_000,
  },
  categories: [nihonshu, shochuAndMore, besideSake],
  reviews: [
    {
      author: "Kenta",
      star: 5,
      daysAgo: 9,
      content: words(
        "三本の飲み比べ、ていねいに包まれて届きました。吟醸が好みでした。",
        "三款品鉴组包装很仔细，最喜欢吟酿。",
        "The three bottles came beautifully packed. The ginjo is mine.",
        "三款品鑑組包裝很仔細，最喜歡吟釀。",
        "세 병 모두 꼼꼼히 포장돼 왔어요. 긴조가 제 취향이었습니다.",
      ),
    },
  ],
});
