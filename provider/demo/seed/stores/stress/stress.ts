import type { Localized } from "#provider/db/tables/columns.ts";
import { seedIds } from "#provider/demo/seed/ids.ts";
import { oneOf, upTo } from "#provider/demo/seed/optionGroup.ts";
import { registrationNumber } from "#provider/demo/seed/registrationNumber.ts";
import type { CategorySeed, GoodsSeed, StoreSeed } from "#provider/demo/seed/storeSeed.ts";
import { weekHours } from "#provider/demo/seed/weekHours.ts";
import { words } from "#provider/demo/seed/words.ts";
import { type Dish, dishes } from "./dishes.ts";
import { type Ingredient, ingredients, type Style, styles } from "./ingredients.ts";

const portion = oneOf(
  "portion",
  words("量", "份量", "Portion", "份量", "양"),
  ["portion-regular", words("並", "标准", "Regular", "一般", "보통")],
  ["portion-large", words("大盛", "大份", "Large", "大份", "곱빼기"), 120],
);

const extras = upTo(
  3,
  "extras",
  words("追加（3つまで）", "加料（最多3种）", "Extras (up to 3)", "加料（最多3種）", "추가(최대 3개)"),
  ["extra-egg", words("温玉", "温泉蛋", "Soft egg", "溫泉蛋", "온천 달걀"), 100],
  ["extra-cheese", words("チーズ", "芝士", "Cheese", "起司", "치즈"), 120],
  ["extra-leek", words("ねぎ", "葱花", "Green onion", "蔥花", "파"), 60],
  ["extra-nori", words("のり", "海苔", "Nori", "海苔", "김"), 80],
);

function nameOf(dish: Dish, ingredient: Ingredient, style: Style): Localized {
  const close = (language: "ja" | "zh" | "tw") =>
    `${style.name[language]}${ingredient.name[language]}${language === "ja" ? "の" : ""}${dish.name[language]}`;
  const apart = (language: "en" | "ko") =>
    [style.name[language], ingredient.name[language], dish.name[language]].filter(Boolean).join(" ");
  return { ja: close("ja"), zh: close("zh"), en: apart("en"), tw: close("tw"), ko: apart("ko") };
}

function goodsOf(dish: Dish, ingredient: Ingredient, style: Style, number: number): GoodsSeed {
  const price = Math.round(((dish.price + ingredient.price) * style.factor) / 10) * 10;
  const picture = dish.pictures[number % dish.pictures.length] ?? dish.pictures[0];
  return {
    id: `${dish.id}-${ingredient.id}-${style.id}`,
    name: nameOf(dish, ingredient, style),
    about: style.about,
    picture,
    price,
    ...(number % 3 === 0 && { options: number % 2 === 0 ? [portion, extras] : [portion] }),
    ...(number % 17 === 0 && { off: number % 2 === 0 ? { percent: 10 } : { yen: 50 } }),
    ...(number % 29 === 5 && { soldOut: true as const }),
    ...(number % 23 === 3 && { stock: 1 + (number % 9) }),
    tags: style.tags,
    allergens: ingredient.allergens,
    ...(number % 250 === 1 && { recommended: 1 + Math.floor(number / 250) }),
  };
}

/** Fifty goods of each kind of dish: every ingredient in every style. */
const categories: readonly CategorySeed[] = dishes.map((dish, place) => ({
  id: dish.id,
  name: dish.name,
  goods: ingredients.flatMap((ingredient, row) =>
    styles.map((style, column) =>
      goodsOf(dish, ingredient, style, place * 50 + row * styles.length + column),
    ),
  ),
}));

const address = words(
  "東京都江東区大食堂1-1-1",
  "东京都江东区大食堂1-1-1",
  "1-1-1 Daishokudo, Koto-ku, Tokyo",
  "東京都江東區大食堂1-1-1",
  "도쿄도 고토구 다이쇼쿠도 1-1-1",
);

