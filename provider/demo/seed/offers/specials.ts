import type { Localized } from "#provider/db/tables/columns.ts";
import type { PictureName } from "#provider/demo/seed/pictureOf.ts";
import type { StoreSeed } from "#provider/demo/seed/storeSeed.ts";
import { words } from "#provider/demo/seed/words.ts";

export interface SpecialSeed {
  readonly id: string;
  readonly kind: "league" | "special" | "presell" | "activity";
  readonly title: Localized;
  readonly about: Localized;
  readonly picture: PictureName;
  /** Days from the start of the demo. */
  readonly ends: number;
  readonly takesPart: (store: StoreSeed) => boolean;
  /** What it takes off its goods. */
  readonly off: { readonly percent: number } | { readonly yen: number };
  /** Days on which what is ordered ahead can be had, from the start of the demo. */
  readonly received?: readonly [from: number, until: number];
  readonly limitPerPerson?: number;
}

const ofType =
  (...types: readonly StoreSeed["storeType"][]) =>
  ({ storeType }: StoreSeed): boolean =>
    types.includes(storeType);
const inPrefecture =
  (prefecture: string) =>
  (store: StoreSeed): boolean =>
    store.prefecture === prefecture;

/** What is on offer in the demo, in the order in which it is shown. */
export const specialSeeds: readonly SpecialSeed[] = [
  {
    id: "noodle-league",
    kind: "league",
    title: words(
      "あったか麺めぐり",
      "暖心面食巡礼",
      "A Round of Warm Noodles",
      "暖心麵食巡禮",
      "따뜻한 면 순례",
    ),
    about: words(
      "五つの街のラーメン・そば・うどんのお店が手を組みました。対象の一杯がお得です。",
      "五座城市的拉面、荞麦面、乌冬面店联手推出优惠。",
      "Ramen, soba and udon shops of five cities have joined hands, with something off at each.",
      "五座城市的拉麵、蕎麥麵、烏龍麵店聯手推出優惠。",
      "다섯 도시의 라멘·소바·우동 가게가 함께합니다. 대상 메뉴를 할인해 드려요.",
    ),
    picture: "cover/soba",
    ends: 45,
    takesPart: ofType("ramen", "soba"),
    off: { percent: 10 },
  },
  {
    id: "kyoto-league",
    kind: "league",
    title: words(
      "京のおいしいもの会",
      "京都美味联盟",
      "The Good Food of Kyoto",
      "京都美味聯盟",
      "교토 맛집 연합",
    ),
    about: words(
      "祇園から嵐山まで、京都のお店がそろいました。",
      "从祇园到岚山，京都商家齐聚。",
      "From Gion to Arashiyama, the stores of Kyoto together.",
      "從祇園到嵐山，京都店家齊聚。",
      "기온에서 아라시야마까지, 교토 가게가 모였습니다.",
    ),
    picture: "cover/sweets",
    ends: 60,
    takesPart: inPrefecture("京都府"),
    off: { percent: 10 },
  },
  {
    id: "lunch-offer",
    kind: "special",
    title: words("いまだけのお得な一品", "限时优惠", "Offers of the Moment", "限時優惠", "지금만 할인"),
    about: words(
      "お弁当、カレー、ハンバーガーを期間限定の価格で。",
      "便当、咖喱、汉堡限时特价。",
      "Bento, curry and burgers, at a lower price for a while.",
      "便當、咖哩、漢堡限時特價。",
      "도시락, 카레, 햄버거를 기간 한정 가격으로.",
    ),
    picture: "cover/bento",
    ends: 30,
    takesPart: ofType("bento", "curry", "burger"),
    off: { yen: 100 },
  },
  {
    id: "cake-presell",
    kind: "presell",
    title: words(
      "季節のケーキ ご予約",
      "时令蛋糕预售",
      "Cakes of the Season, Ordered Ahead",
      "季節蛋糕預購",
      "시즌 케이크 예약",
    ),
    about: words(
      "いま予約して、ご希望の日に店頭でお受け取りください。",
      "现在预订，在指定日期到店领取。",
      "Order now and pick it up on the day that suits you.",
      "現在預訂，在指定日期到店領取。",
      "지금 예약하고 원하는 날 매장에서 받으세요.",
    ),
    picture: "cover/cafe",
    ends: 21,
    takesPart: ofType("sweets", "bakery"),
    off: { percent: 15 },
    received: [10, 35],
    limitPerPerson: 3,
  },
  {
    id: "sushi-presell",
    kind: "presell",
    title: words(
      "週末の寿司 ご予約",
      "周末寿司预订",
      "Weekend Sushi, Ordered Ahead",
      "週末壽司預訂",
      "주말 초밥 예약",
    ),
    about: words(
      "お集まりの日の寿司を、三日前までに。",
      "聚会寿司，请提前三天预订。",
      "Sushi for your gathering, three days ahead.",
      "聚會壽司，請提前三天預訂。",
      "모임 날 초밥을 사흘 전까지 예약하세요.",
    ),
    picture: "cover/sushi",
    ends: 28,
    takesPart: ofType("sushi"),
    off: { yen: 200 },
    received: [3, 31],
  },
  {
    id: "spice-fair",
    kind: "activity",
    title: words(
      "世界の辛いものフェア",
      "世界辣味节",
      "A Fair of Hot Dishes",
      "世界辣味節",
      "세계의 매운맛 축제",
    ),
    about: words(
      "中華と韓国料理の、からだが温まる品々。",
      "暖身的中餐与韩国料理。",
      "Chinese and Korean dishes that warm one through.",
      "暖身的中式與韓式料理。",
      "몸이 따뜻해지는 중식과 한식.",
    ),
    picture: "cover/korean",
    ends: 25,
    takesPart: ofType("chinese", "korean"),
    off: { percent: 15 },
  },
];
