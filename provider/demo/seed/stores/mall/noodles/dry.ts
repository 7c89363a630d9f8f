import { oneOf } from "#provider/demo/seed/optionGroup.ts";
import type { CategorySeed } from "#provider/demo/seed/storeSeed.ts";
import { waresOf } from "#provider/demo/seed/stores/mall/ware.ts";
import { words } from "#provider/demo/seed/words.ts";

const sanuki = words("香川県", "香川县", "Kagawa", "香川縣", "가가와현");
const shinshu = words("長野県", "长野县", "Nagano", "長野縣", "나가노현");
const noodle = waresOf({ category: "mall-noodles", origin: sanuki, allergens: ["wheat"], addedDaysAgo: 300 });

const bundles = oneOf(
  "bundles",
  words("数量", "数量", "Bundles", "數量", "수량"),
  ["5", words("5束", "5束", "5", "5束", "5묶음")],
  ["10", words("10束", "10束", "10", "10束", "10묶음"), 900],
  ["20", words("20束", "20束", "20", "20束", "20묶음"), 2500],
);

export const dry: CategorySeed = {
  id: "dry",
  name: words("乾麺", "干面", "Dried Noodles", "乾麵", "건면"),
  goods: [
    noodle(
      "udon",
      "goods/udon-dry",
      1080,
      620,
      words("讃岐うどん 乾麺", "赞岐乌冬干面", "Sanuki Udon, Dried", "讚岐烏龍乾麵", "사누키 우동 건면"),
      words(
        "足踏みの生地をゆっくり干した、つるりとしたこし。",
        "脚踏面团慢慢风干，爽滑劲道。",
        "Foot-kneaded and slowly dried: smooth and firm.",
        "腳踏麵團慢慢風乾，滑順彈牙。",
        "발로 밟은 반죽을 천천히 말려 매끈하고 쫄깃.",
      ),
      { options: [bundles], tags: ["popular"], recommended: 1, mall: { soldElsewhere: 190 } },
    ),
    noodle(
      "udon-thin",
      "goods/udon-dry",
      972,
      560,
      words("ひやむぎ", "冷麦细面", "Hiyamugi", "冷麥細麵", "히야무기"),
      words(
        "夏の昼に。氷水で締めて。",
        "夏日午餐，冰水过凉最佳。",
        "For summer noons, chilled in ice water.",
        "夏日午餐，冰水過涼最佳。",
        "여름 점심에. 얼음물에 헹궈서.",
      ),
      { mall: { soldElsewhere: 58 } },
    ),
    noodle(
      "soba",
      "goods/soba-dry",
      1296,
      520,
      words("二八そば 乾麺", "二八荞麦干面", "Ni-hachi Soba, Dried", "二八蕎麥乾麵", "니하치 소바 건면"),
      words(
        "信州のそば粉八割。香りが立ちます。",
        "八成信州荞麦粉，香气四溢。",
        "80 % buckwheat from Shinshu, and you can smell it.",
        "八成信州蕎麥粉，香氣四溢。",
        "신슈 메밀 80%. 향이 살아 있어요.",
      ),
      {
        options: [bundles],
        allergens: ["buckwheat", "wheat"],
        recommended: 2,
        mall: { soldElsewhere: 145, origin: shinshu },
      },
    ),
    noodle(
      "soba-towari",
      "goods/soba-dry",
      1620,
      420,
      words(
        "十割そば 4束",
        "十割荞麦面4束",
        "Pure Buckwheat Soba, 4",
        "十割蕎麥麵4束",
        "100% 메밀 소바 4묶음",
      ),
      words(
        "つなぎなし、そば粉だけ。",
        "不加黏合，纯荞麦粉。",
        "Buckwheat, and nothing to bind it.",
        "不加黏合，純蕎麥粉。",
        "다른 가루 없이 메밀만.",
      ),
      { allergens: ["buckwheat"], stock: 70, mall: { soldElsewhere: 62, origin: shinshu } },
    ),
    noodle(
      "cha-soba",
      "goods/cha-soba",
      1188,
      420,
      words("茶そば 4束", "茶荞麦面4束", "Tea Soba, 4", "茶蕎麥麵4束", "차소바 4묶음"),
      words(
        "宇治抹茶を練り込んだ、目にも涼しい緑。",
        "揉入宇治抹茶，翠绿清凉。",
        "Uji matcha in the dough: cool to look at.",
        "揉入宇治抹茶，翠綠清涼。",
        "우지 말차를 넣은 시원한 초록빛.",
      ),
      { allergens: ["buckwheat", "wheat"], mall: { soldElsewhere: 49 } },
    ),
    noodle(
      "somen",
      "goods/somen-dry",
      1404,
      540,
      words(
        "手延べそうめん 10束",
        "手拉素面10束",
        "Hand-pulled Somen, 10",
        "手拉素麵10束",
        "손으로 뽑은 소면 10묶음",
      ),
      words(
        "寒に延ばし、二年寝かせた細い麺。",
        "寒冬手拉，窖藏两年的细面。",
        "Pulled in the cold months and aged two years.",
        "寒冬手拉，窖藏兩年的細麵。",
        "한겨울에 뽑아 두 해 숙성한 가는 면.",
      ),
      {
        mall: {
          soldElsewhere: 101,
          origin: words("奈良県三輪", "奈良县三轮", "Miwa, Nara", "奈良縣三輪", "나라현 미와"),
        },
      },
    ),
    noodle(
      "somen-colours",
      "goods/somen-dry",
      1728,
      540,
      words("五色そうめん", "五色素面", "Five-color Somen", "五色素麵", "오색 소면"),
      words(
        "梅・卵・抹茶・そば・白。お祝いの席に。",
        "梅、蛋、抹茶、荞麦、原味，适合喜庆。",
        "Plum, egg, matcha, buckwheat and plain.",
        "梅、蛋、抹茶、蕎麥、原味，適合喜慶。",
        "매실·달걀·말차·메밀·흰색. 잔칫상에.",
      ),
      { allergens: ["wheat", "egg", "buckwheat"], mall: { soldElsewhere: 33 } },
    ),
    noodle(
      "kishimen",
      "goods/udon-dry",
      918,
      500,
      words("きしめん", "扁面", "Kishimen", "扁麵", "기시멘"),
      words(
        "名古屋の平打ち麺。ゆで時間は六分。",
        "名古屋宽扁面，煮六分钟。",
        "Nagoya’s flat noodles; six minutes in the pot.",
        "名古屋寬扁麵，煮六分鐘。",
        "나고야의 넓적한 면. 6분이면 됩니다.",
      ),
      { mall: { soldElsewhere: 41 } },
    ),
    noodle(
      "instant-udon",
      "goods/udon-dry",
      1620,
      760,
      words(
        "釜玉うどんセット 4人前",
        "釜玉乌冬套装4人份",
        "Kamatama Udon Kit, for Four",
        "釜玉烏龍組4人份",
        "가마타마 우동 세트 4인분",
      ),
      words(
        "だし醤油つき。卵をひとつ、どうぞ。",
        "附高汤酱油，加个鸡蛋即可。",
        "With dashi soy sauce; add an egg.",
        "附高湯醬油，加顆雞蛋即可。",
        "다시 간장 포함. 달걀 하나만 더하세요.",
      ),
      { allergens: ["wheat", "soybean", "fish"], off: { yen: 200 }, mall: { soldElsewhere: 88 } },
    ),
  ],
};
