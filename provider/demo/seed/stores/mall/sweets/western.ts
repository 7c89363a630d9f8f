import { oneOf } from "#provider/demo/seed/optionGroup.ts";
import type { CategorySeed } from "#provider/demo/seed/storeSeed.ts";
import { waresOf } from "#provider/demo/seed/stores/mall/ware.ts";
import { words } from "#provider/demo/seed/words.ts";

const kanazawa = words(
  "石川県金沢市",
  "石川县金泽市",
  "Kanazawa, Ishikawa",
  "石川縣金澤市",
  "이시카와현 가나자와시",
);
const sweet = waresOf({
  category: "mall-sweets",
  origin: kanazawa,
  allergens: ["wheat", "egg", "milk"],
  addedDaysAgo: 180,
});

const size = oneOf(
  "size",
  words("大きさ", "尺寸", "Size", "尺寸", "크기"),
  ["half", words("半棹", "半条", "Half", "半條", "반 개")],
  ["whole", words("一棹", "整条", "Whole", "整條", "한 개"), 900],
);

export const western: CategorySeed = {
  id: "western",
  name: words(
    "焼き菓子・チョコレート",
    "烘焙点心・巧克力",
    "Bakes & Chocolate",
    "烘焙點心・巧克力",
    "구움과자·초콜릿",
  ),
  goods: [
    sweet(
      "castella",
      "goods/castella",
      1080,
      520,
      words("和三盆カステラ", "和三盆蜂蜜蛋糕", "Wasanbon Castella", "和三盆蜂蜜蛋糕", "와산본 카스텔라"),
      words(
        "しっとり焼いて一晩寝かせました。底のざらめも楽しみ。",
        "烘烤湿润再静置一夜，底部粗糖粒别有风味。",
        "Baked moist and rested overnight, with crunchy sugar beneath.",
        "烘烤濕潤再靜置一夜，底部粗糖粒別有風味。",
        "촉촉하게 구워 하룻밤 숙성. 바닥의 굵은 설탕도 별미예요.",
      ),
      {
        allergens: ["wheat", "egg"],
        options: [size],
        tags: ["popular"],
        recommended: 3,
        mall: { soldElsewhere: 240 },
      },
    ),
    sweet(
      "chocolate",
      "goods/chocolate",
      2808,
      280,
      words("ボンボンショコラ 16粒", "夹心巧克力16粒", "Bonbons, 16", "夾心巧克力16入", "봉봉 쇼콜라 16개"),
      words(
        "柚子、ほうじ茶、味噌など八つの味を二粒ずつ。",
        "柚子、焙茶、味噌等八种口味各两粒。",
        "Yuzu, hojicha, miso and five more, two of each.",
        "柚子、焙茶、味噌等八種口味各兩顆。",
        "유자·호지차·미소 등 여덟 가지 맛 두 개씩.",
      ),
      { allergens: ["milk", "soybean"], stock: 36, mall: { temperature: "chilled", soldElsewhere: 81 } },
    ),
    sweet(
      "financier",
      "goods/financier",
      1836,
      360,
      words("フィナンシェ 8個", "费南雪8个", "Financiers, 8", "費南雪8入", "휘낭시에 8개"),
      words(
        "焦がしバターと抹茶の二種。",
        "焦香黄油与抹茶两种口味。",
        "Brown butter and matcha.",
        "焦香奶油與抹茶兩種口味。",
        "브라운 버터와 말차 두 가지.",
      ),
      { mall: { soldElsewhere: 118 } },
    ),
    sweet(
      "cookies",
      "dish/cookies",
      1512,
      380,
      words("クッキー缶", "饼干罐", "A Tin of Cookies", "餅乾罐", "쿠키 캔"),
      words(
        "六種を手で詰めました。約三十枚。",
        "六种饼干手工装罐，约三十片。",
        "Six kinds packed by hand, about thirty.",
        "六種餅乾手工裝罐，約三十片。",
        "여섯 가지를 손으로 담았습니다. 약 30개.",
      ),
      { tags: ["popular"], recommended: 4, mall: { soldElsewhere: 203 } },
    ),
    sweet(
      "cheesecake",
      "dish/cheesecake",
      2484,
      780,
      words(
        "酒粕チーズケーキ",
        "酒糟芝士蛋糕",
        "Sake-lees Cheesecake",
        "酒粕起司蛋糕",
        "술지게미 치즈케이크",
      ),
      words(
        "能登の酒粕がほのかに香る。冷凍、直径15cm。",
        "淡淡能登酒糟香。冷冻，直径15厘米。",
        "A hint of Noto sake lees. Frozen, 15 cm across.",
        "淡淡能登酒粕香。冷凍，直徑15公分。",
        "노토 술지게미 향이 은은하게. 냉동, 지름 15cm.",
      ),
      {
        allergens: ["wheat", "egg", "milk", "alcohol"],
        mall: { temperature: "frozen", shipsWithinDays: 3, soldElsewhere: 94 },
      },
    ),
    sweet(
      "shortcake",
      "dish/shortcake",
      3888,
      1200,
      words(
        "苺のデコレーション 5号",
        "草莓奶油蛋糕5号",
        "Strawberry Cake, 15 cm",
        "草莓奶油蛋糕5吋",
        "딸기 생크림 케이크 15cm",
      ),
      words(
        "記念日に。冷凍でお届けし、冷蔵庫で八時間で食べごろ。",
        "适合纪念日，冷冻配送，冷藏室解冻八小时即可享用。",
        "For anniversaries: sent frozen, ready after eight hours in the fridge.",
        "適合紀念日，冷凍配送，冷藏室解凍八小時即可享用。",
        "기념일에. 냉동 배송, 냉장고에서 8시간이면 먹기 좋아요.",
      ),
      { stock: 12, mall: { temperature: "frozen", shipsWithinDays: 3, soldElsewhere: 38 } },
    ),
    sweet(
      "pudding",
      "dish/pudding",
      1620,
      900,
      words("なめらかプリン 6個", "滑嫩布丁6个", "Silky Puddings, 6", "滑嫩布丁6入", "부드러운 푸딩 6개"),
      words(
        "卵黄たっぷり。冷蔵でお届けします。",
        "大量使用蛋黄，冷藏配送。",
        "Rich in yolks, sent chilled.",
        "大量使用蛋黃，冷藏配送。",
        "노른자를 듬뿍. 냉장으로 보내 드립니다.",
      ),
      { allergens: ["egg", "milk"], mall: { temperature: "chilled", soldElsewhere: 126 } },
    ),
    sweet(
      "granola",
      "goods/granola",
      972,
      360,
      words("きなこグラノーラ", "黄豆粉格兰诺拉", "Kinako Granola", "黃豆粉格蘭諾拉", "콩가루 그래놀라"),
      words(
        "大豆の甘みと、ごろごろの木の実。300g。",
        "黄豆的甘甜与大颗坚果。300克。",
        "Sweet with soy flour, full of nuts. 300 g.",
        "黃豆的甘甜與大顆堅果。300克。",
        "콩의 단맛과 큼직한 견과. 300g.",
      ),
      { allergens: ["wheat", "walnut", "soybean"], off: { percent: 10 }, mall: { soldElsewhere: 57 } },
    ),
  ],
};
