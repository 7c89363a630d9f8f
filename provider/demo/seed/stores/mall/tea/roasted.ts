import type { CategorySeed } from "#provider/demo/seed/storeSeed.ts";
import { waresOf } from "#provider/demo/seed/stores/mall/ware.ts";
import { words } from "#provider/demo/seed/words.ts";

const kyoto = words("京都府和束町", "京都府和束町", "Wazuka, Kyoto", "京都府和束町", "교토부 와즈카초");
const tea = waresOf({ category: "mall-tea", origin: kyoto, addedDaysAgo: 240 });

export const roasted: CategorySeed = {
  id: "roasted",
  name: words(
    "ほうじ茶・番茶・紅茶",
    "焙茶・番茶・红茶",
    "Roasted & Black",
    "焙茶・番茶・紅茶",
    "호지차·반차·홍차",
  ),
  goods: [
    tea(
      "hojicha",
      "goods/tea-roasted",
      702,
      140,
      words("ほうじ茶", "焙茶", "Hojicha", "焙茶", "호지차"),
      words(
        "毎朝少しずつ焙じています。香ばしく、夜にもやさしい。100g。",
        "每天早上少量烘焙，香气浓郁，夜里喝也温和。100克。",
        "Roasted in small batches each morning; gentle at night. 100 g.",
        "每天早上少量烘焙，香氣濃郁，夜裡喝也溫和。100克。",
        "매일 아침 조금씩 볶습니다. 구수하고 밤에도 부담 없어요. 100g.",
      ),
      { tags: ["popular"], recommended: 4, mall: { soldElsewhere: 231 } },
    ),
    tea(
      "kuki-hojicha",
      "goods/tea-leaves-roasted",
      864,
      140,
      words("茎ほうじ茶", "茶梗焙茶", "Roasted Stem Tea", "茶梗焙茶", "줄기 호지차"),
      words(
        "茎だけを焙じた、甘い香りの一杯。100g。",
        "只用茶梗烘焙，香甜的一杯。100克。",
        "Stems alone, roasted to a sweet aroma. 100 g.",
        "只用茶梗烘焙，香甜的一杯。100克。",
        "줄기만 볶아 향이 달콤한 한 잔. 100g.",
      ),
      { mall: { soldElsewhere: 87 } },
    ),
    tea(
      "genmaicha",
      "goods/tea-genmai",
      648,
      140,
      words("抹茶入り玄米茶", "抹茶玄米茶", "Genmaicha with Matcha", "抹茶玄米茶", "말차 현미차"),
      words(
        "炒りたての国産玄米に、抹茶をひとふり。100g。",
        "现炒日本糙米，再撒一层抹茶。100克。",
        "Freshly toasted Japanese rice with a dusting of matcha. 100 g.",
        "現炒日本糙米，再撒一層抹茶。100克。",
        "갓 볶은 일본산 현미에 말차를 살짝. 100g.",
      ),
      { mall: { soldElsewhere: 142 } },
    ),
    tea(
      "iribancha",
      "goods/tea-leaves-roasted",
      540,
      220,
      words("京番茶", "京番茶", "Kyo-bancha", "京番茶", "교반차"),
      words(
        "強い火で炒った、いぶした香りの京のふだん茶。200g。",
        "大火炒制，带着烟熏香的京都日常茶。200克。",
        "Kyoto’s everyday tea, smoky from a strong fire. 200 g.",
        "大火炒製，帶著煙燻香的京都日常茶。200克。",
        "센 불에 볶아 훈연 향이 나는 교토의 일상차. 200g.",
      ),
      { mall: { soldElsewhere: 65 } },
    ),
    tea(
      "wakocha",
      "goods/tea-black",
      1296,
      100,
      words("和紅茶 茜", "和红茶 茜", "Japanese Black Tea Akane", "和紅茶 茜", "일본 홍차 아카네"),
      words(
        "渋みがやわらかく、砂糖なしでも甘い国産紅茶。60g缶。",
        "涩味柔和，不加糖也甘甜的日本红茶。60克罐装。",
        "Soft and sweet without sugar, grown in Wazuka. 60 g tin.",
        "澀味柔和，不加糖也甘甜的日本紅茶。60克罐裝。",
        "떫은맛이 부드러워 설탕 없이도 달콤한 홍차. 60g 캔.",
      ),
      { off: { percent: 15 }, mall: { soldElsewhere: 58 } },
    ),
    tea(
      "jasmine",
      "goods/tea-jasmine",
      918,
      100,
      words("茉莉花の緑茶", "茉莉花绿茶", "Jasmine Green Tea", "茉莉花綠茶", "재스민 녹차"),
      words(
        "煎茶に茉莉の花の香りを五度移しました。60g。",
        "以茉莉鲜花五次窨制的煎茶。60克。",
        "Sencha scented five times with jasmine flowers. 60 g.",
        "以茉莉鮮花五次窨製的煎茶。60克。",
        "센차에 재스민 꽃향을 다섯 번 입혔습니다. 60g.",
      ),
      { mall: { soldElsewhere: 39, addedDaysAgo: 20 }, tags: ["new"] },
    ),
  ],
};
