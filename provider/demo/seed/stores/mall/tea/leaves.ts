import { oneOf } from "#provider/demo/seed/optionGroup.ts";
import type { CategorySeed } from "#provider/demo/seed/storeSeed.ts";
import { waresOf } from "#provider/demo/seed/stores/mall/ware.ts";
import { words } from "#provider/demo/seed/words.ts";

const uji = words("京都府宇治", "京都府宇治", "Uji, Kyoto", "京都府宇治", "교토부 우지");

const size = oneOf(
  "size",
  words("内容量", "规格", "Size", "規格", "용량"),
  ["100g", words("100g", "100克", "100 g", "100克", "100g")],
  ["200g", words("200g", "200克", "200 g", "200克", "200g"), 1080],
);

const leaf = waresOf({ category: "mall-tea", origin: uji, addedDaysAgo: 300 });

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
      picture: "goods/tea-pouch",
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
        "Shaded for twenty days: deep and savory. 50 g.",
        "遮光二十日培育而成，鮮味濃郁的玉露。50克。",
        "스무 날 동안 햇빛을 가려 키운 감칠맛 깊은 교쿠로. 50g.",
      ),
      picture: "goods/tea-leaves",
      price: 2700,
      off: { percent: 10 },
      stock: 20,
      tags: ["limited"],
      mall: { category: "mall-tea", grams: 90, origin: uji, soldElsewhere: 61, addedDaysAgo: 200 },
    },
    leaf(
      "fukamushi",
      "goods/tea-pouch",
      1080,
      140,
      words("深蒸し煎茶", "深蒸煎茶", "Deep-steamed Sencha", "深蒸煎茶", "후카무시 센차"),
      words(
        "じっくり蒸して、まろやかで濃い緑に。100g。",
        "长时间蒸制，口感圆润、色泽深绿。100克。",
        "Steamed long for a mellow, deep green cup. 100 g.",
        "長時間蒸製，口感圓潤、色澤深綠。100克。",
        "오래 쪄서 부드럽고 진한 초록빛. 100g.",
      ),
      { mall: { soldElsewhere: 122 } },
    ),
    leaf(
      "shincha",
      "goods/tea-leaves",
      1620,
      140,
      words(
        "新茶 八十八夜",
        "新茶 八十八夜",
        "Shincha, the 88th Night",
        "新茶 八十八夜",
        "햇차 하치주하치야",
      ),
      words(
        "立春から八十八日目に摘んだ今年のお茶。80g。",
        "立春后第八十八天采摘的今年新茶。80克。",
        "This year’s tea, picked on the 88th day of spring. 80 g.",
        "立春後第八十八天採摘的今年新茶。80克。",
        "입춘에서 여든여덟째 날에 딴 올해의 햇차. 80g.",
      ),
      { tags: ["new", "limited"], stock: 80, mall: { soldElsewhere: 210, addedDaysAgo: 14 } },
    ),
    leaf(
      "kabusecha",
      "goods/tea-leaves",
      1512,
      130,
      words("かぶせ茶", "冠茶", "Kabusecha", "冠茶", "가부세차"),
      words(
        "十日ほど覆いをかけた、玉露に近い甘み。80g。",
        "覆盖约十日，甘甜接近玉露。80克。",
        "Shaded for ten days, with nearly the sweetness of gyokuro. 80 g.",
        "覆蓋約十日，甘甜接近玉露。80克。",
        "열흘쯤 햇빛을 가려 교쿠로에 가까운 단맛. 80g.",
      ),
      { mall: { soldElsewhere: 44 } },
    ),
    leaf(
      "kukicha",
      "goods/tea-leaves",
      756,
      140,
      words("茎茶 白折", "茎茶 白折", "Kukicha Shiraore", "莖茶 白折", "줄기차 시라오레"),
      words(
        "玉露の茎を集めた、青くさわやかな香り。100g。",
        "精选玉露茶梗，清新爽朗的香气。100克。",
        "Stems of gyokuro: green and fresh. 100 g.",
        "精選玉露茶梗，清新爽朗的香氣。100克。",
        "교쿠로 줄기만 모은 풋풋하고 산뜻한 향. 100g.",
      ),
      { mall: { soldElsewhere: 73 } },
    ),
    leaf(
      "matcha-usucha",
      "goods/tea-matcha",
      1944,
      120,
      words(
        "薄茶用抹茶 若竹",
        "薄茶用抹茶 若竹",
        "Matcha Wakatake, for Thin Tea",
        "薄茶用抹茶 若竹",
        "박차용 말차 와카타케",
      ),
      words(
        "毎日の一服に。泡立ちのよい石臼挽き。40g缶。",
        "每日一碗的好选择，石磨研细，起泡细腻。40克罐装。",
        "For every day: stone-ground, with a fine foam. 40 g tin.",
        "每日一碗的好選擇，石磨研細，起泡細緻。40克罐裝。",
        "매일 한 잔에. 거품이 고운 맷돌 말차. 40g 캔.",
      ),
      { tags: ["popular"], recommended: 3, mall: { soldElsewhere: 156 } },
    ),
    leaf(
      "matcha-koicha",
      "goods/tea-matcha",
      4320,
      120,
      words(
        "濃茶用抹茶 千歳",
        "浓茶用抹茶 千岁",
        "Matcha Chitose, for Thick Tea",
        "濃茶用抹茶 千歲",
        "농차용 말차 지토세",
      ),
      words(
        "苦みの少ない最上の碾茶だけを挽きました。40g缶。",
        "只选苦味极少的上等碾茶研磨。40克罐装。",
        "Only the finest leaf, with hardly a trace of bitterness. 40 g tin.",
        "只選苦味極少的上等碾茶研磨。40克罐裝。",
        "쓴맛이 적은 최상급 덴차만 갈았습니다. 40g 캔.",
      ),
      { stock: 15, mall: { soldElsewhere: 22 } },
    ),
  ],
};
