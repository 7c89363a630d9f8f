import { oneOf } from "#provider/demo/seed/optionGroup.ts";
import type { CategorySeed } from "#provider/demo/seed/storeSeed.ts";
import { waresOf } from "#provider/demo/seed/stores/mall/ware.ts";
import { words } from "#provider/demo/seed/words.ts";

const nagaoka = words(
  "新潟県長岡市",
  "新潟县长冈市",
  "Nagaoka, Niigata",
  "新潟縣長岡市",
  "니가타현 나가오카시",
);
const sake = waresOf({
  category: "mall-sake",
  origin: nagaoka,
  tax: "alcohol",
  allergens: ["alcohol"],
  ageLimit: 20,
  addedDaysAgo: 320,
});

/** A large bottle costs and weighs more; it is priced by the difference. */
const bottle = (more: number) =>
  oneOf(
    "bottle",
    words("容量", "容量", "Bottle", "容量", "용량"),
    ["720", words("720ml", "720毫升", "720 ml", "720毫升", "720ml")],
    ["1800", words("1.8L", "1.8升", "1.8 l", "1.8公升", "1.8L"), more],
  );

export const nihonshu: CategorySeed = {
  id: "nihonshu",
  name: words("日本酒", "日本酒", "Sake", "日本酒", "사케"),
  goods: [
    sake(
      "junmai",
      "goods/sake-junmai",
      1540,
      1300,
      words("純米 雪見", "纯米 雪见", "Junmai Yukimi", "純米 雪見", "준마이 유키미"),
      words(
        "米の旨みと、すっと消えるあと口。燗でも冷やでも。",
        "米香醇厚，余味干净，冷热皆宜。",
        "Savory rice and a clean finish, warm or cool.",
        "米香醇厚，餘味乾淨，冷熱皆宜。",
        "쌀의 감칠맛과 깔끔한 뒷맛. 데워도 차게도.",
      ),
      { options: [bottle(1430)], tags: ["popular"], recommended: 1, mall: { soldElsewhere: 210 } },
    ),
    sake(
      "honjozo",
      "goods/sake-junmai",
      1210,
      1300,
      words("本醸造 里の春", "本酿造 里之春", "Honjozo Sato-no-haru", "本釀造 里之春", "혼조조 사토노하루"),
      words(
        "毎日の晩酌に。お燗がおすすめです。",
        "适合每日小酌，推荐温饮。",
        "For every evening; best warm.",
        "適合每日小酌，推薦溫飲。",
        "매일 저녁 반주로. 데워 드시길 권합니다.",
      ),
      { options: [bottle(1100)], mall: { soldElsewhere: 142 } },
    ),
    sake(
      "tokubetsu",
      "goods/sake-junmai",
      1870,
      1300,
      words(
        "特別純米 越の風",
        "特别纯米 越之风",
        "Tokubetsu Junmai Koshi-no-kaze",
        "特別純米 越之風",
        "특별 준마이 고시노카제",
      ),
      words(
        "五百万石を六割まで磨いた、食事のための一本。",
        "五百万石酒米精磨至六成，佐餐之选。",
        "Gohyakumangoku polished to 60 %: made for the table.",
        "五百萬石酒米精磨至六成，佐餐之選。",
        "고햐쿠만고쿠를 60%까지 깎은, 식사를 위한 한 병.",
      ),
      { options: [bottle(1760)], mall: { soldElsewhere: 118 } },
    ),
    sake(
      "ginjo",
      "goods/sake-ginjo",
      2090,
      1300,
      words("吟醸 花霞", "吟酿 花霞", "Ginjo Hanagasumi", "吟釀 花霞", "긴조 하나가스미"),
      words(
        "りんごのような香り。よく冷やしてワイングラスで。",
        "苹果般的香气，冰镇后用红酒杯饮用。",
        "Apple-like; serve cold in a wine glass.",
        "蘋果般的香氣，冰鎮後用紅酒杯飲用。",
        "사과 같은 향. 차게 해서 와인잔에.",
      ),
      { recommended: 2, mall: { soldElsewhere: 131 } },
    ),
    sake(
      "daiginjo",
      "goods/sake-daiginjo",
      5500,
      1400,
      words(
        "純米大吟醸 月の雫",
        "纯米大吟酿 月之雫",
        "Junmai Daiginjo Tsuki-no-shizuku",
        "純米大吟釀 月之雫",
        "준마이 다이긴조 쓰키노시즈쿠",
      ),
      words(
        "山田錦三割五分。袋で吊るし、落ちる雫だけを。化粧箱入り。",
        "山田锦精米三成五，只取吊袋滴落的酒液。礼盒装。",
        "Yamada Nishiki at 35 %, only what drips from hanging bags. Boxed.",
        "山田錦精米三成五，只取吊袋滴落的酒液。禮盒裝。",
        "야마다니시키 35%. 매단 자루에서 떨어지는 방울만. 상자 포함.",
      ),
      { stock: 18, tags: ["limited"], mall: { soldElsewhere: 33 } },
    ),
    sake(
      "nama",
      "goods/sake-ginjo",
      1980,
      1300,
      words("生酒 しぼりたて", "生酒 新榨", "Nama, Just Pressed", "生酒 新榨", "나마자케 시보리타테"),
      words(
        "火入れをしない新酒。冷蔵でお届けします。",
        "未经加热的新酒，冷藏配送。",
        "Unpasteurized new sake, sent chilled.",
        "未經加熱的新酒，冷藏配送。",
        "열처리하지 않은 햇술. 냉장으로 보내 드립니다.",
      ),
      { tags: ["new"], stock: 48, mall: { temperature: "chilled", soldElsewhere: 64, addedDaysAgo: 10 } },
    ),
    sake(
      "nigori",
      "goods/sake-nigori",
      1650,
      1300,
      words("にごり 初雪", "浊酒 初雪", "Nigori Hatsuyuki", "濁酒 初雪", "니고리 하쓰유키"),
      words(
        "ゆっくり混ぜて、とろりと甘く。",
        "轻轻摇匀，浓稠香甜。",
        "Turn it gently: cloudy, soft and sweet.",
        "輕輕搖勻，濃稠香甜。",
        "천천히 섞어 걸쭉하고 달콤하게.",
      ),
      { mall: { soldElsewhere: 88 } },
    ),
    sake(
      "sparkling",
      "goods/sake-sparkling",
      1320,
      900,
      words(
        "発泡 ほし 360ml",
        "气泡酒 星 360毫升",
        "Sparkling Hoshi, 360 ml",
        "氣泡酒 星 360毫升",
        "스파클링 호시 360ml",
      ),
      words(
        "瓶のなかで醗酵した、きめ細かい泡。",
        "瓶内发酵，气泡细腻。",
        "Bottle-fermented, with fine bubbles.",
        "瓶內發酵，氣泡細緻。",
        "병 속에서 발효한 고운 거품.",
      ),
      { tags: ["popular"], recommended: 3, mall: { soldElsewhere: 175 } },
    ),
    sake(
      "aged",
      "goods/sake-aged",
      3850,
      1300,
      words("長期熟成酒 十年", "十年熟成酒", "Aged Ten Years", "十年熟成酒", "10년 숙성주"),
      words(
        "琥珀色。木の実と蜜の香り、少しずつ。",
        "琥珀色，坚果与蜂蜜香，宜细品。",
        "Amber, with nuts and honey: a little at a time.",
        "琥珀色，堅果與蜂蜜香，宜細品。",
        "호박빛. 견과와 꿀 향, 조금씩 즐기세요.",
      ),
      { mall: { soldElsewhere: 21 } },
    ),
    sake(
      "cup",
      "goods/sake-junmai",
      330,
      380,
      words("カップ酒 180ml", "杯装酒180毫升", "One-cup Sake, 180 ml", "杯裝酒180毫升", "컵 사케 180ml"),
      words("旅のおともに。", "旅途良伴。", "For the train.", "旅途良伴。", "여행길에 한 잔."),
      { mall: { soldElsewhere: 300 } },
    ),
    sake(
      "set",
      "goods/sake-set",
      3960,
      2100,
      words(
        "飲み比べ三本 300ml",
        "三款品鉴组300毫升",
        "Three to Compare, 300 ml",
        "三款品鑑組300毫升",
        "비교 시음 3병 300ml",
      ),
      words(
        "純米・吟醸・大吟醸を小瓶で。はじめての方に。",
        "纯米、吟酿、大吟酿小瓶装，适合初次品尝。",
        "Junmai, ginjo and daiginjo in small bottles: a first meeting.",
        "純米、吟釀、大吟釀小瓶裝，適合初次品嚐。",
        "준마이·긴조·다이긴조를 작은 병으로. 처음이신 분께.",
      ),
      { recommended: 4, tags: ["popular"], mall: { soldElsewhere: 122 } },
    ),
  ],
};