/** 2,000 goods in 40 categories, to see that a long menu stays quick; reached by its link alone. */
export const stress: StoreSeed = {
  id: seedIds.stress,
  storeType: "bento",
  orderTypes: [1, 2, 3],
  prefecture: "東京都",
  openedDaysAgo: 900,
  deliveryRadius: 3000,
  deliveryMinutes: 45,
  booking: { pickupMinutes: 20 },
  name: words(
    "大食堂 二千品",
    "大食堂 两千味",
    "The Two Thousand Dish Hall",
    "大食堂 兩千味",
    "대식당 이천품",
  ),
  about: words(
    "二千の品がそろう大食堂。長いメニューでも速く動くことを確かめるための店です。",
    "汇集两千道菜的大食堂，用来验证超长菜单也能流畅运行。",
    "A hall of two thousand dishes, here to show that a very long menu stays quick.",
    "匯集兩千道菜的大食堂，用來驗證超長菜單也能流暢運作。",
    "이천 가지 메뉴가 있는 대식당. 긴 메뉴도 빠르게 움직이는지 확인하기 위한 가게입니다.",
  ),
  address,
  notes: words(
    "試験用の店舗です。実際の商品はお渡しできません。",
    "测试用商家，不提供实际商品。",
    "A store for trials; nothing is really served.",
    "測試用店家，不提供實際商品。",
    "시험용 가게로 실제 상품은 제공되지 않습니다.",
  ),
  phone: "03-0000-0404",
  picture: "cover/stress",
  logo: "logo/stress",
  latitude: 35.6731,
  longitude: 139.8171,
  isRoom: true,
  isReg: 2,
  hasNotices: false,
  coverCharge: null,
  deliveryFee: 0,
  freeDeliveryFrom: 0,
  minimumOrder: 0,
  payList: [1, 5, 8],
  accentColor: "#2f5d8c",
  dishware: {
    none: words("なし", "不需要", "None", "不需要", "필요 없음"),
    chopsticks: words("箸", "筷子", "Chopsticks", "筷子", "젓가락"),
  },
  remarks: [words("急いでいます", "赶时间", "We are in a hurry", "趕時間", "조금 급해요")],
  attributes: [
    {
      name: words("席数", "座位", "Seats", "座位", "좌석"),
      value: words("400席", "400席", "400", "400席", "400석"),
    },
  ],
  disclosure: {
    seller: words(
      "大食堂株式会社",
      "大食堂株式会社",
      "Daishokudo Inc.",
      "大食堂株式會社",
      "다이쇼쿠도 주식회사",
    ),
    person: words(
      "支配人 千田 二郎",
      "经理 千田二郎",
      "Jiro Senda, manager",
      "經理 千田二郎",
      "지배인 센다 지로",
    ),
    address,
    phone: "03-0000-0404",
    host: "stress.noren.example",
    additionalCharges: words("なし", "无", "None", "無", "없음"),
    payments: words(
      "現金、クレジットカード、チャージ残高",
      "现金、信用卡、储值卡余额",
      "Cash, credit card, prepaid balance",
      "現金、信用卡、儲值餘額",
      "현금, 신용카드, 충전 잔액",
    ),
    qualification: words(
      "飲食店営業許可 江東区保健所 第0000404号",
      "餐饮业许可 江东区保健所 第0000404号",
      "Restaurant license, Koto Public Health Center, No. 0000404",
      "餐飲業許可 江東區保健所 第0000404號",
      "음식점 영업 허가 고토구 보건소 제0000404호",
    ),
  },
  registrationNumber: registrationNumber("999900000404"),
  businessHours: weekHours([["00:00", "24:00"]]),
  pickupHours: weekHours([["00:00", "24:00"]]),
  deliveryHours: weekHours([["00:00", "24:00"]]),
  isListed: false,
  tables: [
    { name: "A1", seats: 4 },
    { name: "A2", seats: 4 },
    { name: "A3", seats: 6 },
    { name: "A4", seats: 6 },
  ],
  categories,
  reviews: [],
};
