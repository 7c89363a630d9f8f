import { oneOf } from "../../../optionGroup.ts";
import type { CategorySeed } from "../../../storeSeed.ts";
import { words } from "../../../words.ts";

const uji = words("京都府宇治", "京都府宇治", "Uji, Kyoto", "京都府宇治", "교토부 우지");

const size = oneOf(
  "size",
  words("内容量", "规格", "Size", "規格", "용량"),
  ["100g", words("100g", "100克", "100 g", "100克", "100g")],
  ["200g", words("200g", "200克", "200 g", "200克", "200g"), 1080],
);

export const leaves: CategorySeed = {
  id: "leaves",
  name: words("茶葉", "茶叶", "Loose Leaf", "茶葉", "잎차"),
  goods: [
    {
      id: "sencha",
      name: words("煎茶 朝露", "煎茶 朝露", "Sencha Asatsuyu", "煎茶 朝露", "센차 아사쓰유"),
      about: words(
        "一番茶だけを浅く蒸した、すっきりと香る煎茶。",
        "只取头春茶浅蒸而成，清香爽口的煎茶。",
        "First flush only, lightly steamed: clear and fragrant.",
        "只取頭春茶淺蒸而成，清香爽口的煎茶。",
        "첫물차만 살짝 쪄 낸, 향이 맑은 센차입니다.",
      ),
      picture: "drink/green-tea",
      price: 1296,
      options: [size],
      tags: ["popular"],
      recommended: 1,
      mall: { category: "mall-tea", grams: 140, origin: uji, soldElsewhere: 184, addedDaysAgo: 400 },
    },
    {
      id: "gyokuro",
      name: words("玉露 常盤", "玉露 常盘", "Gyokuro Tokiwa", "玉露 常盤", "교쿠로 도키와"),
      about: words(
        "二十日のあいだ日を遮って育てた、旨みの濃い玉露。50g。",
        "遮光二十日培育而成，鲜味浓郁的玉露。50克。",
        "Shaded for twenty days: deep and savoury. 50 g.",
        "遮光二十日培育而成，鮮味濃郁的玉露。50克。",
        "스무 날 동안 햇빛을 가려 키운 감칠맛 깊은 교쿠로. 50g.",
      ),
      picture: "drink/tea",
      price: 2700,
      off: { percent: 10 },
      stock: 20,
      tags: ["limited"],
      mall: { category: "mall-tea", grams: 90, origin: uji, soldElsewhere: 61, addedDaysAgo: 200 },
    },
  ],
};
