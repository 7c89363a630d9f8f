import { maybeOneOf, oneOf } from "../../optionGroup.ts";
import type { CategorySeed } from "../../storeSeed.ts";
import { words } from "../../words.ts";
import { ice } from "./options.ts";

export const drinks: CategorySeed = {
  id: "drinks",
  name: words("お飲み物", "饮品", "Drinks", "飲料", "음료"),
  goods: [
    {
      id: "draft-beer",
      name: words("生ビール(中)", "生啤(中杯)", "Draft Beer", "生啤酒(中杯)", "생맥주(중)"),
      about: words("きめ細かな泡で、よく冷えたジョッキに。", "泡沫细腻,冰镇杯装。", "A fine head in a frosted mug.", "泡沫綿密,以冰鎮啤酒杯盛裝。", "고운 거품을 올려 차가운 잔에 드립니다."),
      picture: "drink/beer-mug",
      price: 580,
      shown: [1],
      tax: "alcohol",
      tags: ["popular"],
      allergens: ["alcohol"],
    },
    {
      id: "bottle-beer",
      name: words("瓶ビール(中瓶)", "瓶装啤酒(500ml)", "Bottled Beer (500 ml)", "瓶裝啤酒(500ml)", "병맥주(500ml)"),
      about: words("ラガーまたは黒をお選びください。", "可选拉格或黑啤。", "Lager or dark.", "可選拉格或黑啤酒。", "라거와 흑맥주 중 골라 주세요."),
      picture: "drink/beer-bottle",
      price: 650,
      options: [
        oneOf(
          "beer-kind",
          words("種類", "种类", "Kind", "種類", "종류"),
          ["beer-lager", words("ラガー", "拉格", "Lager", "拉格", "라거")],
          ["beer-dark", words("黒", "黑啤", "Dark", "黑啤酒", "흑맥주"), 50],
        ),
      ],
      tax: "alcohol",
      allergens: ["alcohol"],
    },
    {
      id: "highball",
      name: words("ハイボール", "嗨棒(威士忌苏打)", "Whisky Highball", "Highball 威士忌蘇打", "하이볼"),
      about: words("強炭酸で、餃子によく合います。", "强劲气泡,与煎饺很搭。", "Strong soda; right beside gyoza.", "強勁氣泡,和煎餃很搭。", "강탄산으로 교자와 잘 어울립니다."),
      picture: "drink/highball",
      price: 480,
      options: [
        oneOf(
          "strength",
          words("濃さ", "浓度", "Strength", "濃度", "농도"),
          ["strength-regular", words("ふつう", "标准", "Regular", "一般", "보통")],
          ["strength-strong", words("濃いめ", "加浓", "Strong", "加濃", "진하게"), 80],
        ),
      ],
      shown: [1],
      tax: "alcohol",
      allergens: ["alcohol"],
    },
    {
      id: "lemon-sour",
      name: words("レモンサワー", "柠檬沙瓦", "Lemon Sour", "檸檬沙瓦", "레몬 사워"),
      about: words("国産レモンをまるごと半個。", "用半颗日本国产柠檬。", "With half a Japanese lemon.", "使用半顆日本國產檸檬。", "일본산 레몬 반 개를 통째로."),
      picture: "drink/lemon-sour",
      price: 480,
      shown: [1],
      tax: "alcohol",
      allergens: ["alcohol"],
    },
    {
      id: "alcohol-free",
      name: words("ノンアルコールビール", "无酒精啤酒", "Alcohol-free Beer", "無酒精啤酒", "무알코올 맥주"),
      about: words("お車の方にも。アルコール0.00%。", "开车的客人也可放心,酒精0.00%。", "0.00% alcohol, for drivers too.", "開車也安心,酒精0.00%。", "운전하시는 분께도. 알코올 0.00%."),
      picture: "drink/beer-free",
      price: 450,
    },
    {
      id: "oolong",
      name: words("烏龍茶", "乌龙茶", "Oolong Tea", "烏龍茶", "우롱차"),
      about: words("福建省の茶葉を使った、香ばしい一杯。", "选用福建茶叶,香气醇厚。", "Roasted Fujian tea.", "選用福建茶葉,香氣醇厚。", "푸젠성 찻잎으로 우린 구수한 한 잔."),
      picture: "drink/oolong",
      price: 250,
      options: [
        oneOf(
          "temperature",
          words("温度", "冷热", "Hot or iced", "冷熱", "온도"),
          ["temp-iced", words("アイス", "冰", "Iced", "冰", "아이스")],
          ["temp-hot", words("ホット", "热", "Hot", "熱", "핫")],
        ),
      ],
    },
    {
      id: "cola",
      name: words("コーラ", "可乐", "Cola", "可樂", "콜라"),
      about: words("氷たっぷり、よく冷やして。", "加满冰块,冰凉畅快。", "Ice-cold, over plenty of ice.", "加滿冰塊,冰涼暢快。", "얼음 가득, 시원하게."),
      picture: "drink/cola",
      price: 250,
      options: [ice],
    },
    {
      id: "melon-soda",
      name: words("メロンソーダ", "蜜瓜汽水", "Melon Soda", "哈密瓜汽水", "멜론 소다"),
      about: words("なつかしい緑色。アイスのせもできます。", "怀旧的绿色,可加冰淇淋球。", "Nostalgic green. Add a scoop of ice cream if you like.", "懷舊的綠色,可加冰淇淋球。", "추억의 초록빛. 아이스크림도 올릴 수 있어요."),
      picture: "drink/melon-soda",
      price: 280,
      options: [
        ice,
        maybeOneOf(
          "float",
          words("フロート", "加冰淇淋球", "Float", "加冰淇淋球", "플로트"),
          ["float-yes", words("アイスをのせる", "加冰淇淋", "With ice cream", "加冰淇淋", "아이스크림 추가"), 120],
        ),
      ],
      allergens: ["milk"],
    },
    {
      id: "ramune",
      name: words("ラムネ", "弹珠汽水", "Ramune (Marble Soda)", "彈珠汽水", "라무네"),
      about: words("ビー玉の瓶でどうぞ。", "玻璃弹珠瓶装。", "In the bottle with the marble.", "玻璃彈珠瓶裝。", "구슬이 든 병째로 드립니다."),
      picture: "drink/ramune",
      price: 230,
    },
    {
      id: "apple-juice",
      name: words("りんごジュース", "苹果汁", "Apple Juice", "蘋果汁", "사과 주스"),
      about: words("青森県産ふじの果汁100%。", "青森县产富士苹果,100%果汁。", "Pure juice of Fuji apples from Aomori.", "青森縣產富士蘋果,100%原汁。", "아오모리산 후지 사과 과즙 100%."),
      picture: "drink/apple-juice",
      price: 280,
      options: [ice],
    },
  ],
};
